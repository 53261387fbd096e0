import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { hotel, ratePackage, roomType } from '../../kernel/database/schema/catalogue'
import type { IndexHotelRows, IndexPackageRow, IndexRoomRow } from './create-city-index'
import { isPriced, listedColumns } from '../catalogue/listed-hotels'
import { nightFields, type NightTuple, ruleFields, type RuleTuple } from '../repository/sale-state'
import { isVipRow } from '../../account/repository/vip'
import { catalogueVersion } from '../repository/catalogue'
import { scoreFields, type ScoreTuple } from '../repository/review-scores'

/** Everything on sale in a city, in recommended order, with its exceptional nights and rules from a day on. */
interface CityIndexRows {
  readonly hotels: readonly IndexHotelRows[]
  readonly nights: readonly NightTuple[]
  readonly rules: readonly RuleTuple[]
}

/** Reads a city for its index in four queries. */
export async function readCityIndex(executor: Executor, cityId: string, fromDay: string): Promise<CityIndexRows> {
  const ofCity = and(eq(hotel.cityId, cityId), eq(hotel.isOnSale, true))
  const hotels = await executor.select(listedColumns).from(hotel).where(ofCity).orderBy(asc(hotel.rank), asc(hotel.id))
  const rooms = await executor
    .select(roomColumns)
    .from(roomType)
    .innerJoin(hotel, eq(hotel.id, roomType.hotelId))
    .where(and(ofCity, isPriced))
    .orderBy(asc(roomType.sort), asc(roomType.id))
  const packages = await executor
    .select(packageColumns)
    .from(ratePackage)
    .innerJoin(hotel, eq(hotel.id, ratePackage.hotelId))
    .where(and(ofCity, eq(ratePackage.isOnSale, true)))
    .orderBy(asc(ratePackage.sort), asc(ratePackage.id))
  return { hotels: gather(hotels, rooms, packages), ...(await readCityNights(executor, cityId, fromDay)) }
}

const roomColumns = {
  id: roomType.id,
  hotelId: roomType.hotelId,
  stock: roomType.stock,
  isStockStated: roomType.isStockStated,
  baseMinor: roomType.baseMinor,
  weekdayPercent: roomType.weekdayPercent,
  seasons: roomType.seasons,
  holidayPercent: roomType.holidayPercent,
  maxGuests: roomType.maxGuests,
  maxAdults: roomType.maxAdults,
}

const packageColumns = {
  roomTypeId: ratePackage.roomTypeId,
  meal: ratePackage.meal,
  pricePercent: ratePackage.pricePercent,
  extraMinor: ratePackage.extraMinor,
  originalPercent: ratePackage.originalPercent,
  memberPercent: ratePackage.memberPercent,
  returnPolicy: ratePackage.returnPolicy,
  freeCancelDays: ratePackage.freeCancelDays,
  freeCancelTime: ratePackage.freeCancelTime,
  latePenalty: ratePackage.latePenalty,
  dayLimitMin: ratePackage.dayLimitMin,
  dayLimitMax: ratePackage.dayLimitMax,
  dayStep: ratePackage.dayStep,
  bookAheadDays: ratePackage.bookAheadDays,
  maxRooms: ratePackage.maxRooms,
}

function gather(
  hotels: readonly IndexHotelRows['hotel'][],
  rooms: readonly (IndexRoomRow & { readonly hotelId: string })[],
  packages: readonly (IndexPackageRow & { readonly roomTypeId: string })[],
): IndexHotelRows[] {
  const packagesOf = groupedBy(packages, ({ roomTypeId }) => roomTypeId)
  const sold = rooms.flatMap((room) => {
    const own = packagesOf.get(room.id)
    return own ? [{ hotelId: room.hotelId, room, packages: own }] : []
  })
  const roomsOf = groupedBy(sold, ({ hotelId }) => hotelId)
  return hotels.map((listed) => ({ hotel: listed, rooms: roomsOf.get(listed.id) ?? [] }))
}

function groupedBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

async function readCityNights(executor: Executor, cityId: string, fromDay: string) {
  const { rows } = await executor.execute<{ nights: NightTuple[] | null; rules: RuleTuple[] | null }>(sql`
    with room as (
      select r.id from room_type r join hotel h on h.id = r.hotel_id where h.city_id = ${cityId} and h.is_on_sale
    )
    select
      (select json_agg(${nightFields}) from room join room_night n on n.room_type_id = room.id
        where n.day >= ${fromDay}::date) as nights,
      (select json_agg(${ruleFields}) from room join room_day_rule d on d.room_type_id = room.id
        where d.day >= ${fromDay}::date) as rules`)
  return { nights: rows[0]?.nights ?? [], rules: rows[0]?.rules ?? [] }
}

/** Changes of nights, day rules and scores since a snapshot, the catalogue's version at the same moment, and facts about the callers. */
export interface LiveChanges {
  readonly version: number
  /** Start of the next read: every transaction before it has ended. */
  readonly horizon: string
  readonly nights: readonly NightTuple[]
  readonly rules: readonly RuleTuple[]
  readonly scores: readonly ScoreTuple[]
  /** Ids of favorite hotels by user, for the requested users. */
  readonly favorites: ReadonlyMap<string, ReadonlySet<string>>
  /** The requested users who are VIPs. */
  readonly vips: ReadonlySet<string>
}

interface Row extends Record<string, unknown> {
  readonly version: number
  readonly horizon: string
  readonly nights: NightTuple[] | null
  readonly rules: RuleTuple[] | null
  readonly scores: ScoreTuple[] | null
  readonly favorites: [userId: string, hotelId: string][] | null
  readonly vips: string[] | null
}

/** Reads in one query the changes of transactions from `since` on (none where it is null), and favorites and VIP status of some users. */
export async function readLiveChanges(
  executor: Executor,
  since: string | null,
  userIds: readonly string[],
): Promise<LiveChanges> {
  const { rows } = await executor.execute<Row>(sql`
    select ${catalogueVersion} as version, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select json_agg(${nightFields}) from room_night n where ${isSince(sql`n.changed_by`, since)}) as nights,
      (select json_agg(${ruleFields}) from room_day_rule d where ${isSince(sql`d.changed_by`, since)}) as rules,
      (select json_agg(${scoreFields}) from hotel h where ${isSince(sql`h.scored_by`, since)}) as scores,
      (select json_agg(json_build_array(c.user_id, c.biz_id)) from collection c
        where c.user_id = any(${sql.param([...userIds])}::text[]) and c.biz_type = 'hotel') as favorites,
      ${vipsAmong(userIds)} as vips`)
  const [row] = rows
  if (!row) throw new Error('the changes of nights could not be read')
  return {
    version: row.version,
    horizon: row.horizon,
    nights: row.nights ?? [],
    rules: row.rules ?? [],
    scores: row.scores ?? [],
    favorites: favoritesByUser(row.favorites ?? []),
    vips: new Set(row.vips),
  }
}

/** Ignores transaction ids that this database has not reached yet, as rows copied from another database have. */
const isSince = (changedBy: ReturnType<typeof sql>, since: string | null) =>
  sql`${changedBy} >= ${since}::xid8 and ${changedBy} < pg_snapshot_xmax(pg_current_snapshot())`

/** Without users there is nothing to read. */
const vipsAmong = (userIds: readonly string[]) =>
  userIds.length === 0
    ? sql`null::json`
    : sql`(select json_agg(u.id) from user_account u where u.id = any(${sql.param([...userIds])}::text[]) and ${isVipRow})`

function favoritesByUser(pairs: readonly [userId: string, hotelId: string][]): Map<string, Set<string>> {
  const byUser = new Map<string, Set<string>>()
  for (const [userId, hotelId] of pairs) byUser.set(userId, (byUser.get(userId) ?? new Set()).add(hotelId))
  return byUser
}

/** Columns of a hotel that the name index holds. */
export type HotelNameRow = Pick<
  typeof hotel.$inferSelect,
  'id' | 'cityId' | 'name' | 'localName' | 'otherNames' | 'district' | 'lat' | 'lng' | 'rank'
>

/** Reads the names of all hotels on sale in one query. */
export function readHotelNames(executor: Executor): Promise<HotelNameRow[]> {
  const { id, cityId, name, localName, otherNames, district, lat, lng, rank } = hotel
  const columns = { id, cityId, name, localName, otherNames, district, lat, lng, rank }
  return executor.select(columns).from(hotel).where(eq(hotel.isOnSale, true))
}

/** A hotel found by name. */
export interface FoundName extends Record<string, unknown> {
  readonly id: string
  readonly cityId: string
}

/** Reads the first hotels on sale in recommended order, of all cities, in one query. */
export async function readPopularHotels(executor: Executor, limit: number): Promise<FoundName[]> {
  const { rows } = await executor.execute<FoundName>(
    sql`select id, city_id as "cityId" from hotel where is_on_sale order by rank, id limit ${limit}`,
  )
  return rows
}

/** Reads the cities that have a hotel on sale in one query. */
export async function readCitiesOnSale(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ cityId: string }>(
    sql`select distinct city_id as "cityId" from hotel where is_on_sale`,
  )
  return rows.map(({ cityId }) => cityId)
}
