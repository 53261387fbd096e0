import type { PriceFacet } from '@/contract/search'
import type { CardPrice } from '../stays/present/hotel-card'
import { type BitSet, forEachPlace } from './bit-set'
import { HotelPricer, type PackagePlace } from './hotel-pricer'
import type { RoomSet } from './room-planes'
import type { Shelf } from './shelf'
import { type ShelfPricing, ShelfStay } from './shelf-stay'
import { type StayShape, stayShape } from './stay-shape'
import { wishes } from './wish'

/** Offers are worked out anew beyond so many, two or three pages: they weigh more than a hotel's prices. */
const MOST_OFFERS = 60

/** What cards tell of a package: visitors learn less of member prices. */
export interface ShownPrices {
  readonly signedIn: CardPrice
  readonly visitor: CardPrice
}

/** What the hotels of a shelf sell for one stay in one currency: made once, then kept in step with every night that changes. */
export class StayView {
  private readonly stay: ShelfStay
  private readonly offers = new Map<number, ShownPrices | null>()
  private readonly madeAtMs: number
  private open: RoomSet
  private pricer: HotelPricer
  private bookable: (BitSet | undefined)[] = []
  /** By wish the total of each hotel's cheapest package; NaN where nobody has asked yet. */
  private readonly totalsMinor: (Float64Array | undefined)[] = []
  private facets: (PriceFacet | null | undefined)[] = []
  private readonly shapes: (StayShape | undefined)[] = []
  private seenChanges: number

  constructor(
    readonly shelf: Shelf,
    pricing: ShelfPricing,
  ) {
    this.stay = new ShelfStay(shelf, pricing)
    this.madeAtMs = pricing.now.getTime()
    this.seenChanges = shelf.changed.length
    this.open = shelf.openRooms.forStay(pricing.stay)
    this.pricer = this.newPricer()
  }

  /** How many bytes it may come to hold: sets of its hotels and room types, the totals of its hotels for two wishes, and some 15 KB whatever their number. */
  get weight(): number {
    const { hotels, size } = this.shelf.planes
    return 8 * size + 20 * hotels + 15_000
  }

  /** Whether what is known of midnight and free cancellation still holds. */
  holdsAt(nowMs: number): boolean {
    return nowMs >= this.madeAtMs && nowMs < this.stay.validUntilMs
  }

  /** The places that can be booked with a wish. */
  bookableFor(wish: number): BitSet {
    return (this.bookable[wish] ??= this.shelf.planes.hotelsInBoth(this.open, this.shape(wish).selling))
  }

  /** For some hotels that can be booked with a wish the total of each one's cheapest package, and Infinity for all others. */
  totalsAmong(places: BitSet, wish: number): Float64Array {
    const known = (this.totalsMinor[wish] ??= new Float64Array(this.shelf.hotels.length).fill(NaN))
    const totalsMinor = new Float64Array(this.shelf.hotels.length).fill(Infinity)
    forEachPlace(places, (place) => {
      const total = known[place] ?? NaN
      totalsMinor[place] = Number.isNaN(total)
        ? (known[place] = this.pricer.cheapest(place, wish)?.totalMinor ?? Infinity)
        : total
    })
    return totalsMinor
  }

  /** The price facet of all that can be booked with a wish, made once. */
  priceFacetOfAll(wish: number, make: () => PriceFacet | null): PriceFacet | null {
    const known = this.facets[wish]
    return known === undefined ? (this.facets[wish] = make()) : known
  }

  /** What cards tell of the package that stands for a hotel with a wish, made once of its place; null where the hotel sells none. */
  pricesAt(place: number, wish: number, make: (at: PackagePlace) => ShownPrices | null): ShownPrices | null {
    const key = place * wishes.length + wish
    const known = this.offers.get(key)
    if (known !== undefined) return known
    const cheapest = this.pricer.cheapest(place, wish)
    const made = cheapest && make(cheapest)
    if (this.offers.size >= MOST_OFFERS) this.offers.clear()
    this.offers.set(key, made)
    return made
  }

  /** Looks anew at every hotel whose nights or rules changed since the last time. */
  catchUp(): void {
    const { changed } = this.shelf
    if (this.seenChanges === changed.length) return
    const places = new Set(changed.slice(this.seenChanges))
    this.seenChanges = changed.length
    this.open = this.shelf.openRooms.forStay(this.stay.stay)
    this.pricer = this.newPricer()
    this.bookable = []
    this.facets = []
    for (const place of places) {
      wishes.forEach((_, wish) => {
        this.offers.delete(place * wishes.length + wish)
        const totalsMinor = this.totalsMinor[wish]
        if (totalsMinor) totalsMinor[place] = NaN
      })
    }
  }

  private shape(wish: number): StayShape {
    return (this.shapes[wish] ??= stayShape(this.stay, wish))
  }

  private newPricer(): HotelPricer {
    const overridden = this.shelf.openRooms.overridden(this.stay.stay)
    return new HotelPricer(this.stay, this.open, overridden, (wish) => this.shape(wish))
  }
}
