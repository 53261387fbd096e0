import type { MixCancelOutcome, MixCancelQuote } from '@/contract/mix-order'
import { termsLines } from '@/domain/vouchers/terms-text'
import { dateFacts, type Fact, moneyText } from '../../booking/emails/stay-facts'
import type { Executor } from '../../kernel/database/executor'
import type { Services } from '../../kernel/services'
import { formatInstantIn, zoneText } from '../../kernel/time/zones'
import { mixOrderPath } from '../order-paths'
import type { MixOrderRow } from '../repository/mix-orders'
import {
  buyerOf,
  enqueueVoucherOrderEmail,
  type NamedOrder,
  orderFacts,
  type VoucherOrderEmail,
} from './voucher-order-email'

/** The order as emails about vouchers name it. */
const namedOrder = (mix: MixOrderRow): NamedOrder => ({ ...mix, snapshot: mix.skuSnapshot })

/** The email about an unpaid order of vouchers with a date: until when both are held, and where to pay. */
function mixPaySoonEmail(mix: MixOrderRow): VoucherOrderEmail {
  const { payExpireAt, payId, skuSnapshot, staySnapshot, totalMinor, currencyCode } = mix
  const { timeZone } = staySnapshot
  const until = `${formatInstantIn(timeZone, payExpireAt)}, ${zoneText(timeZone, payExpireAt)}`
  const { terms, validity, nights } = skuSnapshot
  return {
    event: 'pay_soon',
    expiresAt: payExpireAt,
    subject: 'Waiting for your payment',
    title: `Your order of ${skuSnapshot.name} waits for payment`,
    paragraphs: [
      `We hold the vouchers and the room until ${until}. After that they go back on sale, and nothing is charged.`,
    ],
    facts: [
      ...orderFacts(namedOrder(mix)),
      ['Quantity', String(mix.quantity)],
      ['Hotel', staySnapshot.hotelName],
      ...dateFacts({ ...mix, snapshot: staySnapshot }),
      ['Total', `${moneyText(totalMinor, currencyCode)}, taxes included`],
      ['Pay by', until],
    ],
    closing: termsLines({ terms, validity, nights, currencyCode }).map(({ text }) => text),
    linkText: 'Pay now',
    path: `/order/pay/${payId}`,
  }
}

const outcomeText = (outcome: MixCancelOutcome, amount: string): string =>
  ({ refunded: `${amount} back`, left: 'Yours to use', lost: 'Not refundable' })[outcome]

/** The email about an order of vouchers with a date that was cancelled: what becomes of each part, and what comes back. */
function mixCancelledEmail(mix: MixOrderRow, quote: MixCancelQuote): VoucherOrderEmail {
  const { currencyCode } = mix
  const total = moneyText(quote.refundMinor, currencyCode)
  const parts = quote.lines.map(({ text, outcome, refundMinor }): Fact => [
    text,
    outcomeText(outcome, moneyText(refundMinor, currencyCode)),
  ])
  return {
    event: 'cancelled',
    occasion: String(mix.version),
    subject: 'Order cancelled',
    title: 'Your order is cancelled',
    paragraphs:
      quote.refundMinor > 0
        ? [`We send ${total} back the way you paid and will write to you once it is sent.`]
        : ['By the terms of the vouchers and the room nothing is paid back.'],
    facts: [...orderFacts(namedOrder(mix)), ...parts, ['Refund', total]],
    linkText: 'See your order',
    path: mixOrderPath(mix.id),
  }
}

/** Reminds the buyer to pay. */
export const emailMixPaySoon = (tx: Executor, services: Services, mix: MixOrderRow): Promise<void> =>
  enqueueVoucherOrderEmail(tx, services, namedOrder(mix), buyerOf(namedOrder(mix)), mixPaySoonEmail(mix))

/** Writes to the buyer what becomes of a cancelled order. */
export const emailMixCancelled = (
  tx: Executor,
  services: Services,
  mix: MixOrderRow,
  quote: MixCancelQuote,
): Promise<void> =>
  enqueueVoucherOrderEmail(tx, services, namedOrder(mix), buyerOf(namedOrder(mix)), mixCancelledEmail(mix, quote))
