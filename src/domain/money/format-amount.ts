import { currencyOf } from './currency'

/** An amount as it is shown, without code and symbol: 128000 CNY is "1,280", 128050 CNY is "1,280.50", 1280 JPY is "1,280"; throws RangeError on an unknown currency. */
export function formatAmount(minor: number, currencyCode: string): string {
  const currency = currencyOf(currencyCode)
  if (!currency) throw new RangeError(`unknown currency: ${currencyCode}`)
  const unit = 10 ** currency.exponent
  const whole = String(Math.floor(Math.abs(minor) / unit)).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = Math.abs(minor) % unit
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(currency.exponent, '0')}`
  return `${minor < 0 ? '-' : ''}${whole}${fraction}`
}
