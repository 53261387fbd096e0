import type { Static } from 'typebox'
import type { CalendarDay, hotelRoutes } from '@/contract/hotel'
import type { Stay } from '@/contract/stay'
import { addDays } from '@/domain/days/add-days'
import { nightsBetween } from '@/domain/days/nights-between'
import { nightsOf } from '@/domain/days/nights-of'
import { stayTotalMinor } from '@/domain/rates/price-stay'
import { roomsLeft } from '@/domain/rates/rooms-left'
import { noAmount } from '@/domain/rates/shown-amount'
import { badInput, notFound } from '../errors/api-error'
import { readOfferedPackage } from '../repositories/offered-package'
import { readSaleState } from '../repositories/sale-state'
import type { Services } from '../services'
import { todayIn } from '../time/today-in'
import { compactAmount } from './compact-amount'
import type { CardAsker } from './hotel-cards'
import { type Offer, offersOf } from './offer-facts'

type Input = Static<typeof hotelRoutes.getPackageCalendar.input>
type Reply = Static<typeof hotelRoutes.getPackageCalendar.reply>

/** Price with taxes and availability of each night of a package, or of the cheapest package of a hotel, for one room; 404 where there is no such thing. */
export async function packageCalendar(input: Input, { services, currency }: CardAsker): Promise<Reply> {
  const executor = services.database.db
  const now = services.clock.now()
  const until = lastDay(input)
  const { hotelId, pid } = await target(input, services)
  const span = { from: input.from, until }
  const state = await readSaleState(executor, { of: { hotelIds: [hotelId] }, ...span, userId: null })
  const catalogue = await services.catalogue.at(executor, state.version)
  const listed = (await services.catalogue.hotelsById(executor, catalogue, [hotelId])).get(hotelId)
  if (!listed) throw notFound('There is no such hotel.')
  const facts = { catalogue, state, now, currencyCode: currency }
  const holidays = catalogue.holidays.get(listed.hotel.countryCode)
  const days = nightsOf(input.from, until).map((date): CalendarDay => {
    const offers = offersOf(listed, facts, oneNight(date)).filter((offer) => !pid || offer.ratePackage.id === pid)
    const totalMinor = nightTotal(offers, date, todayIn(listed.hotel.timeZone, now))
    return {
      date,
      isAvailable: totalMinor !== null,
      amount: totalMinor === null ? null : compactAmount(totalMinor, currency),
      totalMinor,
      isLowest: false,
      holiday: holidays?.get(date) ?? null,
    }
  })
  return { currencyCode: currency, currencySymbol: noAmount(currency).currencySymbol, days: markLowest(days) }
}

async function target({ pid, hotelId }: Input, { database, catalogue }: Services) {
  if (pid !== undefined) {
    const offered = await readOfferedPackage(database.db, pid)
    if (!offered) throw notFound('There is no such package.')
    return { hotelId: offered.hotel.id, pid }
  }
  if (hotelId === undefined) throw badInput('hotelId', 'Name a package (pid) or a hotel (hotelId).')
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

/** The lowest total of the night over packages with a room left; those sold for single nights come first, as theirs is the list's number. */
function nightTotal(offers: readonly Offer[], date: string, today: string): number | null {
  const ahead = nightsBetween(today, date)
  const open = offers.filter(
    ({ room, ratePackage, nights }) =>
      ahead >= 0 && ahead >= ratePackage.bookAheadDays && roomsLeft(room.stock, date, nights) > 0,
  )
  const single = open.filter(({ ratePackage }) => ratePackage.dayLimitMin <= 1 && ratePackage.dayStep <= 1)
  const totals = (single.length > 0 ? single : open).map(stayTotalMinor)
  return totals.length > 0 ? Math.min(...totals) : null
}

/** Marks the cheapest days, unless all cost the same. */
function markLowest(days: readonly CalendarDay[]): CalendarDay[] {
  const totals = days.flatMap(({ totalMinor }) => totalMinor ?? [])
  const lowest = Math.min(...totals)
  const isFlat = totals.every((total) => total === lowest)
  return days.map((day) => ({ ...day, isLowest: !isFlat && day.totalMinor === lowest }))
}
