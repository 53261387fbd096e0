import { LRUCache } from 'lru-cache'
import type { FoundName } from '../stays/destinations/repository'
import type { LiveChanges } from '../repositories/live-changes'
import type { SaleState } from '../repositories/sale-state'
import type { ShelfPricing } from './shelf-stay'
import { type NightChanges, putChanges } from './put-changes'
import type { Shelf, ShelvedHotel } from './shelf'
import { shelfOfShelved } from './shelf-of-some'
import { StayView } from './stay-view'

/** A city's shelf, or the promise of it with what happened while it was read. */
type KeptShelf =
  | { readonly state: 'ready'; readonly shelf: Shelf }
  | { readonly state: 'loading'; readonly shelf: Promise<Shelf>; readonly missed: NightChanges[] }

/** Views are cached up to so many bytes. */
const MOST_VIEW_BYTES = 150_000_000
/** After so many changes views are made anew, so that the list of changes stays short. */
const MOST_CHANGES = 20_000
/** Hotels of names that were looked for in all cities, on a shelf of their own. */
const MOST_SHELVES_OF_SOME = 256

/** All shelves of one version of the catalogue, and how far they have followed the database. */
export class HeldShelves {
  readonly version: number
  horizon: string
  private readonly kept = new Map<string, KeptShelf>()
  private readonly views = new LRUCache<string, StayView>({
    maxSize: MOST_VIEW_BYTES,
    sizeCalculation: ({ weight }) => weight,
  })
  private hotelCount = 0
  private readonly shelvesOfSome = new LRUCache<string, Shelf>({ max: MOST_SHELVES_OF_SOME })

  constructor(
    { version, horizon }: Pick<LiveChanges, 'version' | 'horizon'>,
    private readonly mostHotels: number,
  ) {
    this.version = version
    this.horizon = horizon
  }

  /** Puts changes on all shelves; false where they can't be followed: another catalogue, or a database that was set back. */
  follow(changes: LiveChanges): boolean {
    if (changes.version !== this.version || BigInt(changes.horizon) < BigInt(this.horizon)) return false
    this.horizon = changes.horizon
    if (changes.nights.length === 0 && changes.rules.length === 0) return true
    const rooms = new Set([...changes.nights, ...changes.rules].map(([roomTypeId]) => roomTypeId))
    deleteWhere(this.shelvesOfSome, ({ roomById }) => [...rooms].some((id) => roomById.has(id)))
    for (const kept of this.kept.values()) {
      if (kept.state === 'loading') kept.missed.push(changes)
      else this.put(kept.shelf, changes)
    }
    return true
  }

  /** The shelf of a city, read where it is not here; those asked for longest ago leave first. */
  shelf(cityId: string, read: () => Promise<Shelf>): Promise<Shelf> | Shelf {
    const known = this.kept.get(cityId)
    if (!known) return this.load(cityId, read)
    this.kept.delete(cityId)
    this.kept.set(cityId, known)
    return known.shelf
  }

  /** Some hotels on a shelf of their own, as the shelves of their cities have them now: kept until a night or rule of theirs is written; null where one is not here. */
  shelfOfSome(asked: readonly FoundName[]): Shelf | null {
    const found = this.hotels(asked)
    if (!found) return null
    const key = asked.map(({ id }) => id).join(' ')
    const shelf = this.shelvesOfSome.get(key) ?? shelfOfShelved(found)
    this.shelvesOfSome.set(key, shelf)
    return shelf
  }

  /** The nights and day rules of some hotels as the shelves of their cities have them now; null where one is not here. */
  saleState(asked: readonly FoundName[]): Omit<SaleState, 'collected' | 'audience'> | null {
    const rooms = this.hotels(asked)?.flatMap((shelved) => shelved.rooms)
    if (!rooms) return null
    return {
      version: this.version,
      nights: new Map(rooms.map(({ id, nights }) => [id, nights])),
      dayRules: new Map(rooms.map(({ id, dayRules }) => [id, dayRules])),
    }
  }

  /** Some hotels as the shelves of their cities have them now; null where one is not here. */
  hotels(asked: readonly FoundName[]): readonly ShelvedHotel[] | null {
    const found = asked.flatMap(({ id, cityId }) => {
      const kept = this.kept.get(cityId)
      return (kept?.state === 'ready' && kept.shelf.hotelById().get(id)) || []
    })
    return found.length < asked.length ? null : found
  }

  /** What a shelf sells for a stay, in step with its nights. */
  view(cityId: string, shelf: Shelf, pricing: ShelfPricing): StayView {
    const { checkIn, checkOut, rooms, adults, children } = pricing.stay
    const key = [cityId, checkIn, checkOut, rooms, adults, children, pricing.currencyCode, pricing.isMember].join(' ')
    const nowMs = pricing.now.getTime()
    const known = this.views.get(key)
    const view = known?.shelf === shelf && known.holdsAt(nowMs) ? known : new StayView(shelf, pricing)
    if (view !== known) this.views.set(key, view)
    view.catchUp()
    return view
  }

  private load(cityId: string, read: () => Promise<Shelf>): Promise<Shelf> {
    const missed: NightChanges[] = []
    const reading = read().then(
      (shelf) => {
        for (const changes of missed) putChanges(shelf, changes)
        this.kept.set(cityId, { state: 'ready', shelf })
        this.hotelCount += shelf.hotels.length
        this.dropOldest(cityId)
        return shelf
      },
      (error: unknown) => {
        this.kept.delete(cityId)
        throw error
      },
    )
    this.kept.set(cityId, { state: 'loading', shelf: reading, missed })
    return reading
  }

  private put(shelf: Shelf, changes: NightChanges): void {
    putChanges(shelf, changes)
    if (shelf.changed.length < MOST_CHANGES) return
    shelf.changed.length = 0
    this.views.clear()
  }

  private dropOldest(newest: string): void {
    for (const [cityId, kept] of this.kept) {
      if (this.hotelCount <= this.mostHotels) return
      if (kept.state === 'loading' || cityId === newest) continue
      this.kept.delete(cityId)
      this.hotelCount -= kept.shelf.hotels.length
      deleteWhere(this.views, ({ shelf }) => shelf === kept.shelf)
    }
  }
}

function deleteWhere<Value extends object>(cache: LRUCache<string, Value>, isGone: (value: Value) => boolean): void {
  for (const [key, value] of cache.entries()) if (isGone(value)) cache.delete(key)
}
