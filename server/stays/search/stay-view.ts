import { type BitSet, forEachPlace, hasBit } from './bit-set'
import type { RoomSet } from './open-rooms'
import { type IndexPricing, IndexStay } from './index-stay'
import { type CityIndex, type StayRestrictions, stayRestrictions } from './city-index'
import type { PriceFacet } from '@/contract/search'
import type { CardPrice } from '../quote/hotel-card'
import { packageCriteria } from './search-filters'

/** Places of a room type in its hotel and of a package in it. */
interface PackagePlace {
  readonly roomAt: number
  readonly packageAt: number
}

/** Prices the hotels of one index for one stay. */
class HotelPricer {
  /** With the room types that are open for the stay, and the restrictions of each of the criteria. */
  constructor(
    private readonly stay: IndexStay,
    private readonly open: RoomSet,
    private readonly shape: (criteria: number) => StayRestrictions,
  ) {}

  /** A hotel's cheapest package that meets a wish, of equal ones the first, and what it costs; null where there is none. */
  cheapest(place: number, criteria: number): (PackagePlace & { readonly totalMinor: number }) | null {
    const { hotels, columns, planes } = this.stay.cityIndex
    const { sold } = this.shape(criteria)
    const listed = hotels[place]
    let best: (PackagePlace & { readonly totalMinor: number }) | null = null
    for (const [roomAt, room] of listed?.rooms.entries() ?? []) {
      if (!hasBit(this.open, planes.bitOf(room.index))) continue
      const roomNightsMinor = this.stay.roomNightsMinor(room)
      for (const packageAt of sold[columns.kind[room.index] ?? 0] ?? []) {
        const terms = room.packages[packageAt]
        if (!listed || !terms) continue
        const memberPercent = room.memberPercents[packageAt] ?? 0
        const totalMinor = this.stay.totalMinor(roomNightsMinor, listed.hotel, terms, memberPercent)
        if (totalMinor < (best?.totalMinor ?? Infinity)) best = { roomAt, packageAt, totalMinor }
      }
    }
    return best
  }
}

/** Offers are worked out anew beyond so many, two or three pages: they weigh more than a hotel's prices. */
const MOST_OFFERS = 60

/** What cards tell of a package: visitors learn less of member prices. */
export interface ShownPrices {
  readonly signedIn: CardPrice
  readonly visitor: CardPrice
}

/** What the hotels of a index sell for one stay in one currency: made once, then kept in step with every night that changes. */
export class StayView {
  private readonly stay: IndexStay
  private readonly offers = new Map<number, ShownPrices | null>()
  private readonly madeAtMs: number
  private open: RoomSet
  private pricer: HotelPricer
  private bookable: (BitSet | undefined)[] = []
  /** By wish the total of each hotel's cheapest package; NaN where nobody has asked yet. */
  private readonly totalsMinor: (Float64Array | undefined)[] = []
  private facets: (PriceFacet | null | undefined)[] = []
  private readonly shapes: (StayRestrictions | undefined)[] = []
  private seenChanges: number

  constructor(
    readonly cityIndex: CityIndex,
    pricing: IndexPricing,
  ) {
    this.stay = new IndexStay(cityIndex, pricing)
    this.madeAtMs = pricing.now.getTime()
    this.seenChanges = cityIndex.changed.length
    this.open = cityIndex.openRooms.forStay(pricing.stay)
    this.pricer = this.newPricer()
  }

  /** How many bytes it may come to hold: sets of its hotels and room types, the totals of its hotels for two wishes, and some 15 KB whatever their number. */
  get weight(): number {
    const { hotels, size } = this.cityIndex.planes
    return 8 * size + 20 * hotels + 15_000
  }

  /** Whether what is known of midnight and free cancellation still holds. */
  holdsAt(nowMs: number): boolean {
    return nowMs >= this.madeAtMs && nowMs < this.stay.validUntilMs
  }

  /** The places that can be booked with a wish. */
  bookableFor(criteria: number): BitSet {
    return (this.bookable[criteria] ??= this.cityIndex.planes.hotelsInBoth(this.open, this.shape(criteria).selling))
  }

  /** For some hotels that can be booked with a wish the total of each one's cheapest package, and Infinity for all others. */
  totalsAmong(places: BitSet, criteria: number): Float64Array {
    const known = (this.totalsMinor[criteria] ??= new Float64Array(this.cityIndex.hotels.length).fill(NaN))
    const totalsMinor = new Float64Array(this.cityIndex.hotels.length).fill(Infinity)
    forEachPlace(places, (place) => {
      const total = known[place] ?? NaN
      totalsMinor[place] = Number.isNaN(total)
        ? (known[place] = this.pricer.cheapest(place, criteria)?.totalMinor ?? Infinity)
        : total
    })
    return totalsMinor
  }

  /** The price facet of all that can be booked with a wish, made once. */
  priceFacetOfAll(criteria: number, create: () => PriceFacet | null): PriceFacet | null {
    const known = this.facets[criteria]
    return known === undefined ? (this.facets[criteria] = create()) : known
  }

  /** What cards tell of the package that stands for a hotel with a wish, made once of its place; null where the hotel sells none. */
  pricesAt(place: number, criteria: number, create: (at: PackagePlace) => ShownPrices | null): ShownPrices | null {
    const key = place * packageCriteria.length + criteria
    const known = this.offers.get(key)
    if (known !== undefined) return known
    const cheapest = this.pricer.cheapest(place, criteria)
    const made = cheapest && create(cheapest)
    if (this.offers.size >= MOST_OFFERS) this.offers.clear()
    this.offers.set(key, made)
    return made
  }

  /** Looks anew at every hotel whose nights or rules changed since the last time. */
  catchUp(): void {
    const { changed } = this.cityIndex
    if (this.seenChanges === changed.length) return
    const places = new Set(changed.slice(this.seenChanges))
    this.seenChanges = changed.length
    this.open = this.cityIndex.openRooms.forStay(this.stay.stay)
    this.pricer = this.newPricer()
    this.bookable = []
    this.facets = []
    for (const place of places) {
      packageCriteria.forEach((_, criteria) => {
        this.offers.delete(place * packageCriteria.length + criteria)
        const totalsMinor = this.totalsMinor[criteria]
        if (totalsMinor) totalsMinor[place] = NaN
      })
    }
  }

  private shape(criteria: number): StayRestrictions {
    return (this.shapes[criteria] ??= stayRestrictions(this.stay, criteria))
  }

  private newPricer(): HotelPricer {
    return new HotelPricer(this.stay, this.open, (criteria) => this.shape(criteria))
  }
}
