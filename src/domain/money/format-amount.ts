import { currencyOf } from './currency'

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
