import type { HotelOrder } from '@/contract/order'
import { formatDay } from '@/domain/days/format-day'

/** What follows for the traveller, in a sentence. */
export function nextStep({
  status,
  checkIn,
  checkinFrom,
  checkOut,
  checkoutUntil,
  confirmationNo,
}: HotelOrder): string {
  switch (status) {
    case 'TO_PAY':
      return 'Your rooms are held for you until the time runs out.'
    case 'CONFIRMING':
      return 'Your payment arrived. We will e-mail you as soon as the hotel confirms.'
    case 'CONFIRMED':
      return `Check in on ${formatDay(checkIn)} from ${checkinFrom}. Show ${confirmationNo ?? 'your name'} at the desk.`
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
      return 'The hotel could not confirm this booking. Your money comes back to where it came from.'
    case 'AUTO_REFUNDING':
      return 'Your money is on its way back to where it came from.'
    case 'REFUNDED':
      return 'Your money went back to where it came from.'
  }
}
