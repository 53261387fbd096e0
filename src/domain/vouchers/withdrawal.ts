import type { VoucherValidity } from '@/contract/voucher-terms'
import { countOf } from '../text/phrases'

/** Countries of the EU by ISO 3166 code: one law of consumers for all. */
const euCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** The name under which the rules of a buyer's country are stored: EU for its countries, else the country itself. */
export const rulesNameOf = (countryCode: string): string => (euCountries.has(countryCode) ? 'EU' : countryCode)

/** Whether a right to withdraw covers vouchers: not where they are for one day alone, as a booked date is. */
export const isWithdrawable = (validity: VoucherValidity): boolean =>
  validity.kind !== 'days' || validity.from !== validity.until

/** What the law of a buyer's country adds to the terms before buying, in sentences; null where it adds nothing. */
export function lawText(
  rule: { readonly withdrawalDays: number; readonly paidValueLapses: boolean } | null,
  validity: VoucherValidity,
): string | null {
  const days = rule && isWithdrawable(validity) ? rule.withdrawalDays : 0
  const sentences = [
    ...(days > 0
      ? [
          `You can withdraw for ${countOf(days, 'day')} after you buy and get back what you paid for vouchers that you have not used.`,
        ]
      : []),
    ...(rule?.paidValueLapses === false ? ['What you paid for a voucher that expires unused is paid back.'] : []),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}

/** The right to withdraw from an order while it lasts; `until` is the instant in words, with its zone. */
export const withdrawalText = (until: string): string =>
  `You can withdraw until ${until} and get back what you paid for vouchers that you have not used.`
