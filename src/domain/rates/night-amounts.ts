import type { StayNight } from '../stay/nights-of-stay'
import type { StayPricing } from './price-stay'
import { roomNightMinor } from './room-night-minor'
import { roundToWholeUnits } from './round-to-whole-units'

/** One night of one room before tax in minor units of the wanted currency: the package's part of the room's night, converted once by the factor and rounded half up to whole units. */
export function nightBaseMinor(pricing: StayPricing, night: StayNight, factor: number): number {
  const room = roomNightMinor(pricing.room, night, pricing.nights, pricing.holidays)
  const own = (room * pricing.ratePackage.pricePercent) / 100 + pricing.ratePackage.extraMinor
  return roundToWholeUnits(own * factor, pricing.currencyCode)
}

/** The tax of such a night, rounded half up to whole units. */
export function nightTaxMinor(pricing: StayPricing, baseMinor: number): number {
  return roundToWholeUnits((baseMinor * pricing.hotel.taxPercent) / 100, pricing.currencyCode)
}
