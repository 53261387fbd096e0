import { isDialCode } from './dial-codes'

/** A number without its dialling code, and that code. */
export interface SplitPhone {
  readonly countryCode: string
  readonly phone: string
}

const LONGEST_CODE = 4

/** Fewer digits than these are no number yet, and its code may still grow. */
const LEAST_DIGITS = 4

/** Reads a number typed with its country, "+54 9 11 2345" or "0054 9 11 2345"; null while it is not one. */
export function splitPhone(typed: string): SplitPhone | null {
  const text = typed.normalize('NFKC').trim()
  const [, rest] = /^(?:\+|00)(.*)$/.exec(text) ?? []
  if (rest === undefined) return null
  const digits = rest.replace(/\D/g, '')
  for (let length = LONGEST_CODE; length > 0; length -= 1) {
    const countryCode = digits.slice(0, length)
    if (countryCode.length < length || !isDialCode(countryCode)) continue
    return digits.length - length < LEAST_DIGITS ? null : { countryCode, phone: withoutDigits(rest, length) }
  }
  return null
}

/** The text after so many digits, as it is written. */
function withoutDigits(text: string, count: number): string {
  let left = count
  let at = 0
  while (left > 0) if (/\d/.test(text[at++] ?? '')) left -= 1
  return text.slice(at).replace(/^[^\d(]+/, '')
}
