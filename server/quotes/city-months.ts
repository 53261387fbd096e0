import type { Stay } from '@/contract/stay'
import { type MonthPrice, monthPrices, type PricedNight } from '@/domain/stays/month-prices'
import { addDays, nextMonths, nightsOf } from '@/domain/days/civil-day'
import { stayTotalMinor } from '@/domain/rates/price-stay'
import { whyUnavailable } from '@/domain/stays/why-unavailable'
import type { ListedHotel } from '../stays/catalogue/catalogue'
import { type Offer, offersOf } from './offer-facts'
import type { SaleFacts } from './sale-facts'

const SHOWN_MONTHS = 6

/** So many hotels, the most recommended, stand behind the months that a city's page tells. */
export const PRICED_HOTELS = 12

/** The first night of the first month and the day after the last night of the last; nights that are over are left out. */
export function monthsWindow(today: string): { readonly from: string; readonly until: string } {
  const [after = ''] = nextMonths(today, SHOWN_MONTHS + 1).slice(-1)
  return { from: addDays(today, 1), until: `${after}-01` }
}

/** What one night for two costs in each of the next months at these hotels, from what each still has to sell. */
export function cityMonths(hotels: readonly ListedHotel[], facts: SaleFacts, today: string): MonthPrice[] {
  const { from, until } = monthsWindow(today)
  const days = nightsOf(from, until)
  const nights = hotels.flatMap((listed) => nightsOfHotel(offersOf(listed, facts, oneNight(from)), days))
  return monthPrices(nextMonths(today, SHOWN_MONTHS), nights)
}

function nightsOfHotel(offers: readonly Offer[], days: readonly string[]): PricedNight[] {
  return days.flatMap((day) => {
    const stay = oneNight(day)
    const totals = offers.flatMap((offer) => {
      const other = { ...offer, stay }
      return whyUnavailable(other) === null ? [stayTotalMinor(other)] : []
    })
    return totals.length > 0 ? [{ day, totalMinor: Math.min(...totals) }] : []
  })
}

const oneNight = (checkIn: string): Stay => ({
  checkIn,
  checkOut: addDays(checkIn, 1),
  nights: 1,
  rooms: 1,
  adults: 2,
  children: 0,
})
