import { nightsBetween } from '@/domain/days/civil-day'
import { shortRange } from '@/domain/days/format-day'
import { formatAmount } from '@/domain/money/amount-text'
import { transferAccountText } from '@/domain/orders/transfer-account'
import type { OrderRow } from '../booking/repository/orders'
import { type DeadRefundJob, MOST_WAITING, type Waiting, type WaitingRefund } from './waiting'

/** What waits for people of the house, as lines for a terminal. */
export function waitingText(waiting: Waiting): string {
  return [
    ...section('Bookings to confirm', waiting.confirmations, confirmationText),
    ...section('Requests to waive a fee', waiting.waivers, waiverText),
    ...section('Refunds to transfer', waiting.transfers, refundText),
    ...section('Refunds that failed and have no account yet', waiting.failedRefunds, refundText),
    ...section('Refunds that are not tried any more', waiting.deadRefundJobs, deadJobText),
  ].join('\n')
}

/** A titled list, indented; its title counts the items. */
export function section<Item>(title: string, items: readonly Item[], textOf: (item: Item) => string): string[] {
  const amount = items.length === MOST_WAITING ? `the oldest ${MOST_WAITING}` : String(items.length)
  return [`${title}: ${amount}`, ...items.map((item) => `  ${textOf(item)}`)]
}

/** An instant to the minute. */
export const minuteText = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

const moneyText = (amountMinor: number, currencyCode: string) =>
  `${currencyCode} ${formatAmount(amountMinor, currencyCode)}`

const stayText = ({ orderNo, snapshot, checkIn, checkOut, roomCount, cancelledRooms }: OrderRow) =>
  [
    `${orderNo}  ${snapshot.hotelName}`,
    `${shortRange(checkIn, checkOut)} (${nightsBetween(checkIn, checkOut)} nights)`,
    `${roomCount - cancelledRooms.length} × ${snapshot.roomTypeName}, ${snapshot.packageName}`,
  ].join(', ')

const confirmationText = (order: OrderRow) =>
  `${stayText(order)}, for ${order.guests.map(({ name }) => name).join(', ')}; booked ${minuteText(order.createdAt)}`

function waiverText(order: OrderRow): string {
  const { waiver, currencyCode } = order
  if (!waiver) return stayText(order)
  const since = `requested ${waiver.requestedAt.slice(0, 16).replace('T', ' ')} UTC`
  const why = [waiver.reason ?? 'no reason', ...(waiver.reasonText === '' ? [] : [quoted(waiver.reasonText)])].join(
    ', ',
  )
  const files = waiver.files.length === 0 ? '' : `; files: ${waiver.files.map(({ fileName }) => fileName).join(', ')}`
  return `${stayText(order)}; fee ${moneyText(waiver.feeMinor, currencyCode)}, ${since}: ${why}${files}`
}

/** A text in quotation marks on one line. */
export const quoted = (text: string) => `"${text.replaceAll('\n', ' / ')}"`

function refundText({ refundId, orderNo, amountMinor, currencyCode, account, ...refund }: WaitingRefund): string {
  const to = account ? `, to ${transferAccountText(account)}` : ''
  const why = refund.failReason === null ? '' : `; ${refund.failReason}`
  return `${refundId}  ${orderNo}, ${moneyText(amountMinor, currencyCode)}${to}, since ${minuteText(refund.createdAt)}${why}`
}

const deadJobText = ({ refundId, deadAt, error }: DeadRefundJob) =>
  `${refundId}  given up ${deadAt ? minuteText(deadAt) : ''}: ${error ?? 'no reason'}`
