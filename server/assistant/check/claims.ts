/** Stems of claims that only our own records support: prices, terms, availability, completed actions. They match inside words. */
const claimStems = [
  'refund',
  'cancel',
  'penalt',
  'deposit',
  'guarant',
  'waiv',
  'compensat',
  'discount',
  'coupon',
  'promo',
  'deadline',
  'expir',
  'polic',
  'surcharge',
  'price',
  'pricing',
  'payment',
  'cheap',
  'expensive',
  'dollar',
  'euro',
  'yuan',
  'renminbi',
  'percent',
  'availab',
  'vacan',
  'confirm',
  'reserv',
  'upgrad',
  'includ',
  'inclusive',
  'complimentar',
  'allowed',
  'permitted',
  'prohibit',
  'insur',
  'reward',
  'bonus',
  'gratis',
  'gratuit',
  'rembours',
  'reembols',
  'annul',
  'kostenlos',
  'stornier',
  'erstatt',
] as const

/** The same as whole words, because harmless words contain them: coffee, together. */
const claimWords = [
  'free',
  'fee',
  'fees',
  'charge',
  'charges',
  'charged',
  'cost',
  'costs',
  'total',
  'amount',
  'amounts',
  'pay',
  'paid',
  'pays',
  'paying',
  'rate',
  'rates',
  'tax',
  'taxes',
  'money',
  'cash',
  'credit',
  'credits',
  'pound',
  'pounds',
  'yen',
  'baht',
  'won',
  'cent',
  'cents',
  'bucks',
  'until',
  'before',
  'latest',
  'due',
  'sold',
  'left',
  'booked',
  'book',
  'booking',
  'must',
  'required',
  'requires',
  'deal',
  'deals',
  'offer',
  'offers',
  'gift',
  'save',
  'saves',
  'saving',
  'savings',
  'noon',
  'midnight',
  'today',
  'tomorrow',
  'tonight',
  'yesterday',
] as const

/** Currency codes that are no English words. */
const currencyCodes =
  /\b(?:cny|rmb|usd|eur|gbp|jpy|hkd|sgd|thb|krw|aud|cad|chf|nzd|twd|myr|idr|vnd|php|inr|kwd|aed|sek|nok|dkk)\b/

/** Numbers in words: eleven and more, and multiples or fractions. One to ten count hotels and guests. */
const numberWords =
  /\b(?:zero|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|half|halves|double|twice|triple|quarter|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|twentieth|thirtieth|twenty-?\w+|thirty-?\w+)\b/

const dayNames =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?=\s+(?:the\b|of\b|\w+(?:th|st|nd|rd)\b))|\b(?:january|february|april|june|july|august|september|october|november|december|mon|tue|wed|thu|fri|sat|jan|feb|apr|jun|jul|aug|sep|oct|nov|dec)\b/

const eastAsian =
  /[退罚赔折价元块钱税付售赠券费満满予返]|取消|免费|免費|押金|保证|保證|承诺|承諾|优惠|優惠|有房|有空|预订成功|已预订|已订|确认|確認|截止|之前|以前|政策|规定|規定|必须|必須|包含|含早|积分|人民币|美金|欧|镑|日币|今天|明天|后天|昨天|周[一二三四五六日天末]|星期|礼拜|無料|料金|キャンセル|환불|취소|무료|요금|[一二三四五六七八九十两兩零〇百千万萬亿半][百千万萬亿天日号號月点點成倍分]|百分/

/** Claims that are recognized with everything between their letters removed. */
const squashedStems = /refund|cancell|discount|penalt|guarante|percent|dollar|availab|compensat|complimentar|freecancel/

/** Links and markup, whole or cut: slashes, brackets, and names of sites, which are words with a point between them. */
const markup = /\/\/|www\.|\]\s*\(|<\s*[a-z!/?]|[`|\\{}]|(?:javascript|data|https?|mailto):|@|[a-z0-9-]\.[a-z]{2,}/

const symbols = /[$€£¥₩₹฿₫₱₽₿%‰]|\p{Sc}/u

/** Numbers as they are written, with their separators. */
const numberGroups = /\d+(?:[.,:/-]\d+)*/g

/** Letters of scripts that the check reads. */
const readScripts = /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** A text as it is compared: compatible characters and case folded, accents and invisible characters removed, white space single. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+/gu, (run) => (/\s/.test(run) ? ' ' : ''))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** The numbers of a folded text as they are written. */
export const numbersOf = (folded: string): string[] => folded.match(numberGroups) ?? []

const wordPattern = new RegExp(`\\b(?:${claimWords.join('|')})\\b`)
const stemPattern = new RegExp(claimStems.join('|'))

const hasForeignLetters = (folded: string): boolean =>
  [...folded].some((character) => {
    if (!/\p{L}/u.test(character)) return false
    if (!readScripts.test(character)) return true
    return /\p{Script=Latin}/u.test(character) && !/[a-zßæœøđłþð]/.test(character)
  })

/** Whether a folded sentence has anything that may not be shown at all: links, markup, letters that the check cannot read. */
export const isUnreadable = (folded: string): boolean => markup.test(folded) || hasForeignLetters(folded)

const claimPatterns = [wordPattern, stemPattern, currencyCodes, numberWords, dayNames, eastAsian]

/** A folded sentence as it is, without marks inside of words, and with spaced letters joined. */
const readings = (folded: string): string[] => {
  const unmarked = folded.replaceAll(/[^\p{L}\p{N}\s]+/gu, '')
  return [folded, unmarked, unmarked.replaceAll(/\b(?:\p{L}\s){2,}\p{L}\b/gu, (run) => run.replaceAll(/\s/g, ''))]
}

/** Whether a folded sentence claims a price, date, term, availability or action in words or symbols; numbers are judged separately. */
export const claimsFact = (folded: string): boolean =>
  symbols.test(folded) ||
  readings(folded).some((reading) => claimPatterns.some((pattern) => pattern.test(reading))) ||
  squashedStems.test(folded.replaceAll(/[^a-z]/g, ''))

/** Whether a folded text has numbers in characters other than 0 to 9. */
export const hasOddNumbers = (folded: string): boolean => /[^\d\P{N}]/u.test(folded)
