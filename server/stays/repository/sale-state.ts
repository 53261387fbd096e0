import { sql, type SQL } from 'drizzle-orm'
import { type NightFacts, type PriceViewer, priceViewerOf } from '@/domain/rates/rate-facts'
import type { DayRule, DayRules } from '@/domain/stays/nights'
import type { Executor } from '../../kernel/database/executor'
import { catalogueVersion, type HotelRow } from './catalogue'
import { scoreFields, type ScoreTuple } from './review-scores'
import { isVip } from '../../account/repository/vip'

/** An exceptional night as a JSON array from SQL. */
export type NightTuple = [
  roomTypeId: string,
  day: string,
  total: number,
  held: number,
  sold: number,
  priceMinor: number | null,
]

/** A day rule as a JSON array from SQL. */
export type RuleTuple = [
  roomTypeId: string,
  day: string,
  isClosedToArrival: boolean,
  isClosedToDeparture: boolean,
  isClosedToStay: boolean,
  minNights: number | null,
  maxNights: number | null,
]

/** The tuple of a night `n`. */
export const nightFields = sql`json_build_array(n.room_type_id, n.day, n.total, n.held, n.sold, n.price_minor)`

/** The tuple of a day rule `d`. */
export const ruleFields = sql`json_build_array(d.room_type_id, d.day, d.is_closed_to_arrival, d.is_closed_to_departure,
  d.is_closed_to_stay, d.min_nights, d.max_nights)`

/** The facts of a night. */
export const nightOf = ([, , total, held, sold, priceMinor]: NightTuple): NightFacts => ({
  total,
  held,
  sold,
  priceMinor,
})

/** The rule of a day. */
export const ruleOf = ([, , ...fields]: RuleTuple): DayRule => {
  const [isClosedToArrival, isClosedToDeparture, isClosedToStay, minNights, maxNights] = fields
  return { isClosedToArrival, isClosedToDeparture, isClosedToStay, minNights, maxNights }
}

/** The prices and availability of some hotels that change by the minute, with the catalogue's version at the same moment. */
export interface SaleState {
  readonly version: number
  /** Exceptional nights: room type to day to facts. */
  readonly nights: ReadonlyMap<string, ReadonlyMap<string, NightFacts>>
  /** Rules of single days: room type to day to rule. */
  readonly dayRules: ReadonlyMap<string, DayRules>
  /** Scores of those hotels that were reviewed since they were seeded or imported: what the catalogue in memory may not have yet. */
  readonly scores: ReadonlyMap<string, HotelScore>
  /** Ids of those hotels that are the viewer's favorites. */
  readonly collected: ReadonlySet<string>
  /** The caller as far as prices depend on them, read in the same query. */
  readonly viewer: PriceViewer
}

/** What reviews make of a hotel. */
export type HotelScore = Pick<HotelRow, 'reviewScore' | 'reviewCount'>

/** The score of a tuple. */
export const scoreOf = ([, reviewScore, reviewCount]: ScoreTuple): HotelScore => ({ reviewScore, reviewCount })

/** Which hotels, which days [from, until) with their rules and that of the last check-out, and which caller. */
export interface SaleStateQuery {
  readonly of: { readonly cityId: string } | { readonly hotelIds: readonly string[] }
  readonly from: string
  readonly until: string
  readonly userId: string | null
}

/** A room type without exceptional nights. */
export const NO_NIGHTS: ReadonlyMap<string, NightFacts> = new Map()

/** A room type without day rules. */
export const NO_DAY_RULES: DayRules = new Map()

interface StateRow extends Record<string, unknown> {
  readonly version: number
  readonly nights: NightTuple[]
  readonly rules: RuleTuple[]
  readonly scores: ScoreTuple[]
  readonly collected: string[]
  readonly isVip: boolean
}

/** Reads the sale state of a city or of some hotels in one query. */
export async function readSaleState(executor: Executor, query: SaleStateQuery): Promise<SaleState> {
  const { rows } = await executor.execute<StateRow>(sql`
    select ${catalogueVersion} as version,
      coalesce((
        select json_agg(${nightFields})
        from room_night n
        join room_type r on r.id = n.room_type_id
        join hotel h on h.id = r.hotel_id
        where ${ofHotels(query)} and n.day >= ${query.from}::date and n.day < ${query.until}::date
      ), '[]'::json) as nights,
      coalesce((
        select json_agg(${ruleFields})
        from room_day_rule d
        join room_type r on r.id = d.room_type_id
        join hotel h on h.id = r.hotel_id
        where ${ofHotels(query)} and d.day >= ${query.from}::date and d.day <= ${query.until}::date
      ), '[]'::json) as rules,
      coalesce((
        select json_agg(${scoreFields}) from hotel h where ${ofHotels(query)} and h.scored_by is not null
      ), '[]'::json) as scores,
      ${collectedOf(query)} as collected, ${isVip(query.userId)} as "isVip"`)
  const row = rows[0]
  return {
    version: row?.version ?? 0,
    nights: nightsByRoom(row?.nights ?? []),
    dayRules: rulesByRoom(row?.rules ?? []),
    scores: new Map(row?.scores.map((tuple) => [tuple[0], scoreOf(tuple)])),
    collected: new Set(row?.collected),
    viewer: priceViewerOf(query.userId, row?.isVip ?? false),
  }
}

function ofHotels({ of }: SaleStateQuery): SQL {
  return 'cityId' in of ? sql`h.city_id = ${of.cityId}` : sql`h.id = any(${sql.param([...of.hotelIds])}::text[])`
}

function collectedOf(query: SaleStateQuery): SQL {
  if (query.userId === null) return sql`'[]'::json`
  return sql`coalesce((
    select json_agg(c.biz_id) from collection c join hotel h on h.id = c.biz_id
    where c.user_id = ${query.userId} and c.biz_type = 'hotel' and ${ofHotels(query)}), '[]'::json)`
}

function nightsByRoom(tuples: readonly NightTuple[]): Map<string, Map<string, NightFacts>> {
  const byRoom = new Map<string, Map<string, NightFacts>>()
  for (const tuple of tuples) {
    const [roomTypeId, day] = tuple
    const nights = byRoom.get(roomTypeId) ?? new Map<string, NightFacts>()
    byRoom.set(roomTypeId, nights.set(day, nightOf(tuple)))
  }
  return byRoom
}

function rulesByRoom(tuples: readonly RuleTuple[]): Map<string, Map<string, DayRule>> {
  const byRoom = new Map<string, Map<string, DayRule>>()
  for (const tuple of tuples) {
    const [roomTypeId, day] = tuple
    const rules = byRoom.get(roomTypeId) ?? new Map<string, DayRule>()
    byRoom.set(roomTypeId, rules.set(day, ruleOf(tuple)))
  }
  return byRoom
}

const lastChange = (table: 'room_night' | 'room_day_rule' | 'hotel', column = 'changed_by') => sql`
  (select ${sql.identifier(column)} from ${sql.identifier(table)} where ${sql.identifier(column)} is not null
    and ${sql.identifier(column)} < pg_snapshot_xmax(pg_current_snapshot()) order by ${sql.identifier(column)} desc limit 1)`

/**
 * Identifies the state of everything that prices and availability depend on (catalogue, nights, day rules), and of hotels' scores: equal versions mean equal states.
 * Transactions do not commit in the order of their ids, so the version includes those that are still in progress.
 */
export async function readSaleVersion(executor: Executor): Promise<string> {
  const { rows } = await executor.execute<{ version: string }>(sql`
    with newest as materialized (
      select greatest(${lastChange('room_night')}, ${lastChange('room_day_rule')}, ${lastChange('hotel', 'scored_by')}) as change)
    select concat_ws('-', ${catalogueVersion}, newest.change,
      (select string_agg(open::text, '.') from pg_snapshot_xip(pg_current_snapshot()) as open
        where open < newest.change)) as version
    from newest`)
  const [row] = rows
  if (!row) throw new Error('the state of what is on sale could not be read')
  return row.version
}
