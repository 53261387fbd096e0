import type { RoomRate } from '@/domain/rates/rate-facts'
import type { ListedHotelRow, PackageRow, RoomTypeRow } from '../repository/catalogue'
import { memoCache } from '../../kernel/cache/memo-cache'
import { OpenRooms, RoomPlanes } from './open-rooms'
import type { CityIndex, IndexedHotel, IndexedRoom, PackageTerms } from './city-index'
import { createIndexColumns, createIndexFacets, servesBreakfast } from './index-columns'

/** Keeps one of all values that are alike. */
export class Interner<Value> {
  private readonly byKey = new Map<string, Value>()

  /** The value that was first seen under a key; made where there is none yet. */
  get(key: string, create: () => Value): Value {
    const known = this.byKey.get(key)
    if (known !== undefined) return known
    const made = create()
    this.byKey.set(key, made)
    return made
  }
}

/** What of a room type a index keeps. */
export type IndexRoomRow = Pick<RoomTypeRow, 'id'> & RoomRate

/** What of a package a index keeps. */
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

/** A hotel on sale as a index is made from; listed hotels of the catalogue are such, and those of other indexes. */
export interface IndexHotelRows {
  readonly hotel: ListedHotelRow
  /** Whether it stands on another index, where what many hotels have alike is kept once already. */
  readonly isIndexed?: boolean
  readonly rooms: readonly {
    readonly room: IndexRoomRow
    readonly packages: readonly IndexPackageRow[]
    /** Where the packages do not tell it themselves. */
    readonly memberPercents?: readonly number[]
  }[]
}

const MOST_ORDERS = 16
const MOST_SHAPES = 512
const MOST_SALES = 64

/** Puts hotels, in recommended order, on a index: what many of them have alike is kept once. */
export function createCityIndex(listed: readonly IndexHotelRows[]): CityIndex {
  const making = new IndexParts()
  const hotels = listed.map((rows, place) => making.indexed(rows, place))
  const { roomById, terms } = making
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
    shapes: memoCache(MOST_SHAPES),
    sales: memoCache(MOST_SALES),
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

class IndexParts {
  readonly saleRules = new Map<string, number>()
  readonly cancelRules = new Map<string, number>()
  readonly terms: PackageTerms[] = []
  readonly roomById = new Map<string, IndexedRoom>()
  private readonly labels = new Interner<SharedLabels>()
  private readonly weekdays = new Interner<IndexRoomRow['weekdayPercent']>()
  private readonly seasons = new Interner<IndexRoomRow['seasons']>()
  private readonly packages = new Interner<PackageTerms>()
  private readonly lists = new Interner<readonly PackageTerms[]>()
  /** Of terms of another index, which many packages share, those of this one. */
  private readonly byRow = new Map<IndexPackageRow, PackageTerms>()
  private readonly percents = new Interner<readonly number[]>()
  private readonly noNights: IndexedRoom['nights'] = new Map()
  private readonly noRules: IndexedRoom['dayRules'] = new Map()

  indexed({ hotel, rooms, isIndexed = false }: IndexHotelRows, place: number): IndexedHotel {
    const indexedRooms = rooms.map((rows) => this.room(rows, place, isIndexed))
    if (isIndexed) return { hotel, rooms: indexedRooms }
    const { district, timeZone, countryCode, currencyCode, features, tags } = hotel
    const labels = { district, timeZone, countryCode, currencyCode, features, tags }
    const alike = this.labels.get(JSON.stringify(labels), () => labels)
    return { hotel: { ...hotel, ...alike }, rooms: indexedRooms }
  }

  private room(
    { room, packages, memberPercents }: IndexHotelRows['rooms'][number],
    place: number,
    isIndexed: boolean,
  ): IndexedRoom {
    const { id, stock, isStockStated, baseMinor, holidayPercent, maxGuests, maxAdults, weekdayPercent, seasons } = room
    const made = {
      id,
      place,
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
      memberPercents: this.memberPercents(packages, memberPercents),
      nights: this.noNights,
      dayRules: this.noRules,
    }
    this.roomById.set(id, made)
    return made
  }

  private packagesOf(rows: readonly IndexPackageRow[]): readonly PackageTerms[] {
    const packages = rows.map((row) => this.package(row))
    return this.lists.get(packages.map(({ index }) => index).join(' '), () => packages)
  }

  private memberPercents(rows: readonly IndexPackageRow[], known: readonly number[] | undefined): readonly number[] {
    const percents = known ?? rows.map((row) => ('memberPercent' in row ? (row.memberPercent ?? 0) : 0))
    return this.percents.get(percents.join(' '), () => percents)
  }

  private package(row: IndexPackageRow): PackageTerms {
    const known = this.byRow.get(row)
    if (known) return known
    const made = this.packageOf(row)
    if ('hasBreakfast' in row) this.byRow.set(row, made)
    return made
  }

  private packageOf(row: IndexPackageRow): PackageTerms {
    const sale = saleKey(row)
    const cancel = cancelKey(row)
    const hasBreakfast = 'hasBreakfast' in row ? row.hasBreakfast : servesBreakfast(row)
    const rates = `${row.pricePercent} ${row.extraMinor} ${row.originalPercent} ${hasBreakfast}`
    return this.packages.get(`${sale}, ${cancel}, ${rates}`, () => {
      const [saleRule, cancelRule] = [placeIn(this.saleRules, sale), placeIn(this.cancelRules, cancel)]
      const made = packageTerms(row, { index: this.terms.length, saleRule, cancelRule, hasBreakfast })
      this.terms.push(made)
      return made
    })
  }
}

/** Every field is named: an object that another is spread into is many times slower to make and to read. */
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

function placeIn(places: Map<string, number>, key: string): number {
  const place = places.get(key) ?? places.size
  places.set(key, place)
  return place
}
