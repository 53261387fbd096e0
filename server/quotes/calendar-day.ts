import type { CalendarDay } from '@/contract/stay'
import { nightsBetween } from '@/domain/days/civil-day'
import { stayTotalMinor } from '@/domain/rates/price-stay'
import { roomsLeft } from '@/domain/rates/rooms-left'
import { nightsAllowed, shortestStay } from '@/domain/stays/nights'
import { compactAmount } from './compact-amount'
import type { Offer } from './offer-facts'

/** Rooms are counted out loud from this number down. */
const FEW_ROOMS = 3

/** A night of a calendar: its day, the offers of that one night, today at the hotel, and the day's holiday. */
export interface CalendarNight {
  readonly date: string
  readonly offers: readonly Offer[]
  readonly today: string
  readonly holiday: string | null
  readonly currencyCode: string
}

/** What a calendar tells of one night: true for any offer that is still sold; isLowest is left for the whole calendar to say. */
export function calendarDay({ date, offers, today, holiday, currencyCode }: CalendarNight): CalendarDay {
  const ahead = nightsBetween(today, date)
  const leftOf = ({ room, nights }: Offer) => roomsLeft(room.stock, date, nights)
  const left = offers.filter((offer) => leftOf(offer) > 0)
  const open = left.filter(({ ratePackage }) => ahead >= 0 && ahead >= ratePackage.bookAheadDays)
  const totalMinor = nightTotal(open)
  const fewest = open.length > 0 ? Math.max(...open.map(leftOf)) : 0
  return {
    date,
    isAvailable: open.length > 0,
    closedBy: open.length > 0 ? null : closedBy(ahead, left.length > 0),
    amount: totalMinor === null ? null : compactAmount(totalMinor, currencyCode),
    totalMinor,
    isLowest: false,
    holiday,
    stockLeft: fewest <= FEW_ROOMS && open.every(({ room }) => room.isStockStated !== false) ? fewest : null,
    ...rulesOfDay(date, open.length > 0 ? open : offers, offers),
  }
}

function closedBy(ahead: number, isRoomLeft: boolean): CalendarDay['closedBy'] {
  if (ahead < 0) return 'past_date'
  return isRoomLeft ? 'advance_purchase' : 'no_inventory'
}

/** The lowest total of the night; packages sold for single nights come first, as theirs is the list's number. */
function nightTotal(open: readonly Offer[]): number | null {
  const single = open.filter(({ ratePackage, dayRules, stay }) => {
    const limits = nightsAllowed(ratePackage, dayRules.get(stay.checkIn))
    return limits.dayLimitMin <= 1 && limits.dayStep <= 1
  })
  const totals = (single.length > 0 ? single : open).map(stayTotalMinor)
  return totals.length > 0 ? Math.min(...totals) : null
}

/** Who leaves need not have slept in a package that is still sold, so check-out is asked of all. */
function rulesOfDay(date: string, open: readonly Offer[], all: readonly Offer[]) {
  const arrivals = open.flatMap(({ ratePackage, dayRules }) => {
    const limits = nightsAllowed(ratePackage, dayRules.get(date))
    return dayRules.get(date)?.isClosedToArrival || shortestStay(limits) === null ? [] : [limits]
  })
  const least = Math.min(...arrivals.map(({ dayLimitMin }) => dayLimitMin))
  const most = Math.max(...arrivals.map(({ dayLimitMax }) => dayLimitMax))
  return {
    checkinAllowed: arrivals.length > 0,
    checkoutAllowed: all.some((offer) => !offer.dayRules.get(date)?.isClosedToDeparture),
    stayThroughAllowed: open.some((offer) => !offer.dayRules.get(date)?.isClosedToStay),
    minNights: Number.isFinite(least) && least > 1 ? least : null,
    maxNights: Number.isFinite(most) ? most : null,
  }
}
