import type { Catalogue } from './catalogue/catalogue'
import type { CouponCard, MomentCard } from '@/contract/feed'
import { avatarUrl } from '../uploads/uploaded-pictures'
import { convertedMinor } from '@/domain/rates/convert'
import { districtPath } from './quote/hotel-card'
import { formatAmount, shownAmount } from '@/domain/money/amount-text'
import { type PictureLibrary, presentPicture } from '../kernel/pictures/picture-library'
import { type SQL, sql } from 'drizzle-orm'
import { isLikedBy, likeCount } from './repository/likes'

/** A voucher in a feed, on a page or on a wish list, with its hotel. */
export interface FeedCoupon {
  id: string
  hotelId: string
  district: string
  cityId: string
  name: string
  subTitle: string
  pictureId: string
  priceMinor: number
  originalMinor: number | null
  currencyCode: string
  soldCount: number
  validUntil: string
  /** Whether it is on the viewer's wish list. */
  isCollection: boolean
}

/** A post in the feed with its author and likes, and whether the viewer is among them. */
export interface FeedMoment {
  id: string
  hotelId: string | null
  hotelName: string
  uid: string
  nickName: string
  avater: string
  isDemo: boolean
  isVideo: boolean
  pictureCount: number
  pictureId: string
  content: string
  likeCount: number
  isLike: boolean
}

/** When somebody looks at vouchers: the instant, and the day that it is for them. */
export interface SaleTime {
  readonly now: Date
  readonly day: string
}

/** The last day of use of a voucher that is bought on a day; `sku` names its row. */
const lastDayOf = (sku: SQL, day: string) => sql`coalesce(${sku}.valid_until, ${day}::date + ${sku}.valid_days)`

/** Whether vouchers `c` are sold now or will be, and can be used from then on. */
export const isToBeSold = ({ day, now }: SaleTime, sku: SQL = sql`c`): SQL =>
  sql`(${lastDayOf(sku, day)} >= ${day}::date and ${sku}.held + ${sku}.sold < ${sku}.stock
    and coalesce(${sku}.sale_end, 'infinity') > ${now.toISOString()}::timestamptz)`

/** Whether vouchers `c` can be bought now and used from then on. */
export const isSold = (at: SaleTime, sku: SQL = sql`c`): SQL =>
  sql`(${isToBeSold(at, sku)} and coalesce(${sku}.sale_start, '-infinity') <= ${at.now.toISOString()}::timestamptz)`

/** Whether vouchers `c` are the first choice of their product that can be bought now; lists show a product once. */
export const isFirstSold = (at: SaleTime): SQL => sql`(${isSold(at)} and not exists (
  select 1 from sku o where o.product_id = c.product_id and (o.rank, o.id) < (c.rank, c.id) and ${isSold(at, sql`o`)}))`

/** A voucher `c` of a hotel `h` as one JSON value for a viewer on a day. */
export const couponJson = (userId: string | null, day: string) => sql`json_build_object(
  'id', c.id, 'hotelId', c.hotel_id, 'district', h.district,
  'cityId', c.city_id, 'name', c.name, 'subTitle', c.sub_title, 'pictureId', c.picture_id,
  'priceMinor', c.price_minor, 'originalMinor', c.original_minor, 'currencyCode', c.currency_code,
  'soldCount', c.sold, 'validUntil', ${lastDayOf(sql`c`, day)}, 'isCollection', exists (select 1 from collection w
    where w.user_id = ${userId}::text and w.biz_type = 'coupon' and w.biz_id = c.id))`

/** Whether a post `m` of an author `a` is shown to everybody. */
export const isShownMoment: SQL = sql`(m.state = 'approved' and m.deleted_at is null and a.blocked_at is null)`

/** A post `m` of an author `a`, about a hotel `h` or none, as one JSON value for a viewer. */
export const momentJson = (userId: string | null) => sql`json_build_object('id', m.id, 'hotelId', m.hotel_id,
  'hotelName', coalesce(h.name, ''), 'uid', m.user_id, 'nickName', a.nick_name, 'avater', a.avater, 'isDemo', a.is_demo,
  'isVideo', m.video_id is not null, 'pictureCount', cardinality(m.picture_ids),
  'pictureId', m.picture_id, 'content', m.content, 'likeCount', ${likeCount('moment', sql`m.id`)},
  'isLike', ${isLikedBy(userId, 'moment', sql`m.id`)})`

/** Vouchers on sale, one of each product, in their order, as one JSON value; `where` refers to `c` (SKU) and `h` (its hotel). */
export function couponsJson(where: SQL, userId: string | null, at: SaleTime, limit: number): SQL<FeedCoupon[]> {
  return sql<FeedCoupon[]>`coalesce((
    select json_agg(v.card order by v.rank, v.id)
    from (
      select c.id, c.rank, ${couponJson(userId, at.day)} as card from sku c join hotel h on h.id = c.hotel_id
      where ${where} and ${isFirstSold(at)} order by c.rank, c.id limit ${limit}
    ) v), '[]'::json)`
}

/** Posts that are shown, newest first, as one JSON value; `where` refers to `m` (moment) and `h` (its hotel). */
export function momentsJson(where: SQL, userId: string | null, limit: number): SQL<FeedMoment[]> {
  return sql<FeedMoment[]>`coalesce((
    select json_agg(p.card order by p.created_at desc, p.id desc)
    from (
      select m.id, m.created_at, ${momentJson(userId)} as card
      from moment m join user_account a on a.id = m.user_id left join hotel h on h.id = m.hotel_id
      where ${where} and ${isShownMoment} order by m.created_at desc, m.id desc limit ${limit}
    ) p), '[]'::json)`
}

/** A voucher as lists and feeds show it, its price converted once and rounded half up to whole units. */
export function presentCoupon(
  coupon: FeedCoupon,
  { cityById, fx }: Catalogue,
  pictures: PictureLibrary,
  currencyCode: string,
): CouponCard {
  const headImg = presentPicture(pictures, coupon.pictureId)
  const shown = (minor: number) => convertedMinor(minor, coupon.currencyCode, currencyCode, fx)
  return {
    skuId: coupon.id,
    hotelId: coupon.hotelId,
    headImgUrl: headImg.url,
    headImg,
    name: coupon.name,
    subTitle: coupon.subTitle,
    districtPath: districtPath(cityById.get(coupon.cityId)?.name ?? '', coupon.district),
    ...shownAmount(shown(coupon.priceMinor), currencyCode),
    originalAmount: coupon.originalMinor === null ? null : formatAmount(shown(coupon.originalMinor), currencyCode),
    soldCount: coupon.soldCount,
    validUntil: coupon.validUntil,
    isCollection: coupon.isCollection,
  }
}

/** A traveler's post as the feed shows it, with the price of its hotel if one was requested. */
export function presentMoment(
  moment: FeedMoment,
  pictures: PictureLibrary,
  from: MomentCard['from'] = null,
): MomentCard {
  const { pictureId, avater, ...rest } = moment
  const headImg = presentPicture(pictures, pictureId)
  return { ...rest, headImgUrl: headImg.url, headImg, avater: avatarUrl(avater), from }
}
