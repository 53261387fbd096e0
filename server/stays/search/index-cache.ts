import type { NightFacts } from '@/domain/rates/rate-facts'
import type { DayRule } from '@/domain/stays/nights'
import { nightOf, ruleOf, type SaleState, scoreOf } from '../repository/sale-state'
import { createCityIndex, type IndexHotelRows, Interner } from './create-city-index'
import type { CityIndex, IndexedHotel, IndexedRoom } from './city-index'
import { LRUCache } from 'lru-cache'
import type { FoundName } from './repository'
import type { LiveChanges } from './repository'
import type { IndexPricing } from './index-stay'
import { StayView } from './stay-view'

/** Nights, day rules and scores as they are in the database now. */
type IndexChanges = Pick<LiveChanges, 'nights' | 'rules' | 'scores'>

/** Replaces the nights, rules and scores of an index and records which hotels changed; rooms of other indexes are skipped. Equal nights share one object, because a catalogue has millions. */
export function applyChanges(cityIndex: CityIndex, { nights, rules, scores }: IndexChanges): void {
  const [facts, dayRules] = [new Interner<NightFacts>(), new Interner<DayRule>()]
  for (const tuple of nights) {
    const room = cityIndex.roomById.get(tuple[0])
    if (!room) continue
    const isFirst = !room.nights.has(tuple[1])
    if (room.nights.size === 0) room.nights = new Map()
    const night = facts.get(tuple.slice(2).join(' '), () => nightOf(tuple))
    room.nights.set(tuple[1], night)
    cityIndex.openRooms.recordChange(room, tuple[1], 'night', isFirst)
    cityIndex.changed.push(room.position)
  }
  for (const tuple of rules) {
    const room = cityIndex.roomById.get(tuple[0])
    if (!room) continue
    const isFirst = !room.dayRules.has(tuple[1])
    if (room.dayRules.size === 0) room.dayRules = new Map()
    const rule = dayRules.get(tuple.slice(2).join(' '), () => ruleOf(tuple))
    room.dayRules.set(tuple[1], rule)
    cityIndex.openRooms.recordChange(room, tuple[1], 'rule', isFirst)
    cityIndex.changed.push(room.position)
  }
  for (const tuple of scores) {
    const indexed = cityIndex.hotelById().get(tuple[0])
    if (!indexed) continue
    Object.assign(indexed.hotel, scoreOf(tuple))
    cityIndex.orders.forget('rating')
  }
}

/** Returns the changed nights and day rules of a room type; undefined where it has none. */
type ChangedDays = (roomTypeId: string) => Partial<Pick<IndexedRoom, 'nights' | 'dayRules'>> | undefined

/** Creates an index of some hotels from any cities. Their order becomes their recommended order. */
export function createSubsetIndex(hotels: readonly IndexHotelRows[], written: ChangedDays): CityIndex {
  const cityIndex = createCityIndex(hotels.map((rows, rank) => ({ ...rows, hotel: { ...rows.hotel, rank } })))
  for (const room of cityIndex.rooms) {
    const { nights, dayRules } = written(room.id) ?? {}
    if (nights) room.nights = nights
    if (dayRules) room.dayRules = dayRules
    for (const day of room.nights.keys()) cityIndex.openRooms.recordChange(room, day, 'night', true)
    for (const day of room.dayRules.keys()) cityIndex.openRooms.recordChange(room, day, 'rule', true)
  }
  return cityIndex
}

/** Creates the same from hotels that are indexed, with their current nights and rules. Later changes are not applied to it. */
function subsetOfIndexed(indexed: readonly IndexedHotel[]): CityIndex {
  const rooms = new Map(indexed.flatMap((hotel) => hotel.rooms.map((room) => [room.id, room])))
  const rows = indexed.map(({ hotel, rooms: ofHotel }) => ({
    hotel,
    isIndexed: true,
    rooms: ofHotel.map((room) => ({ room, packages: room.packages, vipPercents: room.vipPercents })),
  }))
  return createSubsetIndex(rows, (roomTypeId) => rooms.get(roomTypeId))
}

/** A city's index, or its promise together with the changes that arrived during loading. */
type CachedIndex =
  | { readonly state: 'ready'; readonly cityIndex: CityIndex }
  | { readonly state: 'loading'; readonly cityIndex: Promise<CityIndex>; readonly missed: IndexChanges[] }

/** Maximum total weight of cached views, in bytes. */
const MOST_VIEW_BYTES = 150_000_000
/** After so many changes all views are recreated, so that the list of changes stays short. */
const MOST_CHANGES = 20_000
/** Maximum number of cached indexes of hotels found in all cities. */
const MOST_SUBSET_INDEXES = 256

/** All city indexes of one version of the catalogue, and the snapshot up to which changes are applied. */
export class IndexCache {
  readonly version: number
  horizon: string
  private readonly cached = new Map<string, CachedIndex>()
  private readonly views = new LRUCache<string, StayView>({
    maxSize: MOST_VIEW_BYTES,
    sizeCalculation: ({ weight }) => weight,
  })
  private hotelCount = 0
  private readonly subsetIndexes = new LRUCache<string, CityIndex>({ max: MOST_SUBSET_INDEXES })

  constructor(
    { version, horizon }: Pick<LiveChanges, 'version' | 'horizon'>,
    private readonly mostHotels: number,
  ) {
    this.version = version
    this.horizon = horizon
  }

  /** Applies changes to all indexes. Returns false where that is impossible: the catalogue changed, or the database was set back. */
  apply(changes: LiveChanges): boolean {
    if (changes.version !== this.version || BigInt(changes.horizon) < BigInt(this.horizon)) return false
    this.horizon = changes.horizon
    if (changes.nights.length === 0 && changes.rules.length === 0 && changes.scores.length === 0) return true
    const rooms = new Set([...changes.nights, ...changes.rules].map(([roomTypeId]) => roomTypeId))
    const isStale = ({ roomById, hotelById }: CityIndex) =>
      [...rooms].some((id) => roomById.has(id)) || changes.scores.some(([id]) => hotelById().has(id))
    deleteWhere(this.subsetIndexes, isStale)
    for (const cached of this.cached.values()) {
      if (cached.state === 'loading') cached.missed.push(changes)
      else this.applyTo(cached.cityIndex, changes)
    }
    return true
  }

  /** Returns a city's index and loads it on a miss; the least recently used indexes are evicted first. */
  cityIndex(cityId: string, read: () => Promise<CityIndex>): Promise<CityIndex> | CityIndex {
    const known = this.cached.get(cityId)
    if (!known) return this.load(cityId, read)
    this.cached.delete(cityId)
    this.cached.set(cityId, known)
    return known.cityIndex
  }

  /** Returns an index of some hotels, cached until one of their nights or rules changes; null where the index of one of their cities is not in memory. */
  subsetIndex(requested: readonly FoundName[]): CityIndex | null {
    const found = this.hotels(requested)
    if (!found) return null
    const key = requested.map(({ id }) => id).join(' ')
    const cityIndex = this.subsetIndexes.get(key) ?? subsetOfIndexed(found)
    this.subsetIndexes.set(key, cityIndex)
    return cityIndex
  }

  /** Returns the nights, day rules and scores of some hotels; null where the index of one of their cities is not in memory. */
  saleState(requested: readonly FoundName[]): Omit<SaleState, 'collected' | 'viewer'> | null {
    const hotels = this.hotels(requested)
    if (!hotels) return null
    const rooms = hotels.flatMap((indexed) => indexed.rooms)
    return {
      version: this.version,
      nights: new Map(rooms.map(({ id, nights }) => [id, nights])),
      dayRules: new Map(rooms.map(({ id, dayRules }) => [id, dayRules])),
      scores: new Map(hotels.map(({ hotel }) => [hotel.id, hotel])),
    }
  }

  /** Returns some hotels with their current nights; null where the index of one of their cities is not in memory. */
  hotels(requested: readonly FoundName[]): readonly IndexedHotel[] | null {
    const found = requested.flatMap(({ id, cityId }) => {
      const cached = this.cached.get(cityId)
      return (cached?.state === 'ready' && cached.cityIndex.hotelById().get(id)) || []
    })
    return found.length < requested.length ? null : found
  }

  /** Returns the prices of an index for a stay, with all changes of nights applied. */
  view(cityId: string, cityIndex: CityIndex, pricing: IndexPricing): StayView {
    const { checkIn, checkOut, rooms, adults, children } = pricing.stay
    const key = [cityId, checkIn, checkOut, rooms, adults, children, pricing.currencyCode, pricing.isVip].join(' ')
    const nowMs = pricing.now.getTime()
    const known = this.views.get(key)
    const view = known?.cityIndex === cityIndex && known.isValidAt(nowMs) ? known : new StayView(cityIndex, pricing)
    if (view !== known) this.views.set(key, view)
    view.catchUp()
    return view
  }

  private load(cityId: string, read: () => Promise<CityIndex>): Promise<CityIndex> {
    const missed: IndexChanges[] = []
    const reading = read().then(
      (cityIndex) => {
        for (const changes of missed) applyChanges(cityIndex, changes)
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

  private applyTo(cityIndex: CityIndex, changes: IndexChanges): void {
    applyChanges(cityIndex, changes)
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

function deleteWhere<Value extends object>(cache: LRUCache<string, Value>, isExpired: (value: Value) => boolean): void {
  for (const [key, value] of cache.entries()) if (isExpired(value)) cache.delete(key)
}
