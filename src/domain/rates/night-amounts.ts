import type { StayNight } from '../stays/nights'
import { vipNightMinor } from './vip-night-minor'
import type { StayPricing } from './price-stay'
import { roomNightMinor } from './room-night-minor'
import { priceUnitMinor, roundPriceToUnit, roundToUnit } from './price-unit'

/** One night of one room before tax as the public pays it, in minor units of the wanted currency: the package's part of the room's night, converted once by the factor and rounded half up to price units. */
export function nightBaseMinor(pricing: StayPricing, night: StayNight, factor: number): number {
  const room = roomNightMinor(pricing.room, night, pricing.nights, pricing.holidays)
  const { pricePercent, extraMinor } = pricing.ratePackage
  return packageNightMinor(room, pricePercent, extraMinor, factor, priceUnitMinor(pricing.currencyCode))
}

/** What the caller pays of such a night's public amount: the VIP price for a VIP, else the amount itself. */
export function callerBaseMinor({ viewer, ratePackage, currencyCode }: StayPricing, publicMinor: number): number {
  if (viewer !== 'vip') return publicMinor
  return vipNightMinor(publicMinor, ratePackage.memberPercent, priceUnitMinor(currencyCode))
}

/** What a package makes of a room's night, in minor units of a currency whose price unit has so many; at least one unit. */
export function packageNightMinor(
  roomMinor: number,
  pricePercent: number,
  extraMinor: number,
  factor: number,
  unitMinor: number,
): number {
  return roundPriceToUnit(((roomMinor * pricePercent) / 100 + extraMinor) * factor, unitMinor)
}

/** The tax of such a night, rounded half up to price units. */
export function nightTaxMinor(pricing: StayPricing, baseMinor: number): number {
  return taxMinor(baseMinor, pricing.hotel.taxPercent, priceUnitMinor(pricing.currencyCode))
}

/** The tax of an amount, in a currency whose price unit has so many minor ones. */
export function taxMinor(baseMinor: number, taxPercent: number, unitMinor: number): number {
  return roundToUnit((baseMinor * taxPercent) / 100, unitMinor)
}
