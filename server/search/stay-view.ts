import type { ShownOffer } from '../quotes/best-offer'
import { type BitSet, emptyBits, setBit } from './bit-set'
import { HotelPricer, type PackagePlace, type ShelfPricing } from './hotel-pricer'
import type { Shelf } from './shelf'
import { wishes } from './wish'

/** For one wish: the total of each hotel's cheapest package, Infinity where there is none. */
export interface WishPrices {
  readonly totalsMinor: Float64Array
  /** Places that can be booked by their total, small first; null until somebody asks. */
  ascending: Int32Array | null
}

/** Offers are worked out anew beyond so many, two or three pages: they weigh more than a hotel's prices. */
const MOST_OFFERS = 60

/** What the hotels of a shelf sell for one stay in one currency: made once, then kept in step with every night that changes. */
export class StayView {
  /** For each wish, the places that can be booked with it. */
  readonly bookable: readonly BitSet[]
  private readonly prices: (WishPrices | undefined)[] = []
  private readonly offers = new Map<number, ShownOffer | null>()
  private readonly pricer: HotelPricer
  private readonly madeAtMs: number
  private seenChanges: number

  constructor(
    readonly shelf: Shelf,
    pricing: ShelfPricing,
  ) {
    this.pricer = new HotelPricer(shelf, pricing)
    this.madeAtMs = pricing.now.getTime()
    this.seenChanges = shelf.changed.length
    this.bookable = wishes.map(() => emptyBits(shelf.hotels.length))
    for (let place = 0; place < shelf.hotels.length; place++) this.noteWishes(place)
  }

  /** How much it may come to hold, as a number of hotels: some 15 bytes for each, and as much as for 2,000 whatever their number. */
  get weight(): number {
    return this.shelf.hotels.length + 2_000
  }

  /** Whether what is known of midnight and free cancellation still holds. */
  holdsAt(nowMs: number): boolean {
    return nowMs >= this.madeAtMs && nowMs < this.pricer.validUntilMs
  }

  /** Prices of a wish, worked out when they are first asked for: what asks for no price needs none. */
  pricesOf(wish: number): WishPrices {
    const known = this.prices[wish]
    if (known) return known
    const count = this.shelf.hotels.length
    const made: WishPrices = { totalsMinor: new Float64Array(count), ascending: null }
    for (let place = 0; place < count; place++) {
      made.totalsMinor[place] = this.pricer.totalMinor(place, wish)
    }
    this.prices[wish] = made
    return made
  }

  /** What a list tells of the package that stands for a hotel with a wish, made once of its place; null where the hotel sells none. */
  offerAt(place: number, wish: number, make: (at: PackagePlace) => ShownOffer | null): ShownOffer | null {
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
    for (const place of places) {
      this.noteWishes(place)
      wishes.forEach((_, wish) => this.offers.delete(place * wishes.length + wish))
      this.prices.forEach((prices, wish) => prices && this.priceAgain(place, wish, prices))
    }
  }

  private noteWishes(place: number): void {
    const met = this.pricer.wishesMet(place)
    for (let wish = 0; wish < this.bookable.length; wish++) {
      const bits = this.bookable[wish]
      if (bits) setBit(bits, place, (met & (1 << wish)) !== 0)
    }
  }

  private priceAgain(place: number, wish: number, prices: WishPrices): void {
    const totalMinor = this.pricer.totalMinor(place, wish)
    if (prices.totalsMinor[place] !== totalMinor) prices.ascending = null
    prices.totalsMinor[place] = totalMinor
  }
}
