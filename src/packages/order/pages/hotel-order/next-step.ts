import type { HotelOrder } from '@/contract/order'
import { formatDay } from '@/domain/days/format-day'
import { checkinHours } from '@/domain/booking/stay-calendar'

/** What follows for the traveller, in a sentence. */
export function nextStep(order: HotelOrder, ownTime: (instant: string) => string): string {
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
    case 'CHECKED_IN':
      return `Enjoy your stay. Check out on ${formatDay(checkOut)} until ${checkoutUntil}.`
    case 'COMPLETED':
      return 'We hope you slept well.'
    case 'NO_SHOW':
      return 'The hotel told us that you did not arrive.'
    case 'CLOSED_TIMEOUT':
      return 'It was not paid in time, so the rooms went back on sale. Nothing was charged.'
    case 'CANCELLED':
      return 'This booking was cancelled. Nothing was charged.'
    case 'REJECTED':
      return 'The hotel could not confirm this booking. Your money is refunded to the account you paid with.'
    case 'AUTO_REFUNDING':
      return 'Your refund is on its way to the account you paid with.'
    case 'REFUNDED':
      return 'Your money was refunded to the account you paid with.'
  }
}
