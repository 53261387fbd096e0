import type { HolidayDays, HotelRate, NightsByDay, PackageRate, RoomRate } from './rate-facts'
import { type NightAmounts, StayPricer, type StayTerms } from './stay-pricer'

/** Everything that the price of a stay depends on. */
export interface StayPricing extends StayTerms {
  readonly hotel: HotelRate
  readonly room: RoomRate
  readonly ratePackage: PackageRate
  readonly nights: NightsByDay
  readonly holidays: HolidayDays
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

/** Returns the price of one package for a stay with its nights and parts; throws RangeError where an exchange rate is missing. */
export function priceStay(pricing: StayPricing): StayAmounts {
  const { hotel, room, ratePackage, nights, holidays, stay } = pricing
  const pricer = new StayPricer(pricing)
  const roomNightsMinor = pricer.roomNightsMinor(room, nights, holidays)
  const nightly = pricer.nightAmounts(roomNightsMinor, hotel, ratePackage, ratePackage.memberPercent)
  const goodsMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.baseMinor, 0)
  const savedMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.savedMinor, 0)
  const taxMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.taxMinor, 0)
  return { nightly, rooms: stay.rooms, goodsMinor, savedMinor, taxMinor, totalMinor: goodsMinor + taxMinor }
}

/** Returns only the total of priceStay, to find the cheapest of many. */
export function stayTotalMinor(pricing: StayPricing): number {
  const { hotel, room, ratePackage, nights, holidays } = pricing
  const pricer = new StayPricer(pricing)
  const roomNightsMinor = pricer.roomNightsMinor(room, nights, holidays)
  return pricer.totalMinor(roomNightsMinor, hotel, ratePackage, ratePackage.memberPercent)
}
