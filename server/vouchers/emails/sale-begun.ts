import { nameWithVariant } from '@/domain/vouchers/voucher-text'
import { moneyText } from '../../booking/emails/stay-facts'
import { createEmail } from '../../kernel/mail/layout'
import type { Email } from '../../kernel/mail/mailer'
import { formatInstantIn, zoneText } from '../../kernel/time/zones'
import type { SkuRow } from '../repository/skus'

/** The email that the sale of a voucher has begun: what it costs, how many one person may buy and until when, in the zone of its hotel. */
export function saleBegunEmail(
  { id, name, variant, subTitle, priceMinor, currencyCode, saleEnd, limitPerUser }: SkuRow,
  { address, timeZone, publicUrl }: { readonly address: string; readonly timeZone: string; readonly publicUrl: string },
): Email {
  const title = nameWithVariant({ name, variant })
  const end = saleEnd && `${formatInstantIn(timeZone, saleEnd)}, ${zoneText(timeZone, saleEnd)}`
  return createEmail({
    to: address,
    subject: `Now on sale: ${title}`,
    preview: subTitle,
    title: `${title} is now on sale`,
    parts: [
      {
        kind: 'facts',
        facts: [
          ['Voucher', subTitle],
          ['Price', moneyText(priceMinor, currencyCode)],
          ...(limitPerUser === null ? [] : ([['For each person', `${limitPerUser} at most`]] as const)),
          ...(end === null ? [] : ([['On sale until', end]] as const)),
        ],
      },
      { kind: 'link', text: 'See the voucher', href: `${publicUrl}/product/detail/${id}` },
    ],
    why: 'You got this e-mail because you chose to be reminded of this sale at Staylark. It is the only one about it.',
  })
}
