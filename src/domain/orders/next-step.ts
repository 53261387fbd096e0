import type { HotelOrder } from '@/contract/order'
import { formatDay } from '../days/format-day'
import { checkinHours } from '../booking/stay-hours'
import { codedAmount, formatAmount } from '../money/amount-text'
import { countOf } from '../text/phrases'
import { isRefundPassing } from './refund-text'

/** An amount of an order with its currency, a minus before both; in minor units. */
export const orderAmount = (order: HotelOrder, minor: number): string =>
  `${minor < 0 ? '−' : ''}${codedAmount(order, formatAmount(Math.abs(minor), order.currencyCode))}`

/** What follows for the traveler of an order, in a sentence or two; `ownTime` writes an instant on the traveler's clock. */
export function nextStepText(order: HotelOrder, ownTime: (instant: string) => string): string {
  const { status, checkOut, checkoutUntil, confirmationNo, payExpireTime } = order
  switch (status) {
    case 'TO_PAY':
      return payExpireTime
        ? `Your rooms are held for you until ${ownTime(payExpireTime)}, your time.`
        : 'Your rooms are held for you for a short time.'
    case 'CONFIRMING':
      return 'Your payment arrived. We will e-mail you as soon as the hotel confirms.'
    case 'CONFIRMED':
      return `${checkInText(order)} Show ${confirmationNo ?? 'your name'} at the desk.`
    case 'PARTIAL_REFUNDED':
      return `${countOf(order.roomCount - order.cancelledRooms.length, 'room')} left of ${order.roomCount}. ${checkInText(order)}`
    case 'CANCEL_APPLIED':
      return 'We asked the hotel to waive its fee. Your rooms stay booked until it decides, and we e-mail you its answer.'
    case 'CHECKED_IN':
      return `Enjoy your stay. Check out on ${formatDay(checkOut)} until ${checkoutUntil}.`
    case 'COMPLETED':
      return 'We hope you slept well.'
    case 'NO_SHOW':
      return 'The hotel told us that you did not arrive.'
    case 'CLOSED_TIMEOUT':
      return 'It was not paid in time, so the rooms went back on sale. Nothing was charged.'
    case 'CANCELLED':
      return `This booking was cancelled. ${order.paidMinor > 0 ? refundText(order, ALL_BACK) : 'Nothing was charged.'}`
    case 'CANCELLED_WITH_FEE':
      return `This booking was cancelled. ${orderAmount(order, retainedMinor(order))} was retained. ${refundText(order, 'Nothing is refunded.')}`
    case 'REJECTED':
      return `The hotel could not confirm this booking. ${refundText(order, ALL_BACK)}`
    case 'AUTO_REFUNDING':
    case 'REFUNDED':
      return refundText(order, ALL_BACK)
  }
}

const checkInText = ({ checkIn, checkinFrom, checkinUntil }: HotelOrder): string =>
  `Check in on ${formatDay(checkIn)} ${checkinHours(checkinFrom, checkinUntil)}.`

const retainedMinor = ({ cancelledRooms }: HotelOrder): number =>
  cancelledRooms.reduce((sum, { feeMinor }) => sum + feeMinor, 0)

const ALL_BACK = 'You get everything back.'

/** How all refunds of an order stand together; another text before there is one. */
function refundText(order: HotelOrder, textWithout: string): string {
  const { refunds } = order
  const amount = orderAmount(
    order,
    refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  )
  if (refunds.length === 0) return textWithout
  if (refunds.some(({ needsAccount }) => needsAccount))
    return `Your refund of ${amount} could not be sent back the way you paid. Please name an account for it below.`
  return refunds.some(({ status }) => isRefundPassing(status))
    ? `Your refund of ${amount} is on its way.`
    : `Your refund of ${amount} was sent to your bank or wallet.`
}

/** A line of what an order costs now. */
export interface MoneyLeft {
  readonly label: string
  readonly minor: number
}

/** What an order with cancelled rooms costs now: rooms that are left and fees add up to the total. Empty without cancelled rooms. */
export function moneyLeft(order: HotelOrder): MoneyLeft[] {
  const { cancelledRooms, roomCount, totalMinor } = order
  if (cancelledRooms.length === 0) return []
  const feesMinor = retainedMinor(order)
  const backMinor = cancelledRooms.reduce((sum, { refundMinor }) => sum + refundMinor, 0)
  const left = roomCount - cancelledRooms.length
  return [
    { label: 'Refund for cancelled rooms', minor: -backMinor },
    ...(left > 0 ? [{ label: `${countOf(left, 'room')} left`, minor: totalMinor - feesMinor - backMinor }] : []),
    ...(feesMinor > 0 ? [{ label: 'Cancellation fees', minor: feesMinor }] : []),
    { label: 'Total that is left', minor: totalMinor - backMinor },
  ]
}
