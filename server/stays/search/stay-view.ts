import { type BitSet, forEachPosition, hasBit } from './bit-set'
import type { RoomSet } from './open-rooms'
import { type IndexPricing, IndexStay } from './index-stay'
import { type CityIndex, type StayRestrictions, restrictionsOf } from './city-index'
import type { PriceFacet } from '@/contract/search'
import type { CardPrice } from '../quote/hotel-card'
import { packageCriteria } from './search-filters'

/** Indexes of a room type in its hotel and of a package in that room type. */
interface PackagePosition {
  readonly roomIndex: number
  readonly packageIndex: number
}

/** Prices the hotels of one index for one stay. */
class HotelPricer {
  /** Takes the room types that are open for the stay, and the restrictions by criteria. */
  constructor(
    private readonly stay: IndexStay,
    private readonly open: RoomSet,
    private readonly restrictionsFor: (criteria: number) => StayRestrictions,
  ) {}

  /** Returns a hotel's cheapest package that meets the criteria, of equal ones the first, with its total; null where there is none. */
  cheapest(position: number, criteria: number): (PackagePosition & { readonly totalMinor: number }) | null {
    const { hotels, columns, planes } = this.stay.cityIndex
    const { sold } = this.restrictionsFor(criteria)
    const listed = hotels[position]
    let best: (PackagePosition & { readonly totalMinor: number }) | null = null
    for (const [roomIndex, room] of listed?.rooms.entries() ?? []) {
      if (!hasBit(this.open, planes.bitOf(room.index))) continue
      const roomNightsMinor = this.stay.roomNightsMinor(room)
      for (const packageIndex of sold[columns.kind[room.index] ?? 0] ?? []) {
        const terms = room.packages[packageIndex]
        if (!listed || !terms) continue
        const memberPercent = room.vipPercents[packageIndex] ?? 0
        const totalMinor = this.stay.totalMinor(roomNightsMinor, listed.hotel, terms, memberPercent)
        if (totalMinor < (best?.totalMinor ?? Infinity)) best = { roomIndex, packageIndex, totalMinor }
      }
    }
    return best
  }
}

/** Maximum number of cached offers, two or three pages; they use more memory than prices. */
const MOST_OFFERS = 60

/** Prices on cards: visitors see no amounts of VIP prices. */
export interface ShownPrices {
  readonly signedIn: CardPrice
  readonly visitor: CardPrice
}

/** What the hotels of an index sell for one stay in one currency. Created once, then updated with every night that changes. */
export class StayView {
  private readonly stay: IndexStay
  private readonly offers = new Map<number, ShownPrices | null>()
  private readonly createdAtMs: number
  private open: RoomSet
  private pricer: HotelPricer
  private bookable: (BitSet | undefined)[] = []
  /** By criteria: the total of each hotel's cheapest package; NaN where it is not computed yet. */
  private readonly totalsMinor: (Float64Array | undefined)[] = []
  private facets: (PriceFacet | null | undefined)[] = []
  private readonly restrictions: (StayRestrictions | undefined)[] = []
  private seenChanges: number

  constructor(
    readonly cityIndex: CityIndex,
    pricing: IndexPricing,
  ) {
    this.stay = new IndexStay(cityIndex, pricing)
    this.createdAtMs = pricing.now.getTime()
    this.seenChanges = cityIndex.changed.length
    this.open = cityIndex.openRooms.forStay(pricing.stay)
    this.pricer = this.createPricer()
  }

  /** Estimated maximum size in bytes: sets of hotels and room types, totals for two criteria, and a constant 15 KB. */
  get weight(): number {
    const { hotels, size } = this.cityIndex.planes
    return 8 * size + 20 * hotels + 15_000
  }

  /** Whether today's date and free cancellations are still valid. */
  isValidAt(nowMs: number): boolean {
    return nowMs >= this.createdAtMs && nowMs < this.stay.validUntilMs
  }

  /** Returns the positions of hotels that can be booked with some criteria. */
  bookableFor(criteria: number): BitSet {
    return (this.bookable[criteria] ??= this.cityIndex.planes.hotelsInBoth(
      this.open,
      this.restrictionsFor(criteria).selling,
    ))
  }

  /** Returns the total of each hotel's cheapest package for the given bookable hotels, and Infinity for all others. */
  totalsAmong(positions: BitSet, criteria: number): Float64Array {
    const known = (this.totalsMinor[criteria] ??= new Float64Array(this.cityIndex.hotels.length).fill(NaN))
    const totalsMinor = new Float64Array(this.cityIndex.hotels.length).fill(Infinity)
    forEachPosition(positions, (position) => {
      const total = known[position] ?? NaN
      totalsMinor[position] = Number.isNaN(total)
        ? (known[position] = this.pricer.cheapest(position, criteria)?.totalMinor ?? Infinity)
        : total
    })
    return totalsMinor
  }

  /** Returns the price facet of all hotels that can be booked with some criteria, computed once. */
  priceFacetOfAll(criteria: number, create: () => PriceFacet | null): PriceFacet | null {
    const known = this.facets[criteria]
    return known === undefined ? (this.facets[criteria] = create()) : known
  }

  /** Returns the prices on the card of a hotel's cheapest package for some criteria, computed once; null where the hotel sells none. */
  pricesAt(
    position: number,
    criteria: number,
    create: (at: PackagePosition) => ShownPrices | null,
  ): ShownPrices | null {
    const key = position * packageCriteria.length + criteria
    const known = this.offers.get(key)
    if (known !== undefined) return known
    const cheapest = this.pricer.cheapest(position, criteria)
    const created = cheapest && create(cheapest)
    if (this.offers.size >= MOST_OFFERS) this.offers.clear()
    this.offers.set(key, created)
    return created
  }

  /** Re-evaluates every hotel whose nights or rules changed since the last call. */
  catchUp(): void {
    const { changed } = this.cityIndex
    if (this.seenChanges === changed.length) return
    const positions = new Set(changed.slice(this.seenChanges))
    this.seenChanges = changed.length
    this.open = this.cityIndex.openRooms.forStay(this.stay.stay)
    this.pricer = this.createPricer()
    this.bookable = []
    this.facets = []
    for (const position of positions) {
      packageCriteria.forEach((_, criteria) => {
        this.offers.delete(position * packageCriteria.length + criteria)
        const totalsMinor = this.totalsMinor[criteria]
        if (totalsMinor) totalsMinor[position] = NaN
      })
    }
  }

  private restrictionsFor(criteria: number): StayRestrictions {
    return (this.restrictions[criteria] ??= restrictionsOf(this.stay, criteria))
  }

  private createPricer(): HotelPricer {
    return new HotelPricer(this.stay, this.open, (criteria) => this.restrictionsFor(criteria))
  }
}
