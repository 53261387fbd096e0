import { findArticles, type ScoredArticle } from '../../help/find-articles'
import { helpModule } from '../../help/routes'
import type { Turn } from '../understand/read-turn'
import { type Reply, joined, person, text, tips, understoodSentence } from './reply-steps'
import { subjectArticleId } from './rule-subjects'
import { sentences } from './sentences'

const MOST_SOURCES = 3
const MOST_PARAGRAPHS = 2
/** Further articles count as sources where they fit nearly as well as the best. */
const NEAR_SCORE = 0.75

/** The first paragraphs of an article. */
const beginningOf = (content: string): string =>
  content
    .split(/\n\s*\n/)
    .slice(0, MOST_PARAGRAPHS)
    .join('\n\n')

/** The articles for a question; for a Chinese one that none fits, the one of its subject. */
async function articlesFor({ question: { text: asked, caller }, lang, reading }: Turn): Promise<ScoredArticle[]> {
  const found = await findArticles(caller.services.database.db, asked, MOST_SOURCES)
  const articleId = lang === 'zh' && found.length === 0 ? subjectArticleId(reading.text) : null
  if (articleId === null) return found
  const { list } = await helpModule.handlers.searchQa({ articleId }, caller)
  return list.map((article) => ({ article, score: 1 }))
}

/** Replies from the help articles, or that the question was not understood where none fits. */
export async function* replyRules(turn: Turn): Reply {
  const { lang, reading } = turn
  const found = await articlesFor(turn)
  const [best] = found
  if (!best) {
    const isQuestion = reading.signals.isRule && reading.text.length > 8
    yield text(joined(lang, understoodSentence(turn), sentences[isQuestion ? 'nothingWritten' : 'notUnderstood'][lang]))
    yield tips('start', lang)
    return yield person
  }
  const { article, score } = best
  const lead = lang === 'zh' ? `${sentences.articleInEnglish.zh}\n` : ''
  yield text(`${lead}${article.title}\n${beginningOf(article.content)}`)
  const near = found.filter((other) => other.score >= score * NEAR_SCORE)
  yield { kind: 'sources', list: near.map(({ article: { articleId, type, title } }) => ({ articleId, type, title })) }
  yield tips('rules', lang)
}
