/** A part of the year with its own price level; days are MM-DD, both included, and may run over New Year. */
export interface SeasonRate {
  readonly from: string
  readonly to: string
  readonly percent: number
}

/** The rate rule, stock and occupancy of a room type; money in minor units of the hotel's currency, before tax. */
export interface RoomRate {
  readonly baseMinor: number
  readonly weekdayPercent: readonly number[]
  readonly seasons: readonly SeasonRate[]
  readonly holidayPercent: number
  readonly stock: number
  /** False where no stock number was stated: then stock is only what is certain, and no number is shown. */
  readonly isStockStated?: boolean
  readonly maxGuests: number
  readonly maxAdults: number
}

/** What a package makes of the room's rate, and for which stays it is sold. */
export interface PackageRate {
  readonly pricePercent: number
  readonly extraMinor: number
  readonly originalPercent: number | null
  /** Per cent of each night that a VIP pays less; null where there is no member price. */
  readonly memberPercent: number | null
  readonly dayLimitMin: number
  readonly dayLimitMax: number
  readonly dayStep: number
  readonly bookAheadDays: number
  readonly maxRooms: number
}

/** A night where something was sold, held or overridden; priceMinor replaces the room's rate of that night. */
export interface NightFacts {
  readonly total: number
  readonly held: number
  readonly sold: number
  readonly priceMinor: number | null
}

/** The hotel's own currency and its tax in per cent of the night. */
export interface HotelRate {
  readonly currencyCode: string
  readonly taxPercent: number
}

/** Exceptional nights of one room type by day; every other night follows the rule. */
export type NightsByDay = ReadonlyMap<string, NightFacts>

/** Public holidays of the hotel's country. */
export interface HolidayDays {
  has(day: string): boolean
}

/** What one unit of each currency is worth in CNY. */
export type FxRates = ReadonlyMap<string, number>

/** Viewer that a price is made for: unknown visitor, signed-in user, or VIP, who alone pays VIP prices. */
export type PriceViewer = 'visitor' | 'signed_in' | 'vip'

/** Viewer kind of a user; a null id is a visitor. */
export function priceViewerOf(userId: string | null, isVip: boolean): PriceViewer {
  if (userId === null) return 'visitor'
  return isVip ? 'vip' : 'signed_in'
}
