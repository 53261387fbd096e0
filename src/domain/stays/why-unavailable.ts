import type { Stay, Unavailable } from '@/contract/stay'
import { addDays, nightsBetween } from '../days/civil-day'
import { formatDay } from '../days/format-day'
import type { NightsByDay, PackageRate, RoomRate } from '../rates/rate-facts'
import { fewestRoomsLeft, roomsLeft } from '../rates/rooms-left'
import { type DayRules, nightsAllowed, nightsOfStay, shortestStay } from './nights'

/** What decides whether a package is sold for a stay; today is the calendar day at the hotel. */
export interface StayRules {
  readonly room: Pick<RoomRate, 'stock' | 'maxGuests' | 'maxAdults'>
  readonly ratePackage: Pick<PackageRate, 'dayLimitMin' | 'dayLimitMax' | 'dayStep' | 'bookAheadDays' | 'maxRooms'>
  readonly nights: NightsByDay
  readonly dayRules: DayRules
  readonly stay: Stay
  readonly today: string
}

/** First reason why a package can't be booked for a stay; null where it can. Order: what the traveler must change, then what only the hotel can change. */
export function whyUnavailable(rules: StayRules): Unavailable | null {
  return timeReason(rules) ?? partyReason(rules) ?? dayReason(rules) ?? lengthReason(rules) ?? stockReason(rules)
}

function timeReason({ ratePackage, stay, today }: StayRules): Unavailable | null {
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

function dayReason({ ratePackage, dayRules, stay }: StayRules): Unavailable | null {
  if (dayRules.size === 0) return null
  const { checkIn, checkOut } = stay
  const arrival = dayRules.get(checkIn)
  if (arrival?.isClosedToArrival || shortestStay(nightsAllowed(ratePackage, arrival)) === null) {
    const closed = daysOn(checkIn, (day) => Boolean(dayRules.get(day)?.isClosedToArrival))
    return onDays('checkin_not_allowed', `No check-in on ${formatDay(checkIn)}.`, closed)
  }
  const closed = nightsOfStay(stay).filter(({ day }) => day !== checkIn && dayRules.get(day)?.isClosedToStay)
  if (closed[0]) {
    const days = closed.map(({ day }) => day)
    return onDays('stay_through_not_allowed', `No stay can run through ${formatDay(closed[0].day)}.`, days)
  }
  if (!dayRules.get(checkOut)?.isClosedToDeparture) return null
  const late = daysOn(checkOut, (day) => Boolean(dayRules.get(day)?.isClosedToDeparture))
  return onDays('checkout_not_allowed', `No check-out on ${formatDay(checkOut)}.`, late)
}

/** The day and those right after it for which the same is true. */
function daysOn(first: string, isTrue: (day: string) => boolean): string[] {
  const days = [first]
  for (let day = addDays(first, 1); isTrue(day); day = addDays(day, 1)) days.push(day)
  return days
}

function lengthReason({ ratePackage, dayRules, stay }: StayRules): Unavailable | null {
  const limits = nightsAllowed(ratePackage, dayRules.get(stay.checkIn))
  const { dayLimitMin: min, dayLimitMax: max, dayStep: step } = limits
  const { nights } = stay
  const forWhat = limits.dayLimitMin === ratePackage.dayLimitMin ? 'for this rate' : `from ${formatDay(stay.checkIn)}`
  if (nights < min)
    return reason('minimum_stay', `Stay at least ${count(min, 'night')} ${forWhat}.`, shortestStay(limits))
  if (nights > max) {
    const most = max === ratePackage.dayLimitMax ? 'for this rate' : `from ${formatDay(stay.checkIn)}`
    return reason('maximum_stay', `Stay at most ${count(max, 'night')} ${most}.`, max - (max % step))
  }
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

function onDays(name: Unavailable['reason'], message: string, dates: string[]): Unavailable {
  return { reason: name, message, limit: null, dates }
}

function reason(name: Unavailable['reason'], message: string, limit: number | null): Unavailable {
  return { reason: name, message, limit, dates: [] }
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
