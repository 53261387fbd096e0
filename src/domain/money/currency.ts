/** What is known of a currency: its sign and ISO 4217 exponent (digits after the point). */
interface Currency {
  readonly code: string
  readonly symbol: string
  readonly exponent: number
  readonly name: string
}

const table: ReadonlyMap<string, Currency> = new Map(
  (
    [
      ['CNY', '¥', 2, 'Chinese yuan'],
      ['USD', '$', 2, 'US dollar'],
      ['EUR', '€', 2, 'Euro'],
      ['GBP', '£', 2, 'Pound sterling'],
      ['JPY', '¥', 0, 'Japanese yen'],
      ['KRW', '₩', 0, 'Korean won'],
      ['HKD', 'HK$', 2, 'Hong Kong dollar'],
      ['MOP', 'MOP$', 2, 'Macanese pataca'],
      ['TWD', 'NT$', 2, 'New Taiwan dollar'],
      ['SGD', 'S$', 2, 'Singapore dollar'],
      ['MYR', 'RM', 2, 'Malaysian ringgit'],
      ['THB', '฿', 2, 'Thai baht'],
      ['VND', '₫', 0, 'Vietnamese dong'],
      ['IDR', 'Rp', 2, 'Indonesian rupiah'],
      ['PHP', '₱', 2, 'Philippine peso'],
      ['INR', '₹', 2, 'Indian rupee'],
      ['AED', 'AED', 2, 'UAE dirham'],
      ['TRY', '₺', 2, 'Turkish lira'],
      ['EGP', 'E£', 2, 'Egyptian pound'],
      ['KWD', 'KD', 3, 'Kuwaiti dinar'],
      ['CHF', 'CHF', 2, 'Swiss franc'],
      ['CZK', 'Kč', 2, 'Czech koruna'],
      ['AUD', 'A$', 2, 'Australian dollar'],
      ['NZD', 'NZ$', 2, 'New Zealand dollar'],
      ['CAD', 'C$', 2, 'Canadian dollar'],
      ['MXN', 'MX$', 2, 'Mexican peso'],
      ['BRL', 'R$', 2, 'Brazilian real'],
      ['ZAR', 'R', 2, 'South African rand'],
      ['MAD', 'MAD', 2, 'Moroccan dirham'],
      ['ISK', 'kr', 0, 'Icelandic króna'],
    ] as const
  ).map(([code, symbol, exponent, name]) => [code, { code, symbol, exponent, name }]),
)

/** The currency of an ISO 4217 code, or undefined where we do not trade in it. */
export function currencyOf(code: string): Currency | undefined {
  return table.get(code)
}

/** ISO 4217 codes of all currencies that we trade in. */
export const tradedCurrencies: readonly string[] = [...table.keys()]

/** Currencies that the traveler can choose for prices, most used first. */
export const shownCurrencies: readonly Currency[] = [
  'CNY',
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'HKD',
  'KRW',
  'SGD',
  'THB',
  'TWD',
  'AUD',
  'CAD',
].flatMap((code) => currencyOf(code) ?? [])

/** The currency (ISO 4217) that prices are shown in to somebody who chose none: CNY, or USD when abroad (spec §9). */
export const usualCurrency = ({ isAbroad }: { readonly isAbroad: boolean }): string => (isAbroad ? 'USD' : 'CNY')

/** Digits after the point of a currency (ISO 4217); throws RangeError on one that we do not trade in. */
export function exponentOf(currencyCode: string): number {
  const currency = currencyOf(currencyCode)
  if (!currency) throw new RangeError(`unknown currency: ${currencyCode}`)
  return currency.exponent
}
