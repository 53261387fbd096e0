import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity'

/** Words of the English list that reviews of stays use without insulting: other meanings, places, and names of people. */
const otherwiseUsed: ReadonlySet<string> = new Set(['cum', 'dyke', 'negro', 'rape', 'sex', 'tit', 'pussy', 'cock'])

/** Insults that the English list does not have. */
const moreInsults = [
  pattern`|idiot`,
  pattern`|moron|`,
  pattern`|morons|`,
  pattern`|imbecile`,
  pattern`|scumbag`,
  pattern`|douchebag`,
  pattern`|kill yourself|`,
  pattern`|go die|`,
  pattern`|stfu|`,
  pattern`|motherf`,
]

type Insult = { readonly originalWord: string }

const dataset = new DataSet<Insult>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => otherwiseUsed.has(metadata?.originalWord ?? ''))
  .addPhrase((phrase) =>
    moreInsults.reduce((all, each) => all.addPattern(each), phrase.setMetadata({ originalWord: 'insult' })),
  )

const matcher = new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers })

/** What may stand around a listed word for the whole to be an insult still: bullshit, arseholes, wankers. */
const BEFORE = /^(?:mother|bull|horse|dip|dumb|jack|smart|fat|lard|bad|kick|dog|chicken|un|absolute)?$/
const AFTER =
  /^(?:s|es|ed|er|ers|ing|in|y|ty|ie|ies|ier|head|heads|hole|holes|face|faces|wit|wits|wipe|bag|bags|tard|tards|sucker|suckers|ic|ism|o|off|load|show|ot|ots|got|gots|ger|gers|a|as|ic|ics|ish)?$/

/** Words inside which nothing else is meant. */
const always = /f+[u*]+c+k/

/** Phrases that hold a listed word in a harmless sense. */
const harmless =
  /\bchinks? (?:in|of)\b|\bidiot[- ]?proof|\bspotted dick\b|\bshi+take\b|\bfags? (?:ash|ends?)\b|\bprick(?:ed|s)? (?:my|his|her|a) finger\b|\b(?:wild|pack|donkeys? or) ass(?:es)?\b/gi

const isAlphabetic = (text: string, at: number) => /\p{L}/u.test(text.charAt(at))

const countOf = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0

/** Whether a match is a word of its own, alone or with the usual endings, and no name. */
function isWholeWord(text: string, from: number, to: number): boolean {
  let [start, end] = [from, to]
  while (isAlphabetic(text, start - 1)) start -= 1
  while (isAlphabetic(text, end)) end += 1
  const found = text.slice(from, to)
  // The matcher reads digits as A to Z: 455 in a price or A55 on a door is no word.
  if (countOf(found, /\p{N}/gu) > countOf(found, /\p{L}/gu)) return false
  if (always.test(found.toLowerCase())) return true
  // A person, a street or a pub: Dick Turpin, Moby Dick.
  if (/^Dick$/.test(text.slice(start, end))) return false
  return BEFORE.test(text.slice(start, from).toLowerCase()) && AFTER.test(text.slice(to, end).toLowerCase())
}

/** Characters that stand one by one, as a word: f.u.c.k, f u c k. */
const withJoinedInitials = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])(?:\p{Script=Latin}[\s.*_-]){2,}\p{Script=Latin}(?![\p{L}\p{N}])/gu, (run) =>
    run.replace(/[^\p{L}]/gu, ''),
  )

const hasLatinInsult = (text: string) => {
  const read = withJoinedInitials(text).replace(harmless, ' ')
  return matcher.getAllMatches(read).some(({ startIndex, endIndex }) => isWholeWord(read, startIndex, endIndex + 1))
}

/** Chinese insults, simplified and without separators; what stands around one can make it harmless: to travel to the Dead Sea, farm animals. */
const chineseInsults = [
  /[傻煞沙][逼屄笔比Bb叉](?!克|较|例|赛|萨|尔)/u,
  /[二装]逼/u,
  /[操草肏日艹]你[妈娘大]/u,
  /[他你]妈[的逼](?!妈|爸|生日)/u,
  /妈[逼屄]/u,
  /王八[蛋羔]|龟孙子/u,
  /混蛋(?!液|糕|清)|坏蛋东西/u,
  /婊子|贱[人货逼](?!籍)/u,
  /(?<![电])脑残(?!留|疾|联|障)/u,
  /(?<![机])智障(?!碍|人|儿童|者)|弱智(?!儿童|教育|人)/u,
  /(?<![回失])去死(?!海|亡|谷|火山|城|角|胡同)/u,
  /死全家|全家死光|不得好死/u,
  /狗[日娘]的|狗杂种|(?<!家)畜生(?!活|产|长|态|意)/u,
  /(?<![a-z])(?:nmsl|cnm|wcnm|tmd)(?![a-z])/iu,
  /(?<=\p{Script=Han})sb(?![a-z\d])|(?<![a-z\d])sb(?=\p{Script=Han})/iu,
] as const

const toSimplified: Readonly<Record<string, string>> = {
  媽: '妈',
  賤: '贱',
  殘: '残',
  腦: '脑',
  雜: '杂',
  種: '种',
  筆: '笔',
  裝: '装',
  貨: '货',
  龜: '龟',
  孫: '孙',
  爾: '尔',
}

/** Leaves out what is put between characters to hide a word, but no punctuation that ends a clause. */
const joined = (text: string) =>
  text
    .replace(/[媽賤殘腦雜種筆裝貨龜孫爾]/gu, (character) => toSimplified[character] ?? character)
    .replace(/(?<=[\p{Script=Han}A-Za-z])[\s*.·_\-~|/\\+=^'"`]+(?=\p{Script=Han})/gu, '')
    .replace(/(?<=\p{Script=Han})[\s*.·_\-~|/\\+=^'"`]+(?=[A-Za-z])/gu, '')

const hasChineseInsult = (text: string) => {
  if (!/\p{Script=Han}/u.test(text) && !/nmsl|cnm/i.test(text)) return false
  const read = joined(text)
  return chineseInsults.some((insult) => insult.test(read))
}

/** Whether a folded text has a word of our lists of insults. */
export const hasInsult = (text: string): boolean => hasLatinInsult(text) || hasChineseInsult(text)
