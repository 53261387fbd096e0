import { TAKEN } from './taken'
import { CHINESE_COUNT, ENGLISH_COUNT, readCount } from '../numbers'

/** A number of nights, and the text with TAKEN in its place. */
interface ReadNights {
  readonly nights: number | null
  readonly rest: string
}

const NO_WORD = '(?<![a-z0-9])'

/** The night in prices, as in "200 a night". */
const PRICE_UNITS: readonly RegExp[] = [
  /(?<=[\d元块k] *(?:usd|eur|gbp|cny|rmb|yuan|dollars?|euros?|pounds?|yen|hkd|bucks)? *)(?:a|per|each|every|\/|an?) *(?:night|nt)(?![a-z])/g,
  /(?:per|each|every) night|nightly|\/ ?(?:night|晚)|每个?(?:晚上?|夜)/g,
  /(?<=\d *(?:元|块|人民币)?(?:以下|以内|左右|以上)? *)一(?:晚上?|夜)/g,
  /一(?:晚上?|夜)(?= *(?:不超过|最多|低于|少于|大概|大约|多少)? *(?:\d{2,}|[一二两三四五六七八九]百|[一二两三四五六七八九]千|多少))/g,
]

const forms: readonly { readonly pattern: RegExp; readonly factor: number }[] = [
  { pattern: new RegExp(`${NO_WORD}(${ENGLISH_COUNT})[ -]*nights?(?![a-z])`, 'g'), factor: 1 },
  { pattern: new RegExp(`(${CHINESE_COUNT}) ?个?(?:晚上|晚|夜)`, 'g'), factor: 1 },
  { pattern: new RegExp(`${NO_WORD}(?:for +)?(${ENGLISH_COUNT})[ -]*weeks?(?![a-z])`, 'g'), factor: 7 },
  { pattern: /(?<![a-z])(?:a )?()fortnight/g, factor: 14 },
  {
    pattern: new RegExp(`(?:住|待|玩|呆)? ?(${CHINESE_COUNT}) ?(?:周(?![一二三四五六日天末])|个星期|个礼拜)`, 'g'),
    factor: 7,
  },
  { pattern: new RegExp(`${NO_WORD}(?:for|stay(?:ing)?) +(${ENGLISH_COUNT}) +days?(?![a-z])`, 'g'), factor: 1 },
  { pattern: new RegExp(`(?:住|待|玩|呆) ?(${CHINESE_COUNT}) ?天`, 'g'), factor: 1 },
  { pattern: new RegExp(`(${CHINESE_COUNT}) ?天(?!前|后|内|以)`, 'g'), factor: 1 },
]

const blank = (text: string, pattern: RegExp): string => text.replace(pattern, (found) => TAKEN.repeat(found.length))

/** Reads how many nights a stay is to have, out of a normal text without its days. */
export function readNights(text: string): ReadNights {
  const unpriced = PRICE_UNITS.reduce(blank, text)
  for (const { pattern, factor } of forms) {
    const match = unpriced.matchAll(pattern).next().value
    if (!match) continue
    const count = match[1] === '' ? 1 : readCount(match[1] ?? '')
    if (count === null || count < 1 || isBareArticle(match, text)) continue
    return { nights: count * factor, rest: blank(text, pattern) }
  }
  return { nights: null, rest: text }
}

/** "A night" is a length only after "for" or a verb. */
function isBareArticle(match: RegExpMatchArray, text: string): boolean {
  if (match[1] !== 'a' && match[1] !== 'an') return false
  const before = text.slice(0, (match.index ?? 0) + match[0].indexOf(match[1]))
  return !/(?:for|stay|just|only|spend) *$/.test(before)
}
