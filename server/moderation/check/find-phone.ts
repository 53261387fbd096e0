/** What has many digits and is no phone number is replaced by this. */
const GAP = ' ; '

const NUMBER = String.raw`\d[\d,]*(?:[ ]\d{3})*(?:\.\d+)?`
const CURRENCY = String.raw`[$€£¥₩₹฿₫]|(?:CN|US|HK|NT|SG|AU|CA)[$¥]?|RMB|CNY|USD|EUR|GBP|JPY|KRW|HKD|TWD|SGD|THB|IDR|VND|MYR|AUD|CAD|CHF`
const UNIT = String.raw`${CURRENCY}|元|块|人民币|日元|円|韩元|美元|欧元|港币|泰铢|yuan|yen|won|dollars?|euros?|pounds?|baht|rupiah|dong|km|m|m2|sqm|㎡|平方米|平米|米|公里|people|guests|steps|reviews`

/** Prices, measures, dates, times, decimals, and numbers of rooms and bookings. */
const harmless = [
  new RegExp(String.raw`(?:${CURRENCY})\s?${NUMBER}(?:\s?[-~–—]\s?(?:${CURRENCY})?\s?${NUMBER})*`, 'gi'),
  new RegExp(
    String.raw`(?<![+\d])${NUMBER}(?:\s?(?:[-~–—至到]|\band\b|\bto\b)\s?${NUMBER})*\s?(?:${UNIT})(?![a-z])`,
    'gi',
  ),
  /\d{1,2}\s?[:：]\s?\d{2}(?:\s?[:：]\s?\d{2})?/g,
  /(?<!\d)(?:19|20)\d{2}\s?[-/.年]\s?\d{1,2}(?:\s?[-/.月]\s?\d{1,2})?(?!\d)/g,
  /(?<!\d)\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}(?!\d)/g,
  /(?<![\d./])\d{1,2}[/.]\d{1,2}(?:[-–~]\d{1,2}[/.]\d{1,2})?(?![\d./])/g,
  /(?<!\d)(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<![\d+])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)/g,
  /(?<![\d.+])\d+\.\d+(?![\d.]*\d)/g,
  /(?:\b(?:order|booking|confirmation|reservation|invoice|ref(?:erence)?|flight|ticket)\b[\s\w]{0,12}?(?:no|number|id|nr)?\.?|[订定预]单号?|预订号|确认号|订单编号)\s?[:#：]?\s?[a-z]{0,3}\d[\d-]{5,}/gi,
  /(?:\brooms?\b|房间?|客房)\s?(?:no\.?|number|号)?\s?[:#：]?\s?\d{3,4}(?:(?:\s?[,、/&-]\s?|\s+(?:and\s+|or\s+)?)\d{3,4}(?!\d))*/gi,
] as const

const chineseDigits = '〇一二三四五六七八九'

/** Runs of eight or more Chinese digits as digits. */
const withPlainDigits = (text: string) =>
  text.replace(/[零〇一二三四五六七八九幺两]{8,}/g, (run) =>
    [...run].map((digit) => chineseDigits.indexOf({ 零: '〇', 幺: '一', 两: '二' }[digit] ?? digit)).join(''),
  )

const isMobile = (digits: string) => /^1[3-9]\d{9}$/.test(digits)

/** What replaces something harmless: a number behind "booking" can still be one to call. */
const withoutMobile = (found: string) => (/(?<!\d)1[3-9]\d{9}(?!\d)/.test(found) ? found : GAP)

/** Years, rooms on a floor, round numbers as ends of a range: groups of a list, not of one number. */
function isList(groups: readonly string[], run: string): boolean {
  const numbers = groups.map(Number)
  if (groups.every((group) => /^(?:19|20)\d{2}$/.test(group))) return true
  if (groups.every(({ length }) => length === 3 || length === 4) && !run.startsWith('0')) {
    const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0))
    if (steps.every((step) => step > 0 && step <= 20)) return true
  }
  const [from = 0, to = 0] = numbers
  const isRange = groups.length === 2 && /[-–—~]/.test(run) && numbers.every((number) => number % 10 === 0)
  return isRange && to > from && to <= from * 4
}

/** Whether digits in groups are a phone number. */
function isPhone(run: string): boolean {
  const groups = run.match(/\d+/g) ?? []
  const digits = groups.join('')
  if (/^(?:\+|00)\s?\(?\d/.test(run)) return digits.length >= 7 && digits.length <= 17
  if (isMobile(digits) || groups.some(isMobile)) return true
  if (digits.length < 8) return false
  if (groups.length === 1) return true
  if (isList(groups, run)) return false
  if (groups.every(({ length }) => length <= 2))
    return run.startsWith('0') || groups.every(({ length }) => length === 1)
  return digits.length <= 19
}

const RUN = /(?:\+\s?|(?<!\d)\()?\d(?:[ \t]{0,2}[-–—−_*·.()~]?[ \t]{0,2}\d)*/g

/** A number behind a word for it is one at six digits. */
const named =
  /(?:\b(?:tel|phone|call|mobile|cell|whatsapp|telegram|text me|sms|wechat|weixin|viber)\b|电话|手机|微信|致电|拨打|联系方式|加[vV]|☎|📞|📱)[^\d\n;]{0,12}(?:\d[\s().-]{0,2}){6,}/iu

/** Accounts of messengers: QQ and WeChat ids. */
const accounts =
  /(?:(?:微信|薇信|wechat|weixin|(?<![a-z])vx|(?<![a-z])qq)\s?(?:号|id)?\s?[:：]?\s?)(?=[a-z_-]*\d)[a-z0-9_-]{5,}/i

/** Whether a folded text has a phone number or the id of a messenger. Prices, dates, times and numbers of rooms and bookings are none. */
export function hasPhone(text: string): boolean {
  const plain = harmless.reduce((rest, pattern) => rest.replace(pattern, withoutMobile), withPlainDigits(text))
  return named.test(plain) || accounts.test(plain) || (plain.match(RUN) ?? []).some(isPhone)
}
