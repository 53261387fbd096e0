import type { RoomRate } from '@/domain/rates/rate-facts'
import type { PackageRow, RoomTypeRow, ListedHotelRow } from '../stays/repository/catalogue'
import { Interner } from './interner'
import { memoCache } from './memo-cache'
import { OpenRooms } from './open-rooms'
import { RoomPlanes } from './room-planes'
import type { PackageTerms, Shelf, ShelvedHotel, ShelvedRoom } from './shelf'
import { servesBreakfast } from './serves-breakfast'
import { shelfColumns } from './shelf-columns'
import { shelfFacets } from './shelf-facets'

/** What of a room type a shelf keeps. */
export type ShelfRoomRow = Pick<RoomTypeRow, 'id'> & RoomRate

/** What of a package a shelf keeps. */
export type ShelfPackageRow = (Pick<PackageRow, 'meal' | 'memberPercent'> | PackageTerms) &
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

/** A hotel on sale as a shelf is made from; listed hotels of the catalogue are such, and those of other shelves. */
export interface ShelfHotelRows {
  readonly hotel: ListedHotelRow
  /** Whether it stands on another shelf, where what many hotels have alike is kept once already. */
  readonly isShelved?: boolean
  readonly rooms: readonly {
    readonly room: ShelfRoomRow
    readonly packages: readonly ShelfPackageRow[]
    /** Where the packages do not tell it themselves. */
    readonly memberPercents?: readonly number[]
  }[]
}

const MOST_ORDERS = 16
const MOST_SHAPES = 512
const MOST_SALES = 64

/** Puts hotels, in recommended order, on a shelf: what many of them have alike is kept once. */
export function makeShelf(listed: readonly ShelfHotelRows[]): Shelf {
  const making = new ShelfMaking()
  const hotels = listed.map((rows, place) => making.shelved(rows, place))
  const { roomById, terms } = making
  const rooms = [...roomById.values()]
  const columns = shelfColumns(hotels, terms)
  const planes = new RoomPlanes(columns.firstRoom)
  let byId: ReadonlyMap<string, ShelvedHotel> | null = null
  let positions: ReadonlyMap<string, number> | null = null
  return {
    hotels,
    hotelById: () => (byId ??= new Map(hotels.map((shelved) => [shelved.hotel.id, shelved]))),
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
    facets: shelfFacets(hotels),
    changed: [],
    orders: memoCache(MOST_ORDERS),
  }
}

function firstOfEach(terms: readonly PackageTerms[], ruleOf: (one: PackageTerms) => number): PackageTerms[] {
  const firsts: PackageTerms[] = []
  for (const one of terms) firsts[ruleOf(one)] ??= one
  return firsts
}

type AlikeWords = Pick<ListedHotelRow, 'district' | 'timeZone' | 'countryCode' | 'currencyCode' | 'features' | 'tags'>

class ShelfMaking {
  readonly saleRules = new Map<string, number>()
  readonly cancelRules = new Map<string, number>()
  readonly terms: PackageTerms[] = []
  readonly roomById = new Map<string, ShelvedRoom>()
  private readonly words = new Interner<AlikeWords>()
  private readonly weekdays = new Interner<ShelfRoomRow['weekdayPercent']>()
  private readonly seasons = new Interner<ShelfRoomRow['seasons']>()
  private readonly packages = new Interner<PackageTerms>()
  private readonly lists = new Interner<readonly PackageTerms[]>()
  /** Of terms of another shelf, which many packages share, those of this one. */
  private readonly byRow = new Map<ShelfPackageRow, PackageTerms>()
  private readonly percents = new Interner<readonly number[]>()
  private readonly noNights: ShelvedRoom['nights'] = new Map()
  private readonly noRules: ShelvedRoom['dayRules'] = new Map()

  shelved({ hotel, rooms, isShelved = false }: ShelfHotelRows, place: number): ShelvedHotel {
    const shelvedRooms = rooms.map((rows) => this.room(rows, place, isShelved))
    if (isShelved) return { hotel, rooms: shelvedRooms }
    const { district, timeZone, countryCode, currencyCode, features, tags } = hotel
    const words = { district, timeZone, countryCode, currencyCode, features, tags }
    const alike = this.words.get(JSON.stringify(words), () => words)
    return { hotel: { ...hotel, ...alike }, rooms: shelvedRooms }
  }

  private room(
    { room, packages, memberPercents }: ShelfHotelRows['rooms'][number],
    place: number,
    isShelved: boolean,
  ): ShelvedRoom {
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
      weekdayPercent: isShelved ? weekdayPercent : this.weekdays.get(weekdayPercent.join(' '), () => weekdayPercent),
      seasons: isShelved ? seasons : this.seasons.get(JSON.stringify(seasons), () => seasons),
      packages: this.packagesOf(packages),
      memberPercents: this.memberPercents(packages, memberPercents),
      nights: this.noNights,
      dayRules: this.noRules,
    }
    this.roomById.set(id, made)
    return made
  }

  private packagesOf(rows: readonly ShelfPackageRow[]): readonly PackageTerms[] {
    const packages = rows.map((row) => this.package(row))
    return this.lists.get(packages.map(({ index }) => index).join(' '), () => packages)
  }

  private memberPercents(rows: readonly ShelfPackageRow[], known: readonly number[] | undefined): readonly number[] {
    const percents = known ?? rows.map((row) => ('memberPercent' in row ? (row.memberPercent ?? 0) : 0))
    return this.percents.get(percents.join(' '), () => percents)
  }

  private package(row: ShelfPackageRow): PackageTerms {
    const known = this.byRow.get(row)
    if (known) return known
    const made = this.packageOf(row)
    if ('hasBreakfast' in row) this.byRow.set(row, made)
    return made
  }

  private packageOf(row: ShelfPackageRow): PackageTerms {
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
  row: ShelfPackageRow,
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

const saleKey = (row: ShelfPackageRow) =>
  `${row.dayLimitMin} ${row.dayLimitMax} ${row.dayStep} ${row.bookAheadDays} ${row.maxRooms}`

const cancelKey = (row: ShelfPackageRow) =>
  `${row.returnPolicy} ${row.freeCancelDays} ${row.freeCancelTime} ${row.latePenalty}`

function placeIn(places: Map<string, number>, key: string): number {
  const place = places.get(key) ?? places.size
  places.set(key, place)
  return place
}
