import { nightsOf } from '../days/nights-of'
import { minorFactor } from './minor-factor'
import type { FxRates, HolidayDays, HotelRate, NightsByDay, PackageRate, RoomRate } from './rate-facts'
import { roomNightMinor } from './room-night-minor'
import { roundToWholeUnits } from './round-to-whole-units'

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
  const { hotel, ratePackage, currencyCode, stay } = pricing
  const factor = minorFactor(hotel.currencyCode, currencyCode, pricing.fx)
  const nightly = nightsOf(stay.checkIn, stay.checkOut).map((date) => {
    const room = roomNightMinor(pricing.room, date, pricing.nights, pricing.holidays)
    const night = (room * ratePackage.pricePercent) / 100 + ratePackage.extraMinor
    const baseMinor = roundToWholeUnits(night * factor, currencyCode)
    return { date, baseMinor, taxMinor: roundToWholeUnits((baseMinor * hotel.taxPercent) / 100, currencyCode) }
  })
  const goodsMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.baseMinor, 0)
  const taxMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.taxMinor, 0)
  return { nightly, rooms: stay.rooms, goodsMinor, taxMinor, totalMinor: goodsMinor + taxMinor }
}
