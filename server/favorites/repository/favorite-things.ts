import { inArray, sql } from 'drizzle-orm'
import type { CollectionType } from '@/contract/collection'
import type { Executor } from '../../kernel/database/executor'
import { hotel } from '../../kernel/database/schema/catalogue'
import { moment } from '../../kernel/database/schema/community'
import { sku } from '../../kernel/database/schema/vouchers'
import {
  couponJson,
  type FeedCoupon,
  type FeedMoment,
  isShownMoment,
  isToBeSold,
  momentJson,
  type SaleTime,
} from '../../stays/posts'

/** A hotel by its name and picture, on sale or not. */
export interface NamedHotel {
  readonly id: string
  readonly name: string
  readonly pictureId: string
}

/** A voucher or post that a list names; isShown is false where it is over or its hotel is off sale. */
export interface FavoriteRow<Facts> extends Record<string, unknown> {
  readonly timeZone: string
  readonly isShown: boolean
  readonly facts: Facts
}

/** Which of these ids there are of a kind, on sale or not. */
export async function listKnown(tx: Executor, bizType: CollectionType, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const table = { hotel, coupon: sku, moment }[bizType]
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** Names and pictures of hotels, on sale or not. */
export async function listNamedHotels(tx: Executor, ids: readonly string[]): Promise<NamedHotel[]> {
  if (ids.length === 0) return []
  return tx
    .select({ id: hotel.id, name: hotel.name, pictureId: hotel.headPictureId })
    .from(hotel)
    .where(inArray(hotel.id, [...ids]))
}

/** A voucher's price in minor units of its own currency. */
export interface CouponPrice {
  readonly id: string
  readonly priceMinor: number
  readonly currencyCode: string
}

/** What vouchers cost, by id; what there is not is left out. */
export async function listCouponPrices(tx: Executor, ids: readonly string[]): Promise<CouponPrice[]> {
  if (ids.length === 0) return []
  const { id, priceMinor, currencyCode } = sku
  return tx
    .select({ id, priceMinor, currencyCode })
    .from(sku)
    .where(inArray(id, [...ids]))
}

/** Reads vouchers by id in one query, as a user sees them. */
export async function readFavoriteCoupons(
  tx: Executor,
  ids: readonly string[],
  { userId, ...at }: SaleTime & { readonly userId: string },
): Promise<FavoriteRow<FeedCoupon>[]> {
  const { rows } = await tx.execute<FavoriteRow<FeedCoupon>>(sql`
    select h.time_zone as "timeZone", h.is_on_sale and ${isToBeSold(at)} as "isShown",
      ${couponJson(userId, at.day)} as facts
    from sku c join hotel h on h.id = c.hotel_id where c.id = any(${sql.param([...ids])}::text[])`)
  return rows
}

/** Reads posts by id in one query, as a user sees them. */
export async function readFavoriteMoments(
  tx: Executor,
  ids: readonly string[],
  userId: string,
): Promise<FavoriteRow<FeedMoment>[]> {
  const { rows } = await tx.execute<FavoriteRow<FeedMoment>>(sql`
    select coalesce(h.time_zone, 'UTC') as "timeZone", ${isShownMoment} as "isShown", ${momentJson(userId)} as facts
    from moment m join user_account a on a.id = m.user_id left join hotel h on h.id = m.hotel_id where m.id = any(${sql.param([...ids])}::text[])`)
  return rows
}
