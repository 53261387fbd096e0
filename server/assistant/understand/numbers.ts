const englishNumbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
] as const

const wordValues = new Map<string, number>([
  ...englishNumbers.map((word, value): [string, number] => [word, value]),
  ['a', 1],
  ['an', 1],
  ['a couple of', 2],
  ['couple of', 2],
])

/** Source of a pattern for a count in English digits or words. */
export const ENGLISH_COUNT = `(?:\\d{1,3}|${englishNumbers.join('|')}|a couple of|couple of|an?)`

/** Source of a pattern for a whole number in digits or Chinese numerals. */
export const CHINESE_COUNT = '(?:\\d{1,3}|[一二两三四五六七八九十百]+)'

const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** The value of Chinese numerals, also short ones: 十一 is 11, 两千 2000, 三百五 350; null for anything else. */
function readChineseNumber(text: string): number | null {
  let total = 0
  let section = 0
  let digit: number | null = null
  let lastUnit = 1
  for (const character of text) {
    const unit = units[character]
    if (character === '万') {
      total += (section + (digit ?? 0)) * 10_000
      ;[section, digit, lastUnit] = [0, null, 10_000]
    } else if (unit !== undefined) {
      section += (digit ?? 1) * unit
      ;[digit, lastUnit] = [null, unit]
    } else {
      const value = digits[character]
      if (value === undefined) return null
      digit = digit === null || digit === 0 ? value : digit * 10 + value
      if (value === 0) lastUnit = 1
    }
  }
  const isShort = digit !== null && digit < 10 && lastUnit >= 100
  return total + section + (digit ?? 0) * (isShort ? lastUnit / 10 : 1)
}

/** The value of a count in digits (with separators of thousands, k, 千 or 万), English words or Chinese numerals; null for anything else. */
export function readCount(text: string): number | null {
  const plain = text.trim().replace(/,(?=\d{3})/g, '')
  const written = /^(\d+(?:\.\d+)?)\s*(k|千|万)?$/.exec(plain)
  if (written) return Number(written[1]) * (factors[written[2] ?? ''] ?? 1)
  return wordValues.get(plain) ?? (plain === '' ? null : readChineseNumber(plain))
}

const factors: Readonly<Record<string, number>> = { k: 1000, 千: 1000, 万: 10_000 }
