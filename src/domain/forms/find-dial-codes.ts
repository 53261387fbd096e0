import { findCountries } from '../countries/find-countries'
import { DIAL_CODES, type DialCode } from './dial-codes'

/** Countries by name, word of it, code of two letters, or the beginning of their dialling code; all of them where nothing was typed. */
export function findDialCodes(typed: string): readonly DialCode[] {
  const digits = typed.normalize('NFKC').replace(/[^\d]/g, '').replace(/^00/, '')
  if (digits !== '') {
    const begins = DIAL_CODES.filter(({ code }) => code.startsWith(digits))
    return [...begins.filter(({ code }) => code === digits), ...begins.filter(({ code }) => code !== digits)]
  }
  const found = findCountries(typed).map(({ code }) => code)
  const byCountry = new Map(DIAL_CODES.map((entry) => [entry.country, entry]))
  return found.flatMap((country) => byCountry.get(country) ?? [])
}
