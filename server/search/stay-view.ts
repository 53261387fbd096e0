import { type BitSet, emptyBits, setBit } from './bit-set'
import { HotelPricer, type ShelfPricing } from './hotel-pricer'
import type { Shelf } from './shelf'
import { wishes } from './wish'

/** For one wish: the total of each hotel's cheapest package (Infinity where there is none) and which one it is. */
export interface WishPrices {
  readonly totalsMinor: Float64Array
  readonly roomAt: Uint16Array
  readonly packageAt: Uint16Array
  /** Places that can be booked by their total, small first; null until somebody asks. */
  ascending: Int32Array | null
}

const PLAIN_WISH = 0

/** What the hotels of a shelf sell for one stay in one currency: made once, then kept in step with every night that changes. */
export class StayView {
  /** For each wish, the places that can be booked with it. */
  readonly bookable: readonly BitSet[]
  private readonly prices: (WishPrices | undefined)[] = []
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
    this.pricesOf(PLAIN_WISH)
  }

  /** How many hotels it spans. */
  get hotelCount(): number {
    return this.shelf.hotels.length
  }

  /** Whether what is known of midnight and free cancellation still holds. */
  holdsAt(nowMs: number): boolean {
    return nowMs >= this.madeAtMs && nowMs < this.pricer.validUntilMs
  }

  /** Prices of a wish, worked out when they are first asked for. */
  pricesOf(wish: number): WishPrices {
    const known = this.prices[wish]
    if (known) return known
    const count = this.shelf.hotels.length
    const made: WishPrices = {
      totalsMinor: new Float64Array(count),
      roomAt: new Uint16Array(count),
      packageAt: new Uint16Array(count),
      ascending: null,
    }
    this.prices[wish] = made
    for (let place = 0; place < count; place++) this.priceAgain(place, wish, made)
    return made
  }

  /** Prices anew every hotel whose nights or rules changed since the last time. */
  catchUp(): void {
    const { changed } = this.shelf
    if (this.seenChanges === changed.length) return
    const places = new Set(changed.slice(this.seenChanges))
    this.seenChanges = changed.length
    for (const place of places) {
      this.prices.forEach((prices, wish) => prices && this.priceAgain(place, wish, prices))
    }
  }

  private priceAgain(place: number, wish: number, prices: WishPrices): void {
    const sale = this.pricer.price(place, wish)
    if (wish === PLAIN_WISH) {
      for (let met = 0; met < this.bookable.length; met++) {
        const bits = this.bookable[met]
        if (bits) setBit(bits, place, (sale.wishesMet & (1 << met)) !== 0)
      }
    }
    if (prices.totalsMinor[place] !== sale.totalMinor) prices.ascending = null
    prices.totalsMinor[place] = sale.totalMinor
    prices.roomAt[place] = sale.roomAt
    prices.packageAt[place] = sale.packageAt
  }
}
