import type { NightFacts } from '@/domain/rates/rate-facts'
import type { DayRule } from '@/domain/stays/nights'
import { nightOf, type NightTuple, ruleOf, type RuleTuple, type SaleState } from '../repository/sale-state'
import { createCityIndex, type IndexHotelRows, Interner } from './create-city-index'
import type { CityIndex, IndexedHotel, IndexedRoom } from './city-index'
import { LRUCache } from 'lru-cache'
import type { FoundName } from './repository'
import type { LiveChanges } from './repository'
import type { IndexPricing } from './index-stay'
import { StayView } from './stay-view'

/** Nights and day rules as the database has them now. */
interface NightChanges {
  readonly nights: readonly NightTuple[]
  readonly rules: readonly RuleTuple[]
}

/** Puts nights and rules on a index in place of what it has for those days, and notes whose they are; those of rooms that stand elsewhere are passed over. What many nights have alike is kept once: a catalogue has millions. */
export function putChanges(cityIndex: CityIndex, { nights, rules }: NightChanges): void {
  const [facts, dayRules] = [new Interner<NightFacts>(), new Interner<DayRule>()]
  for (const tuple of nights) {
    const room = cityIndex.roomById.get(tuple[0])
    if (!room) continue
    const isFirst = !room.nights.has(tuple[1])
    if (room.nights.size === 0) room.nights = new Map()
    const night = facts.get(tuple.slice(2).join(' '), () => nightOf(tuple))
    room.nights.set(tuple[1], night)
    cityIndex.openRooms.mark(room, tuple[1], 'night', isFirst)
    cityIndex.changed.push(room.place)
  }
  for (const tuple of rules) {
    const room = cityIndex.roomById.get(tuple[0])
    if (!room) continue
    const isFirst = !room.dayRules.has(tuple[1])
    if (room.dayRules.size === 0) room.dayRules = new Map()
    const rule = dayRules.get(tuple.slice(2).join(' '), () => ruleOf(tuple))
    room.dayRules.set(tuple[1], rule)
    cityIndex.openRooms.mark(room, tuple[1], 'rule', isFirst)
    cityIndex.changed.push(room.place)
  }
}

/** What was written about the nights and days of a room type; absent where nothing was. */
type WrittenDays = (roomTypeId: string) => Partial<Pick<IndexedRoom, 'nights' | 'dayRules'>> | undefined

/** Puts some hotels of any cities on a index of their own, in their order, which is their recommended order there. */
export function indexOfSome(hotels: readonly IndexHotelRows[], written: WrittenDays): CityIndex {
  const cityIndex = createCityIndex(hotels.map((rows, rank) => ({ ...rows, hotel: { ...rows.hotel, rank } })))
  for (const room of cityIndex.rooms) {
    const { nights, dayRules } = written(room.id) ?? {}
    if (nights) room.nights = nights
    if (dayRules) room.dayRules = dayRules
    for (const day of room.nights.keys()) cityIndex.openRooms.mark(room, day, 'night', true)
    for (const day of room.dayRules.keys()) cityIndex.openRooms.mark(room, day, 'rule', true)
  }
  return cityIndex
}

/** The same of hotels that stand on the indexes of their cities, with their nights and rules as they are there: those of later on are not put on it. */
function indexOfIndexed(indexed: readonly IndexedHotel[]): CityIndex {
  const rooms = new Map(indexed.flatMap((hotel) => hotel.rooms.map((room) => [room.id, room])))
  const rows = indexed.map(({ hotel, rooms: ofHotel }) => ({
    hotel,
    isIndexed: true,
    rooms: ofHotel.map((room) => ({ room, packages: room.packages, memberPercents: room.memberPercents })),
  }))
  return indexOfSome(rows, (roomTypeId) => rooms.get(roomTypeId))
}

/** A city's index, or the promise of it with what happened while it was read. */
type CachedIndex =
  | { readonly state: 'ready'; readonly cityIndex: CityIndex }
  | { readonly state: 'loading'; readonly cityIndex: Promise<CityIndex>; readonly missed: NightChanges[] }

/** Views are cached up to so many bytes. */
const MOST_VIEW_BYTES = 150_000_000
/** After so many changes views are made anew, so that the list of changes stays short. */
const MOST_CHANGES = 20_000
/** Hotels of names that were looked for in all cities, on a index of their own. */
const MOST_INDEXES_OF_SOME = 256

/** All indexes of one version of the catalogue, and how far they have followed the database. */
export class IndexCache {
  readonly version: number
  horizon: string
  private readonly cached = new Map<string, CachedIndex>()
  private readonly views = new LRUCache<string, StayView>({
    maxSize: MOST_VIEW_BYTES,
    sizeCalculation: ({ weight }) => weight,
  })
  private hotelCount = 0
  private readonly indexesOfSome = new LRUCache<string, CityIndex>({ max: MOST_INDEXES_OF_SOME })

  constructor(
    { version, horizon }: Pick<LiveChanges, 'version' | 'horizon'>,
    private readonly mostHotels: number,
  ) {
    this.version = version
    this.horizon = horizon
  }

  /** Puts changes on all indexes; false where they can't be followed: another catalogue, or a database that was set back. */
  follow(changes: LiveChanges): boolean {
    if (changes.version !== this.version || BigInt(changes.horizon) < BigInt(this.horizon)) return false
    this.horizon = changes.horizon
    if (changes.nights.length === 0 && changes.rules.length === 0) return true
    const rooms = new Set([...changes.nights, ...changes.rules].map(([roomTypeId]) => roomTypeId))
    deleteWhere(this.indexesOfSome, ({ roomById }) => [...rooms].some((id) => roomById.has(id)))
    for (const cached of this.cached.values()) {
      if (cached.state === 'loading') cached.missed.push(changes)
      else this.put(cached.cityIndex, changes)
    }
    return true
  }

  /** The index of a city, read where it is not here; those asked for longest ago leave first. */
  cityIndex(cityId: string, read: () => Promise<CityIndex>): Promise<CityIndex> | CityIndex {
    const known = this.cached.get(cityId)
    if (!known) return this.load(cityId, read)
    this.cached.delete(cityId)
    this.cached.set(cityId, known)
    return known.cityIndex
  }

  /** Some hotels on a index of their own, as the indexes of their cities have them now: kept until a night or rule of theirs is written; null where one is not here. */
  indexOfSome(requested: readonly FoundName[]): CityIndex | null {
    const found = this.hotels(requested)
    if (!found) return null
    const key = requested.map(({ id }) => id).join(' ')
    const cityIndex = this.indexesOfSome.get(key) ?? indexOfIndexed(found)
    this.indexesOfSome.set(key, cityIndex)
    return cityIndex
  }

  /** The nights and day rules of some hotels as the indexes of their cities have them now; null where one is not here. */
  saleState(requested: readonly FoundName[]): Omit<SaleState, 'collected' | 'viewer'> | null {
    const rooms = this.hotels(requested)?.flatMap((indexed) => indexed.rooms)
    if (!rooms) return null
    return {
      version: this.version,
      nights: new Map(rooms.map(({ id, nights }) => [id, nights])),
      dayRules: new Map(rooms.map(({ id, dayRules }) => [id, dayRules])),
    }
  }

  /** Some hotels as the indexes of their cities have them now; null where one is not here. */
  hotels(requested: readonly FoundName[]): readonly IndexedHotel[] | null {
    const found = requested.flatMap(({ id, cityId }) => {
      const cached = this.cached.get(cityId)
      return (cached?.state === 'ready' && cached.cityIndex.hotelById().get(id)) || []
    })
    return found.length < requested.length ? null : found
  }

  /** What a index sells for a stay, in step with its nights. */
  view(cityId: string, cityIndex: CityIndex, pricing: IndexPricing): StayView {
    const { checkIn, checkOut, rooms, adults, children } = pricing.stay
    const key = [cityId, checkIn, checkOut, rooms, adults, children, pricing.currencyCode, pricing.isVip].join(' ')
    const nowMs = pricing.now.getTime()
    const known = this.views.get(key)
    const view = known?.cityIndex === cityIndex && known.holdsAt(nowMs) ? known : new StayView(cityIndex, pricing)
    if (view !== known) this.views.set(key, view)
    view.catchUp()
    return view
  }

  private load(cityId: string, read: () => Promise<CityIndex>): Promise<CityIndex> {
    const missed: NightChanges[] = []
    const reading = read().then(
      (cityIndex) => {
        for (const changes of missed) putChanges(cityIndex, changes)
        this.cached.set(cityId, { state: 'ready', cityIndex })
        this.hotelCount += cityIndex.hotels.length
        this.dropOldest(cityId)
        return cityIndex
      },
      (error: unknown) => {
        this.cached.delete(cityId)
        throw error
      },
    )
    this.cached.set(cityId, { state: 'loading', cityIndex: reading, missed })
    return reading
  }

  private put(cityIndex: CityIndex, changes: NightChanges): void {
    putChanges(cityIndex, changes)
    if (cityIndex.changed.length < MOST_CHANGES) return
    cityIndex.changed.length = 0
    this.views.clear()
  }

  private dropOldest(newest: string): void {
    for (const [cityId, cached] of this.cached) {
      if (this.hotelCount <= this.mostHotels) return
      if (cached.state === 'loading' || cityId === newest) continue
      this.cached.delete(cityId)
      this.hotelCount -= cached.cityIndex.hotels.length
      deleteWhere(this.views, ({ cityIndex }) => cityIndex === cached.cityIndex)
    }
  }
}

function deleteWhere<Value extends object>(cache: LRUCache<string, Value>, isGone: (value: Value) => boolean): void {
  for (const [key, value] of cache.entries()) if (isGone(value)) cache.delete(key)
}
