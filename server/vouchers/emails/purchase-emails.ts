import { countOf } from '@/domain/text/phrases'
import { termsLines } from '@/domain/vouchers/terms-text'
import { withdrawalText } from '@/domain/vouchers/withdrawal'
import { moneyText } from '../../booking/emails/stay-facts'
import type { Executor } from '../../kernel/database/executor'
import type { Services } from '../../kernel/services'
import { formatInstantIn, zoneText } from '../../kernel/time/zones'
import { instantText, packageLines } from '../buyers-law'
import type { CouponOrderRow } from '../repository/coupon-orders'
import {
  buyerOf,
  enqueueVoucherOrderEmail,
  orderFacts,
  validityFact,
  type VoucherOrderEmail,
} from './voucher-order-email'

/** What was ordered, for how much, and the terms as they were agreed to. */
function purchaseParts(order: CouponOrderRow): Required<Pick<VoucherOrderEmail, 'facts' | 'closing'>> {
  const { snapshot, quantity, totalMinor, currencyCode } = order
  const { terms, validity, nights } = snapshot
  return {
    facts: [
      ...orderFacts(order),
      ['Quantity', String(quantity)],
      ['Total', `${moneyText(totalMinor, currencyCode)}, taxes included`],
    ],
    closing: [...termsLines({ terms, validity, nights, currencyCode }), ...packageLines(order)].map(({ text }) => text),
  }
}

/** The email about an unpaid order of vouchers: until when it is held, and where to pay. */
function vouchersPaySoonEmail(order: CouponOrderRow): VoucherOrderEmail {
  const { payExpireAt, payId, snapshot } = order
  const timeZone = snapshot.hotels[0]?.timeZone ?? 'UTC'
  const until = `${formatInstantIn(timeZone, payExpireAt)}, ${zoneText(timeZone, payExpireAt)}`
  const { facts, closing } = purchaseParts(order)
  return {
    event: 'pay_soon',
    expiresAt: payExpireAt,
    subject: 'Waiting for your payment',
    title: `Your order of ${snapshot.name} waits for payment`,
    paragraphs: [`We hold the vouchers until ${until}. After that they go back on sale, and nothing is charged.`],
    facts: [...facts, ['Pay by', until]],
    closing,
    linkText: 'Pay now',
    path: `/order/pay/${payId}`,
  }
}

/** The sentence about the right to withdraw, which needs no account; empty without that right. */
const withdrawalLines = ({ withdrawalUntil }: CouponOrderRow): string[] =>
  withdrawalUntil
    ? [
        `${withdrawalText(instantText(withdrawalUntil))} You need not sign in for it: choose “Find a booking or order” under Bookings.`,
      ]
    : []

/** The email about vouchers that are paid: until when they are good, with the zone, and where they are. */
function vouchersBoughtEmail(order: CouponOrderRow, lastDay: string): VoucherOrderEmail {
  const { facts, closing } = purchaseParts(order)
  return {
    event: 'vouchers_bought',
    subject: 'Your vouchers',
    title: `Your ${countOf(order.quantity, 'voucher')} for ${order.snapshot.name}`,
    paragraphs: [
      'You find them in your wallet and on the page of your order. For your safety their codes are shown there alone, never in an e-mail.',
    ],
    facts: [...facts, validityFact(order, lastDay)],
    closing: [...closing, ...withdrawalLines(order)],
    linkText: 'See your vouchers',
  }
}

/** Reminds the buyer to pay. */
export const emailVouchersPaySoon = (tx: Executor, services: Services, order: CouponOrderRow): Promise<void> =>
  enqueueVoucherOrderEmail(tx, services, order, buyerOf(order), vouchersPaySoonEmail(order))

/** Writes to the buyer that the vouchers are paid. */
export const emailVouchersBought = (
  tx: Executor,
  services: Services,
  order: CouponOrderRow,
  lastDay: string,
): Promise<void> => enqueueVoucherOrderEmail(tx, services, order, buyerOf(order), vouchersBoughtEmail(order, lastDay))
