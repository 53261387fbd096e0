import { refundCauseText } from '@/domain/orders/refund-text'
import type { Executor } from '../../kernel/database/executor'
import type { Services } from '../../kernel/services'
import type { OrderRow } from '../repository/orders'
import { findRefundsOfPurchase, type RefundLine, type RefundRow } from '../repository/refunds'
import { enqueueOrderEmail, type OrderEmail, orderLink } from './order-email'
import { dateFacts, type Fact, hotelTimeText, moneyText, orderNoFact, roomText } from './stay-facts'

/** What of a refund stands in its emails. */
export interface EmailedRefund extends Pick<RefundRow, 'id' | 'amountMinor' | 'currencyCode' | 'cause' | 'accountId'> {
  readonly lines: readonly RefundLine[]
}

/** How many working days banks and wallets need at most to show a refund. */
const MOST_BANK_DAYS = 10

/** Each way on which a refund was tried has its own emails: back to where the payment came from, then to a named account. */
export const refundOccasion = ({ id, accountId }: Pick<EmailedRefund, 'id' | 'accountId'>): string =>
  accountId === null ? id : `${id} ${accountId}`

function refundFacts(order: OrderRow, { amountMinor, currencyCode, cause, lines }: EmailedRefund): Fact[] {
  const rooms = lines.flatMap(({ room }) => (room === null ? [] : [roomText(order, room)]))
  return [
    orderNoFact(order),
    ['Hotel', order.snapshot.hotelName],
    ['Refund', moneyText(amountMinor, currencyCode)],
    ['For', refundCauseText(cause)],
    ['Rooms', rooms.join('; ')],
  ]
}

/** What an email reports of a refund, in words that fit every kind of purchase. */
type RefundText = Pick<OrderEmail, 'subject' | 'title' | 'paragraphs'>

/** What the email about a refund that was sent reports. It may still come back, as from a closed card, so it is never called received. */
export function refundSentText({ amountMinor, currencyCode, accountId }: Omit<EmailedRefund, 'lines'>): RefundText {
  const where = accountId === null ? 'to your bank or wallet, the way you paid' : 'to the account that you named'
  return {
    subject: 'Refund sent',
    title: `We sent you ${moneyText(amountMinor, currencyCode)}`,
    paragraphs: [
      `It was sent ${where}. It can take up to ${MOST_BANK_DAYS} working days until it shows there.`,
      'Should it come back to us, we will write to you and ask for another account.',
    ],
  }
}

/** What the email about a refund that could not be delivered reports. */
export function refundFailedText({ amountMinor, currencyCode, accountId }: Omit<EmailedRefund, 'lines'>): RefundText {
  const reason =
    accountId === null ? 'the way you paid, for example because a card was closed' : 'to the account that you named'
  return {
    subject: 'Your refund needs an account',
    title: `Your refund of ${moneyText(amountMinor, currencyCode)} could not be delivered`,
    paragraphs: [
      `It could not be sent ${reason}. The money is with us and still yours.`,
      'Please open your booking and name an account to which we can transfer it.',
    ],
  }
}

/** The email about a refund that was sent. */
export const refundSentEmail = (order: OrderRow, refund: EmailedRefund, sentAt: Date): OrderEmail => ({
  ...refundSentText(refund),
  event: 'refund_sent',
  occasion: refundOccasion(refund),
  facts: [...refundFacts(order, refund), ['Sent', hotelTimeText(order, sentAt)], ...dateFacts(order)],
  link: orderLink(order),
})

/** The email about a refund that could not be delivered, with the way to name an account for it. */
export const refundFailedEmail = (order: OrderRow, refund: EmailedRefund): OrderEmail => ({
  ...refundFailedText(refund),
  event: 'refund_failed',
  occasion: refundOccasion(refund),
  facts: [...refundFacts(order, refund), ...dateFacts(order)],
  link: { ...orderLink(order), text: 'Name an account' },
})

/** Writes to the traveler that a refund of that id was sent. */
export const emailRefundSent = (tx: Executor, services: Services, order: OrderRow, refundId: string): Promise<void> =>
  enqueueRefundEmail(tx, services, order, refundId, (refund) => refundSentEmail(order, refund, services.clock.now()))

/** Writes to the traveler that a refund of that id failed and needs an account. */
export const emailRefundFailed = (tx: Executor, services: Services, order: OrderRow, refundId: string): Promise<void> =>
  enqueueRefundEmail(tx, services, order, refundId, (refund) => refundFailedEmail(order, refund))

async function enqueueRefundEmail(
  tx: Executor,
  services: Services,
  order: OrderRow,
  refundId: string,
  emailOf: (refund: EmailedRefund) => OrderEmail,
): Promise<void> {
  const refund = (await findRefundsOfPurchase(tx, order.id)).find(({ id }) => id === refundId)
  if (refund) await enqueueOrderEmail(tx, services, order, emailOf(refund))
}
