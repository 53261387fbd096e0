import { sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import type { GuideSeason } from '../../kernel/database/schema/catalogue-json'
import { catalogueVersion } from './catalogue'
import {
  couponsJson,
  type FeedCoupon,
  type FeedMoment,
  isFirstSold,
  isShownMoment,
  momentsJson,
  type SaleTime,
} from '../posts'
import { isVip } from '../../account/repository/vip'

/** Practical facts about a city for travelers. */
export interface GuideFacts {
  languages: string[]
  plugs: string
  airport: string[]
  seasons: GuideSeason[]
}

/** The parts of a city's home page besides its hotels, with the catalogue's version at the same moment. */
export interface CityInfoRow extends Record<string, unknown> {
  version: number
  couponCount: number
  momentCount: number
  coupons: FeedCoupon[]
  moments: FeedMoment[]
  pictureIds: string[]
  guide: GuideFacts | null
  /** Whether the caller is a VIP. */
  isVip: boolean
}

const SHOWN_COUPONS = 10
const SHOWN_MOMENTS = 12
const SHOWN_PICTURES = 24
/** Number of hotels, the most recommended, whose pictures of the city are shown. */
const PICTURED_HOTELS = 40

/** The city, the viewer, the instant and the city's day. */
export interface CityInfoQuery extends SaleTime {
  readonly cityId: string
  readonly userId: string | null
}

/** Reads a city's counts, vouchers, posts, pictures and guide in one query. */
export async function readCityInfo(executor: Executor, { cityId, userId, ...at }: CityInfoQuery): Promise<CityInfoRow> {
  const { rows } = await executor.execute<CityInfoRow>(sql`
    select ${catalogueVersion} as version,
      (select count(*)::integer from sku c where c.city_id = ${cityId} and ${isFirstSold(at)}) as "couponCount",
      (select count(*)::integer from moment m join user_account a on a.id = m.user_id
        where m.city_id = ${cityId} and ${isShownMoment}) as "momentCount",
      ${couponsJson(sql`c.city_id = ${cityId}`, userId, at, SHOWN_COUPONS)} as coupons,
      ${momentsJson(sql`m.city_id = ${cityId}`, userId, SHOWN_MOMENTS)} as moments,
      ${isVip(userId)} as "isVip",
      ${placePictures(cityId)} as "pictureIds",
      (select json_build_object('languages', g.languages, 'plugs', g.plugs, 'airport', g.airport, 'seasons', g.seasons)
        from city_guide g where g.city_id = ${cityId}) as guide`)
  const row = rows[0]
  if (!row) throw new Error('a select without a table answers one row')
  return row
}

const placePictures = (cityId: string) => sql`coalesce((
  select json_agg(f.id order by f.first_rank, f.id)
  from (
    select p.picture ->> 'id' as id, min(h.rank) as first_rank
    from (select rank, pictures from hotel where city_id = ${cityId} and is_on_sale order by rank, id limit ${PICTURED_HOTELS}) h
    cross join lateral jsonb_array_elements(h.pictures) as p(picture)
    where p.picture ->> 'category' = 'place'
    group by 1 order by 2, 1 limit ${SHOWN_PICTURES}
  ) f), '[]'::json)`
