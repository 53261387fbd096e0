import { nightsOfStay } from '../stay/nights-of-stay'
import { minorFactor } from './minor-factor'
import type { FxRates, HolidayDays, HotelRate, NightsByDay, PackageRate, RoomRate } from './rate-facts'
import { nightBaseMinor, nightTaxMinor } from './night-amounts'

/** Everything that the price of a stay depends on. */
export interface StayPricing {
  readonly hotel: HotelRate
  readonly room: RoomRate
  readonly ratePackage: PackageRate
  readonly nights: NightsByDay
  readonly holidays: HolidayDays
  readonly fx: FxRates
  readonly currencyCode: string
  readonly stay: { readonly checkIn: string; readonly checkOut: string; readonly rooms: number }
}

/** The parts of a stay's price in minor units; nightly is for one room, goods and tax are for all rooms, and goods + tax = total. */
export interface StayAmounts {
  readonly nightly: readonly { readonly date: string; readonly baseMinor: number; readonly taxMinor: number }[]
  readonly rooms: number
  readonly goodsMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
}

/** Prices a stay in the wanted currency: each night is converted once and rounded half up to whole units, then its tax likewise, and all else is sums. */
export function priceStay(pricing: StayPricing): StayAmounts {
  const { stay } = pricing
  const factor = minorFactor(pricing.hotel.currencyCode, pricing.currencyCode, pricing.fx)
  const nightly = nightsOfStay(stay).map((night) => {
    const baseMinor = nightBaseMinor(pricing, night, factor)
    return { date: night.day, baseMinor, taxMinor: nightTaxMinor(pricing, baseMinor) }
  })
  const goodsMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.baseMinor, 0)
  const taxMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.taxMinor, 0)
  return { nightly, rooms: stay.rooms, goodsMinor, taxMinor, totalMinor: goodsMinor + taxMinor }
}

/** The total of priceStay alone, for finding the cheapest of many without making anything else of them. */
export function stayTotalMinor(pricing: StayPricing): number {
  const factor = minorFactor(pricing.hotel.currencyCode, pricing.currencyCode, pricing.fx)
  let totalMinor = 0
  for (const night of nightsOfStay(pricing.stay)) {
    const baseMinor = nightBaseMinor(pricing, night, factor)
    totalMinor += baseMinor + nightTaxMinor(pricing, baseMinor)
  }
  return pricing.stay.rooms * totalMinor
}
