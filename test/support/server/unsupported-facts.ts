import { helpFactsOf } from '../../../server/help/facts'
import { allArticles } from '../../../server/help/articles/all-articles'
import { understoodNotes } from '../../../server/assistant/notes'
import type { Services } from '../../../server/kernel/services'
import type { Outcome } from './assistant-scene'

const MONEY = '(?:CNY|USD|EUR|GBP|JPY|HKD|KRW|SGD|THB|TWD|¥|\\$|€|£|₩|฿|元|块|yuan|dollars?|euros?|pounds?)'
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?'
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'

/** Amounts, percentages, dates and times of day. */
const FACTS = new RegExp(
  [
    `${MONEY}\\s*${NUMBER}`,
    `${NUMBER}\\s*${MONEY}`,
    `${NUMBER}\\s*(?:%|percent)`,
    '\\d{4}-\\d{2}-\\d{2}',
    `\\d{1,2} – [A-Z][a-z]{2} \\d{1,2}`,
    `\\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?: \\d{4})?`,
    `${MONTH} \\d{1,2}(?!\\d)`,
    '(?:\\d{4}年)?\\d{1,2}月\\d{1,2}日',
    '\\d{1,2}:\\d{2}',
  ].join('|'),
  'g',
)

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(',', '')))

/** Dates and sentences with examples of how to write them. */
const EXAMPLES = /“[^”]*”/g

/** Returns the amounts, percentages, dates and times of a text without a source. Sources are the cards, notes and articles of the same reply. */
export function unsupportedFacts({ env }: Pick<Services, 'env'>, { steps, understood, text }: Outcome): string[] {
  const articles = new Map(allArticles(helpFactsOf(env)).map((article) => [article.id, article]))
  const shown = steps.flatMap((step): unknown[] => {
    if (step.kind === 'cards') return [...step.cards]
    if (step.kind !== 'sources') return []
    return step.list.map(({ articleId }) => articles.get(articleId))
  })
  const known = JSON.stringify([shown, understood, understoodNotes(understood)])
  const numbers = new Set(numbersIn(known))
  for (const day of known.match(/\d{4}-\d{2}-\d{2}/g) ?? [])
    for (const part of day.split('-')) numbers.add(Number(part))
  return [...text.replace(EXAMPLES, '').matchAll(FACTS)]
    .map(([fact]) => fact)
    .filter((fact) => numbersIn(fact).some((number) => !numbers.has(number)))
}
