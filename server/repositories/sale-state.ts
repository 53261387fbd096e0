import { type SQL, sql } from 'drizzle-orm'
import type { NightFacts } from '@/domain/rates/rate-facts'
import { priceViewerOf, type PriceViewer } from '@/domain/rates/price-audience'
import type { DayRule, DayRules } from '@/domain/stays/nights'
import type { Executor } from '../kernel/database/executor'
import { catalogueVersion } from '../stays/repository/catalogue'
import { isVip } from '../account/repository/vip'
import { nightFields, nightOf, type NightTuple, ruleFields, ruleOf, type RuleTuple } from './night-tuples'

/** What changes by the minute around some hotels, with the catalogue's version at the same moment. */
export interface SaleState {
  readonly version: number
  /** Exceptional nights: room type to day to facts. */
  readonly nights: ReadonlyMap<string, ReadonlyMap<string, NightFacts>>
  /** Rules of single days: room type to day to rule. */
  readonly dayRules: ReadonlyMap<string, DayRules>
  /** Ids of those hotels that are on the asker's wish list. */
  readonly collected: ReadonlySet<string>
  /** For whom prices are made: whether the asker is a VIP is read with the rest. */
  readonly audience: PriceViewer
}

/** Whose nights, of which days [from, until), with the rules of those days and of the last check-out, and who asks. */
export interface SaleStateQuery {
  readonly of: { readonly cityId: string } | { readonly hotelIds: readonly string[] }
  readonly from: string
  readonly until: string
  readonly userId: string | null
}

/** Nights where nothing happened. */
export const NO_NIGHTS: ReadonlyMap<string, NightFacts> = new Map()

/** Days without rules of their own. */
export const NO_DAY_RULES: DayRules = new Map()

interface StateRow extends Record<string, unknown> {
  readonly version: number
  readonly nights: NightTuple[]
  readonly rules: RuleTuple[]
  readonly collected: string[]
  readonly isVip: boolean
}

/** Reads the sale state of a city or of some hotels in one statement. */
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
      ${collectedOf(query)} as collected, ${isVip(query.userId)} as "isVip"`)
  const row = rows[0]
  return {
    version: row?.version ?? 0,
    nights: nightsByRoom(row?.nights ?? []),
    dayRules: rulesByRoom(row?.rules ?? []),
    collected: new Set(row?.collected),
    audience: priceViewerOf(query.userId, row?.isVip ?? false),
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
