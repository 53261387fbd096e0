import { currencyOf } from './currency'

/** An amount as programs read it, with all of its currency's digits: 128000 CNY is "1280.00", 1280 JPY is "1280"; throws RangeError on an unknown currency. */
export function decimalAmount(minor: number, currencyCode: string): string {
  const currency = currencyOf(currencyCode)
  if (!currency) throw new RangeError(`unknown currency: ${currencyCode}`)
  const { exponent } = currency
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const fraction = exponent === 0 ? '' : `.${digits.slice(-exponent)}`
  return `${minor < 0 ? '-' : ''}${whole}${fraction}`
}
