import type { VoucherTerms } from '@/contract/voucher-terms'
import type { PictureKind } from '../../../kernel/pictures/picture-library'

/** Terms of a kind of voucher; what is left out is the usual. Amounts are in per cent of a night in the room that the voucher is for. */
export interface KindTerms extends Partial<Omit<VoucherTerms, 'blackouts' | 'surcharges' | 'difference'>> {
  readonly surcharges?: readonly { readonly on: 'weekends' | 'holidays'; readonly percent: number }[]
  /** The difference follows the price of the day, at most so much; without a limit where it is null. */
  readonly dayPrice?: { readonly mostPercent: number | null }
  readonly isClosedOnHolidays?: boolean
}

/** One SKU of a product. `{room}` in its name is the room's. */
export interface VoucherChoice {
  readonly variant: string
  /** Its price in per cent of a night in the room that it is for. */
  readonly percent: number
  readonly nights?: number
  /** In which rooms of its hotel it can be used; in all where it is left out. */
  readonly room?: 'simplest' | 'best'
  readonly terms?: KindTerms
}

/** A product that the demo sells. `{city}`, `{country}` and `{hotels}` in its texts are where it can be used. */
export interface VoucherKind {
  readonly title: string
  readonly subTitle: string
  readonly pictures: readonly PictureKind[]
  /** Icon of a facility without which a hotel can't sell it. */
  readonly needs?: 'utensils' | 'flower-2' | 'waves'
  /** One hotel, or several of its city or country. */
  readonly places?: 'city' | 'country'
  readonly nights?: number
  /** What it counts for beyond its price, in per cent. */
  readonly bonusPercent?: number
  /** Days of use: so many after the purchase, or from and until so many days after the day of seeding. */
  readonly valid: number | { readonly from: number | null; readonly until: number }
  readonly sale?: 'not_started' | 'ends_soon' | 'sold_out' | 'ended'
  readonly stock?: readonly [least: number, most: number]
  readonly limit?: number
  readonly minQuantity?: number
  readonly terms: KindTerms
  readonly choices: readonly VoucherChoice[]
}

/** Nights on which weekdays alone are, 0 for Monday. */
export const WEEKDAY_NIGHTS = [0, 1, 2, 3, 6]

/** Nights of a weekend. */
export const WEEKEND_NIGHTS = [4, 5]

/** Monday to Friday. */
export const WORKING_DAYS = [0, 1, 2, 3, 4]

/** The usual meal. */
export const breakfast = { meal: 'Breakfast for 2' } as const
