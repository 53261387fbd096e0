import { nightsOfStay } from '../stays/nights'
import { minorFactor } from './minor-factor'
import type { FxRates, HolidayDays, HotelRate, NightsByDay, PackageRate, RoomRate } from './rate-facts'
import { callerBaseMinor, nightBaseMinor, nightTaxMinor } from './night-amounts'
import type { PriceViewer } from './price-viewer'

/** Everything that the price of a stay depends on. */
export interface StayPricing {
  readonly hotel: HotelRate
  readonly room: RoomRate
  readonly ratePackage: PackageRate
  readonly nights: NightsByDay
  readonly holidays: HolidayDays
  readonly fx: FxRates
  readonly currencyCode: string
  readonly viewer: PriceViewer
  readonly stay: { readonly checkIn: string; readonly checkOut: string; readonly rooms: number }
}

/** One night of one room in minor units; savedMinor is what the member price takes off its public amount, and baseMinor what is left. */
export interface NightAmounts {
  readonly date: string
  readonly baseMinor: number
  readonly savedMinor: number
  readonly taxMinor: number
}

/** The parts of a stay's price in minor units; nightly is for one room, goods, saved and tax are for all rooms, and goods + tax = total. */
export interface StayAmounts {
  readonly nightly: readonly NightAmounts[]
  readonly rooms: number
  readonly goodsMinor: number
  readonly savedMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
}

/** Prices a stay in the wanted currency: each night is converted once and rounded half up to price units, then a VIP's member price of it and its tax likewise, and all else is sums. */
export function priceStay(pricing: StayPricing): StayAmounts {
  const { stay } = pricing
  const factor = minorFactor(pricing.hotel.currencyCode, pricing.currencyCode, pricing.fx)
  const nightly = nightsOfStay(stay).map((night) => {
    const publicMinor = nightBaseMinor(pricing, night, factor)
    const baseMinor = callerBaseMinor(pricing, publicMinor)
    const savedMinor = publicMinor - baseMinor
    return { date: night.day, baseMinor, savedMinor, taxMinor: nightTaxMinor(pricing, baseMinor) }
  })
  const goodsMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.baseMinor, 0)
  const savedMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.savedMinor, 0)
  const taxMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.taxMinor, 0)
  return { nightly, rooms: stay.rooms, goodsMinor, savedMinor, taxMinor, totalMinor: goodsMinor + taxMinor }
}

/** The total of priceStay alone, for finding the cheapest of many without making anything else of them. */
export function stayTotalMinor(pricing: StayPricing): number {
  const factor = minorFactor(pricing.hotel.currencyCode, pricing.currencyCode, pricing.fx)
  let totalMinor = 0
  for (const night of nightsOfStay(pricing.stay)) {
    const baseMinor = callerBaseMinor(pricing, nightBaseMinor(pricing, night, factor))
    totalMinor += baseMinor + nightTaxMinor(pricing, baseMinor)
  }
  return pricing.stay.rooms * totalMinor
}
