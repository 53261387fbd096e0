import type { HotelOrder } from '@/contract/order'
import { formatDay } from '@/domain/days/format-day'
import { checkinHours } from '@/domain/booking/stay-hours'
import { orderTone } from '@/domain/orders/hotel-order'
import { countOf } from '@/domain/text/phrases'
import { Icon } from '@/widgets/icon'
import { StatusHeader } from '@/widgets/status-header'
import type { WithOrder } from './view'

/** The next step for the traveler, in a sentence. */
function nextStep(order: HotelOrder, ownTime: (instant: string) => string): string {
  const { status, checkIn, checkinFrom, checkinUntil, checkOut, checkoutUntil, confirmationNo, payExpireTime } = order
  switch (status) {
    case 'TO_PAY':
      return payExpireTime
        ? `Your rooms are held for you until ${ownTime(payExpireTime)}, your time.`
        : 'Your rooms are held for you for a short time.'
    case 'CONFIRMING':
      return 'Your payment arrived. We will e-mail you as soon as the hotel confirms.'
    case 'CONFIRMED':
      return `Check in on ${formatDay(checkIn)} ${checkinHours(checkinFrom, checkinUntil)}. Show ${confirmationNo ?? 'your name'} at the desk.`
    case 'PARTIAL_REFUNDED':
      return `${countOf(order.roomCount - order.cancelledRooms.length, 'room')} left of ${order.roomCount}. Check in on ${formatDay(checkIn)} ${checkinHours(checkinFrom, checkinUntil)}.`
    case 'CANCEL_APPLIED':
      return 'We asked the hotel to waive its fee. Your rooms stay booked until it decides.'
    case 'CHECKED_IN':
      return `Enjoy your stay. Check out on ${formatDay(checkOut)} until ${checkoutUntil}.`
    case 'COMPLETED':
      return 'We hope you slept well.'
    case 'NO_SHOW':
      return 'The hotel told us that you did not arrive.'
    case 'CLOSED_TIMEOUT':
      return 'It was not paid in time, so the rooms went back on sale. Nothing was charged.'
    case 'CANCELLED':
      return order.paidMinor > 0
        ? 'This booking was cancelled. You get everything back.'
        : 'This booking was cancelled. Nothing was charged.'
    case 'CANCELLED_WITH_FEE':
      return 'This booking was cancelled. The fee was retained, the rest goes back to you.'
    case 'REJECTED':
      return 'The hotel could not confirm this booking. Your money is refunded to the account you paid with.'
    case 'AUTO_REFUNDING':
      return 'Your refund is on its way to the account you paid with.'
    case 'REFUNDED':
      return 'Your money was refunded to the account you paid with.'
  }
}

/** How the booking stands, with what is shown at the desk. */
export function OrderStatusBlock({ order, onCopy, ownTime }: WithOrder) {
  const { confirmationNo, pinCode } = order
  return (
    <>
      <StatusHeader tone={orderTone(order.status)} title={order.statusText} text={nextStep(order, ownTime)} />
      <section className="trip-block trip-codes" aria-label="Numbers of this booking">
        <Code name="Booking number" value={order.orderNo} onCopy={onCopy} />
        {confirmationNo ? <Code name="Hotel confirmation" value={confirmationNo} onCopy={onCopy} /> : null}
        {pinCode ? <Code name="PIN" value={pinCode} onCopy={onCopy} /> : null}
      </section>
    </>
  )
}

interface CodeProps {
  readonly name: string
  readonly value: string
  readonly onCopy: (text: string, what: string) => void
}

function Code({ name, value, onCopy }: CodeProps) {
  return (
    <div className="trip-code">
      <span className="trip-code-name">{name}</span>
      <span className="trip-code-value">{value}</span>
      <button type="button" className="trip-copy" aria-label={`Copy ${name}`} onClick={() => onCopy(value, name)}>
        <Icon name="copy" size={18} />
      </button>
    </div>
  )
}
