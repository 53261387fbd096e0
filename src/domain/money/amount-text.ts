import { currencyOf, exponentOf } from './currency'

/** An amount short enough for a calendar cell, without sign or code: 42000 CNY is "420", 1280000 CNY is "12.8k", 2500000 VND is "2.5m"; rounded half up, throws RangeError on an unknown currency. */
export function compactAmount(minor: number, currencyCode: string): string {
  const currency = currencyOf(currencyCode)
  if (!currency) throw new RangeError(`unknown currency: ${currencyCode}`)
  const units = Math.round(minor / 10 ** currency.exponent)
  if (units < 10_000) return String(units)
  return units < 999_500 ? `${tenths(units / 1000)}k` : `${tenths(units / 1_000_000)}m`
}

function tenths(value: number): string {
  return String(value < 100 ? Math.round(value * 10) / 10 : Math.round(value))
}

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

/** An amount as it is shown, without code and symbol: 128000 CNY is "1,280", 128050 CNY is "1,280.50", 1280 JPY is "1,280"; throws RangeError on an unknown currency. */
export function formatAmount(minor: number, currencyCode: string): string {
  const currency = currencyOf(currencyCode)
  if (!currency) throw new RangeError(`unknown currency: ${currencyCode}`)
  const unit = 10 ** currency.exponent
  const whole = inThousands(String(Math.floor(Math.abs(minor) / unit)))
  const rest = Math.abs(minor) % unit
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(currency.exponent, '0')}`
  return `${minor < 0 ? '-' : ''}${whole}${fraction}`
}

function inThousands(digits: string): string {
  let grouped = ''
  let rest = digits
  for (; rest.length > 3; rest = rest.slice(0, -3)) grouped = `,${rest.slice(-3)}${grouped}`
  return `${rest}${grouped}`
}

/** An amount in units of a currency as whole minor units: 12.5 CNY is 1250; throws RangeError on an unknown currency. */
export const minorAmount = (units: number, currencyCode: string): number =>
  Math.round(units * 10 ** exponentOf(currencyCode))

/** The three price fields of the contract. */
interface ShownAmount {
  currencyCode: string
  currencySymbol: string
  currencyAmount: string
}

/** An amount in minor units as code, sign and shown text; throws RangeError on an unknown currency. */
export function shownAmount(minor: number, currencyCode: string): ShownAmount {
  return { currencyCode, currencySymbol: symbolOf(currencyCode), currencyAmount: formatAmount(minor, currencyCode) }
}

/** The price fields where there is no price: the amount is empty. */
export function noAmount(currencyCode: string): ShownAmount {
  return { currencyCode, currencySymbol: symbolOf(currencyCode), currencyAmount: '' }
}

/** An amount of a currency, by default the price's own, with code and sign: "CNY ¥ 1,280"; a sign that equals the code is written once: "AED 100". */
export function codedAmount(price: ShownAmount, amount = price.currencyAmount): string {
  const { currencyCode, currencySymbol } = price
  return currencySymbol === currencyCode ? `${currencyCode} ${amount}` : `${currencyCode} ${currencySymbol} ${amount}`
}

const symbolOf = (currencyCode: string) => currencyOf(currencyCode)?.symbol ?? currencyCode
