import { formatAmount, noAmount } from '@/domain/money/amount-text'
import { exponentOf } from '@/domain/money/currency'
import type { CalendarDay, Stay } from '@/contract/stay'
import { addDays, nightsBetween, nightsOf } from '@/domain/days/civil-day'
import { stayTotalMinor } from '@/domain/rates/stay-pricer'
import { roomsLeft } from '@/domain/rates/rooms-left'
import { nightsAllowed, shortestStay } from '@/domain/stays/nights'
import { type Offer, offersOf } from './offers'
import type { Static } from 'typebox'
import type { hotelRoutes } from '@/contract/hotel'
import { upcomingHolidays } from '@/domain/calendar/calendar-shortcuts'
import { badInput, notFound } from '../../kernel/errors'
import { readOfferedPackage } from '../repository/hotels'
import type { Services } from '../../kernel/services'
import { todayIn } from '../../kernel/time/zones'
import { type CardCaller, currentSaleState } from './hotel-cards'

/** Formats an amount for a calendar cell: "980", "1,280", "12.8k", "1.2m". Below a thousand with its decimals, as "53.4", else in whole units. */
export function compactAmount(minor: number, currencyCode: string): string {
  const exact = minor / 10 ** exponentOf(currencyCode)
  const units = Math.round(exact)
  if (units >= 1_000_000) return `${oneDecimal(units / 1_000_000)}m`
  if (units >= 10_000) return `${oneDecimal(units / 1000)}k`
  if (units < 1000) return String(exact)
  return formatAmount(units * 10 ** exponentOf(currencyCode), currencyCode)
}

function oneDecimal(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 10) / 10)
}

/** The number of rooms left is shown from this number down. */
const FEW_ROOMS = 3

/** A night of a calendar: its day, the offers of that one night, today at the hotel, and the day's holiday. */
interface CalendarNight {
  readonly date: string
  readonly offers: readonly Offer[]
  readonly today: string
  readonly holiday: string | null
  readonly currencyCode: string
}

/** Returns one day of a calendar; a flag is true if it holds for any offer that is available. The caller sets isLowest for the whole calendar. */
function calendarDay({ date, offers, today, holiday, currencyCode }: CalendarNight): CalendarDay {
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

/** The lowest total of the night. Packages sold for single nights take precedence, because the list shows their price. */
function nightTotal(open: readonly Offer[]): number | null {
  const single = open.filter(({ ratePackage, dayRules, stay }) => {
    const limits = nightsAllowed(ratePackage, dayRules.get(stay.checkIn))
    return limits.dayLimitMin <= 1 && limits.dayStep <= 1
  })
  const totals = (single.length > 0 ? single : open).map(stayTotalMinor)
  return totals.length > 0 ? Math.min(...totals) : null
}

/** A guest who leaves may have slept in a package that is now sold out, so check-out depends on all packages. */
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

type Input = Static<typeof hotelRoutes.getPackageCalendar.input>
type Reply = Static<typeof hotelRoutes.getPackageCalendar.reply>

/** Returns price with taxes, availability and rules of each day of a package, or of a hotel's cheapest package, for one room. Throws 404 where neither exists. */
export async function packageCalendar(input: Input, { services, user, currency }: CardCaller): Promise<Reply> {
  const executor = services.database.db
  const now = services.clock.now()
  const until = lastDay(input)
  const { hotelId, pid } = await target(input, services)
  const span = { from: input.from, until }
  const state = await currentSaleState(services, [hotelId], { ...span, userId: user?.uid ?? null })
  const catalogue = await services.catalogue.at(executor, state.version)
  const listed = (await services.catalogue.hotelsById(executor, catalogue, [hotelId])).get(hotelId)
  if (!listed) throw notFound('There is no such hotel.')
  const facts = { catalogue, state, now, currencyCode: currency }
  const holidays = catalogue.holidays.get(listed.hotel.countryCode) ?? new Map<string, string>()
  const today = todayIn(listed.hotel.timeZone, now)
  const days = nightsOf(input.from, until).map((date) => {
    const offers = offersOf(listed, facts, oneNight(date)).filter((offer) => !pid || offer.ratePackage.id === pid)
    return calendarDay({ date, offers, today, holiday: holidays.get(date) ?? null, currencyCode: currency })
  })
  const { currencySymbol } = noAmount(currency)
  return {
    currencyCode: currency,
    currencySymbol,
    asOf: now.toISOString(),
    days: markLowest(days),
    holidays: upcomingHolidays(holidays, today),
  }
}

async function target({ pid, hotelId }: Input, { database, catalogue }: Services) {
  if (pid !== undefined) {
    const offered = await readOfferedPackage(database.db, pid)
    if (!offered) throw notFound('There is no such package.')
    return { hotelId: offered.hotel.id, pid }
  }
  if (hotelId === undefined) throw badInput('hotelId', 'Please choose a room or a hotel.')
  await catalogue.latest(database.db)
  return { hotelId, pid: null }
}

function lastDay({ from, days }: Input): string {
  if (!/^20\d\d-/.test(from)) throw badInput('from', 'There are no prices for this time.')
  try {
    return addDays(from, days)
  } catch {
    throw badInput('from', 'This is not a day.')
  }
}

function oneNight(checkIn: string): Stay {
  return { checkIn, checkOut: addDays(checkIn, 1), nights: 1, rooms: 1, adults: 1, children: 0 }
}

/** Marks the cheapest days, unless all cost the same. */
function markLowest(days: readonly CalendarDay[]): CalendarDay[] {
  const totals = days.flatMap(({ totalMinor }) => totalMinor ?? [])
  const lowest = Math.min(...totals)
  const isFlat = totals.every((total) => total === lowest)
  return days.map((day) => ({ ...day, isLowest: !isFlat && day.totalMinor === lowest }))
}
