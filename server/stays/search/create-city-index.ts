import type { RoomRate } from '@/domain/rates/rate-facts'
import type { ListedHotelRow, PackageRow, RoomTypeRow } from '../repository/catalogue'
import { memoCache } from '../../kernel/cache/memo-cache'
import { OpenRooms, RoomPlanes } from './open-rooms'
import type { CityIndex, IndexedHotel, IndexedRoom, PackageTerms } from './city-index'
import { createIndexColumns, createIndexFacets, servesBreakfast } from './index-columns'

/** Returns one shared object for all values with the same key. */
export class Interner<Value> {
  private readonly byKey = new Map<string, Value>()

  /** Returns the value first stored under a key, created if there is none yet. */
  get(key: string, create: () => Value): Value {
    const known = this.byKey.get(key)
    if (known !== undefined) return known
    const created = create()
    this.byKey.set(key, created)
    return created
  }
}

/** Columns of a room type that an index holds. */
export type IndexRoomRow = Pick<RoomTypeRow, 'id'> & RoomRate

/** Columns of a package that an index holds. */
export type IndexPackageRow = (Pick<PackageRow, 'meal' | 'memberPercent'> | PackageTerms) &
  Pick<
    PackageRow,
    | 'pricePercent'
    | 'extraMinor'
    | 'originalPercent'
    | 'returnPolicy'
    | 'freeCancelDays'
    | 'freeCancelTime'
    | 'latePenalty'
    | 'dayLimitMin'
    | 'dayLimitMax'
    | 'dayStep'
    | 'bookAheadDays'
    | 'maxRooms'
  >

/** A hotel on sale as the source of an index: a listed hotel of the catalogue, or a hotel of another index. */
export interface IndexHotelRows {
  readonly hotel: ListedHotelRow
  /** Whether it belongs to another index already, where equal values are shared. */
  readonly isIndexed?: boolean
  readonly rooms: readonly {
    readonly room: IndexRoomRow
    readonly packages: readonly IndexPackageRow[]
    /** Given where the packages do not have the percentage themselves. */
    readonly vipPercents?: readonly number[]
  }[]
}

const MOST_ORDERS = 16
const MOST_RESTRICTIONS = 512
const MOST_SOLD_SETS = 64

/** Creates an index of hotels, which come in recommended order. Values that many hotels have in common are stored once. */
export function createCityIndex(listed: readonly IndexHotelRows[]): CityIndex {
  const builder = new IndexBuilder()
  const hotels = listed.map((rows, position) => builder.indexed(rows, position))
  const { roomById, terms } = builder
  const rooms = [...roomById.values()]
  const columns = createIndexColumns(hotels, terms)
  const planes = new RoomPlanes(columns.firstRoom)
  let byId: ReadonlyMap<string, IndexedHotel> | null = null
  let positions: ReadonlyMap<string, number> | null = null
  return {
    hotels,
    hotelById: () => (byId ??= new Map(hotels.map((indexed) => [indexed.hotel.id, indexed]))),
    positionById: () => (positions ??= new Map(hotels.map(({ hotel }, position) => [hotel.id, position]))),
    rooms,
    roomById,
    columns,
    planes,
    openRooms: new OpenRooms(rooms, planes),
    restrictionsByStay: memoCache(MOST_RESTRICTIONS),
    restrictionsBySold: memoCache(MOST_SOLD_SETS),
    terms,
    saleRules: firstOfEach(terms, ({ saleRule }) => saleRule),
    cancelRules: firstOfEach(terms, ({ cancelRule }) => cancelRule),
    facets: createIndexFacets(hotels),
    changed: [],
    orders: memoCache(MOST_ORDERS),
  }
}

function firstOfEach(terms: readonly PackageTerms[], ruleOf: (one: PackageTerms) => number): PackageTerms[] {
  const firsts: PackageTerms[] = []
  for (const one of terms) firsts[ruleOf(one)] ??= one
  return firsts
}

type SharedLabels = Pick<ListedHotelRow, 'district' | 'timeZone' | 'countryCode' | 'currencyCode' | 'features' | 'tags'>

class IndexBuilder {
  readonly saleRules = new Map<string, number>()
  readonly cancelRules = new Map<string, number>()
  readonly terms: PackageTerms[] = []
  readonly roomById = new Map<string, IndexedRoom>()
  private readonly labels = new Interner<SharedLabels>()
  private readonly weekdays = new Interner<IndexRoomRow['weekdayPercent']>()
  private readonly seasons = new Interner<IndexRoomRow['seasons']>()
  private readonly packages = new Interner<PackageTerms>()
  private readonly lists = new Interner<readonly PackageTerms[]>()
  /** Terms of this index by the terms of another one, which many packages share. */
  private readonly byRow = new Map<IndexPackageRow, PackageTerms>()
  private readonly percents = new Interner<readonly number[]>()
  private readonly noNights: IndexedRoom['nights'] = new Map()
  private readonly noRules: IndexedRoom['dayRules'] = new Map()

  indexed({ hotel, rooms, isIndexed = false }: IndexHotelRows, position: number): IndexedHotel {
    const indexedRooms = rooms.map((rows) => this.room(rows, position, isIndexed))
    if (isIndexed) return { hotel, rooms: indexedRooms }
    const { district, timeZone, countryCode, currencyCode, features, tags } = hotel
    const labels = { district, timeZone, countryCode, currencyCode, features, tags }
    const shared = this.labels.get(JSON.stringify(labels), () => labels)
    return { hotel: { ...hotel, ...shared }, rooms: indexedRooms }
  }

  private room(
    { room, packages, vipPercents }: IndexHotelRows['rooms'][number],
    position: number,
    isIndexed: boolean,
  ): IndexedRoom {
    const { id, stock, isStockStated, baseMinor, holidayPercent, maxGuests, maxAdults, weekdayPercent, seasons } = room
    const created = {
      id,
      position,
      index: this.roomById.size,
      stock,
      isStockStated,
      baseMinor,
      holidayPercent,
      maxGuests,
      maxAdults,
      weekdayPercent: isIndexed ? weekdayPercent : this.weekdays.get(weekdayPercent.join(' '), () => weekdayPercent),
      seasons: isIndexed ? seasons : this.seasons.get(JSON.stringify(seasons), () => seasons),
      packages: this.packagesOf(packages),
      vipPercents: this.vipPercents(packages, vipPercents),
      nights: this.noNights,
      dayRules: this.noRules,
    }
    this.roomById.set(id, created)
    return created
  }

  private packagesOf(rows: readonly IndexPackageRow[]): readonly PackageTerms[] {
    const packages = rows.map((row) => this.package(row))
    return this.lists.get(packages.map(({ index }) => index).join(' '), () => packages)
  }

  private vipPercents(rows: readonly IndexPackageRow[], known: readonly number[] | undefined): readonly number[] {
    const percents = known ?? rows.map((row) => ('memberPercent' in row ? (row.memberPercent ?? 0) : 0))
    return this.percents.get(percents.join(' '), () => percents)
  }

  private package(row: IndexPackageRow): PackageTerms {
    const known = this.byRow.get(row)
    if (known) return known
    const created = this.packageOf(row)
    if ('hasBreakfast' in row) this.byRow.set(row, created)
    return created
  }

  private packageOf(row: IndexPackageRow): PackageTerms {
    const sale = saleKey(row)
    const cancel = cancelKey(row)
    const hasBreakfast = 'hasBreakfast' in row ? row.hasBreakfast : servesBreakfast(row)
    const rates = `${row.pricePercent} ${row.extraMinor} ${row.originalPercent} ${hasBreakfast}`
    return this.packages.get(`${sale}, ${cancel}, ${rates}`, () => {
      const [saleRule, cancelRule] = [numberIn(this.saleRules, sale), numberIn(this.cancelRules, cancel)]
      const created = packageTerms(row, { index: this.terms.length, saleRule, cancelRule, hasBreakfast })
      this.terms.push(created)
      return created
    })
  }
}

/** Every field is named, because an object built by spreading another one is many times slower to create and to read. */
function packageTerms(
  row: IndexPackageRow,
  {
    index,
    saleRule,
    cancelRule,
    hasBreakfast,
  }: Pick<PackageTerms, 'index' | 'hasBreakfast' | 'saleRule' | 'cancelRule'>,
): PackageTerms {
  return {
    index,
    saleRule,
    cancelRule,
    hasBreakfast,
    isEverFree: row.returnPolicy === 1 || row.returnPolicy === 2,
    pricePercent: row.pricePercent,
    extraMinor: row.extraMinor,
    originalPercent: row.originalPercent,
    returnPolicy: row.returnPolicy,
    freeCancelDays: row.freeCancelDays,
    freeCancelTime: row.freeCancelTime,
    latePenalty: row.latePenalty,
    dayLimitMin: row.dayLimitMin,
    dayLimitMax: row.dayLimitMax,
    dayStep: row.dayStep,
    bookAheadDays: row.bookAheadDays,
    maxRooms: row.maxRooms,
  }
}

const saleKey = (row: IndexPackageRow) =>
  `${row.dayLimitMin} ${row.dayLimitMax} ${row.dayStep} ${row.bookAheadDays} ${row.maxRooms}`

const cancelKey = (row: IndexPackageRow) =>
  `${row.returnPolicy} ${row.freeCancelDays} ${row.freeCancelTime} ${row.latePenalty}`

function numberIn(positions: Map<string, number>, key: string): number {
  const position = positions.get(key) ?? positions.size
  positions.set(key, position)
  return position
}
