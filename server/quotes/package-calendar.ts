import type { Static } from 'typebox'
import type { CalendarDay, Stay } from '@/contract/stay'
import type { hotelRoutes } from '@/contract/hotel'
import { upcomingHolidays } from '@/domain/calendar/upcoming-holidays'
import { addDays, nightsOf } from '@/domain/days/civil-day'
import { noAmount } from '@/domain/rates/shown-amount'
import { badInput, notFound } from '../kernel/errors'
import { readOfferedPackage } from '../stays/repository/hotels'
import type { Services } from '../kernel/services'
import { todayIn } from '../kernel/time/zones'
import { calendarDay } from './calendar-day'
import { currentSaleState } from './current-sale-state'
import type { CardAsker } from './hotel-cards'
import { offersOf } from './offer-facts'

type Input = Static<typeof hotelRoutes.getPackageCalendar.input>
type Reply = Static<typeof hotelRoutes.getPackageCalendar.reply>

/** Price with taxes, availability and rules of each day of a package, or of the cheapest package of a hotel, for one room; 404 where there is no such thing. */
export async function packageCalendar(input: Input, { services, user, currency }: CardAsker): Promise<Reply> {
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
