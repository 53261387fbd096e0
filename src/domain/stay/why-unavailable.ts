import type { Stay } from '@/contract/stay'
import type { Unavailable } from '@/contract/unavailable'
import { nightsBetween } from '../days/nights-between'
import type { NightsByDay, PackageRate, RoomRate } from '../rates/rate-facts'
import { fewestRoomsLeft, roomsLeft } from '../rates/rooms-left'
import { nightsOfStay } from './nights-of-stay'

/** What decides whether a package is sold for a stay; today is the calendar day at the hotel. */
export interface StayRules {
  readonly room: Pick<RoomRate, 'stock' | 'maxGuests' | 'maxAdults'>
  readonly ratePackage: Pick<PackageRate, 'dayLimitMin' | 'dayLimitMax' | 'dayStep' | 'bookAheadDays' | 'maxRooms'>
  readonly nights: NightsByDay
  readonly stay: Stay
  readonly today: string
}

/** The first reason why a package can't be booked for a stay, or null where it can; what the traveller must change first comes first, and what only the hotel can change comes last. */
export function whyUnavailable(rules: StayRules): Unavailable | null {
  return dayReason(rules) ?? partyReason(rules) ?? lengthReason(rules) ?? stockReason(rules)
}

function dayReason({ ratePackage, stay, today }: StayRules): Unavailable | null {
  if (stay.checkIn < today) return reason('past_date', 'This check-in day has already passed at the hotel.', null)
  const limit = ratePackage.bookAheadDays
  if (limit === 0 || nightsBetween(today, stay.checkIn) >= limit) return null
  return reason('advance_purchase', `Book at least ${count(limit, 'day')} ahead.`, limit)
}

function partyReason({ room, ratePackage, stay }: StayRules): Unavailable | null {
  const { maxRooms } = ratePackage
  if (stay.rooms > maxRooms) {
    return reason('maximum_rooms', `At most ${count(maxRooms, 'room')} can be booked at once.`, maxRooms)
  }
  if (stay.adults > room.maxAdults * stay.rooms) {
    return reason('maximum_occupancy', `This room sleeps up to ${count(room.maxAdults, 'adult')}.`, room.maxAdults)
  }
  return stay.adults + stay.children > room.maxGuests * stay.rooms
    ? reason('maximum_occupancy', `This room sleeps up to ${count(room.maxGuests, 'guest')}.`, room.maxGuests)
    : null
}

function lengthReason({ ratePackage, stay }: StayRules): Unavailable | null {
  const { dayLimitMin: min, dayLimitMax: max, dayStep: step } = ratePackage
  const { nights } = stay
  if (nights < min) return reason('minimum_stay', `Stay at least ${count(min, 'night')} for this rate.`, min)
  if (nights > max) return reason('maximum_stay', `Stay at most ${count(max, 'night')} for this rate.`, max)
  return step > 1 && nights % step !== 0
    ? reason('stay_step', `This rate is sold in stays of ${step} nights and multiples of it.`, step)
    : null
}

function stockReason({ room, nights, stay }: StayRules): Unavailable | null {
  if (fewestRoomsLeft(room.stock, nightsOfStay(stay), nights) >= stay.rooms) return null
  const days = nightsOfStay(stay).map(({ day }) => day)
  const short = days.filter((day) => roomsLeft(room.stock, day, nights) < stay.rooms)
  const fewest = Math.min(...short.map((day) => roomsLeft(room.stock, day, nights)))
  const message = fewest > 0 ? `Only ${count(fewest, 'room')} left for these dates.` : 'Sold out for these dates.'
  return { reason: 'no_inventory', message, limit: fewest > 0 ? fewest : null, dates: short }
}

function reason(name: Unavailable['reason'], message: string, limit: number | null): Unavailable {
  return { reason: name, message, limit, dates: [] }
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
