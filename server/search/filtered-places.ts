import type { Stay } from '@/contract/stay'
import { roundToUnit, wholeUnitMinor } from '@/domain/rates/round-to-whole-units'
import { type BitSet, emptyBits, hasBit, intersect, setBit, unite, without } from './bit-set'
import { firstIndex } from './first-index'
import { matchingPlaces } from './matching-places'
import type { SearchFilters } from './search-filters'
import type { Shelf } from './shelf'
import type { StayView } from './stay-view'
import { NO_WISH, wishIndex } from './wish'

/** A stay's view of a shelf, for filters to be laid over. */
export interface StayedShelf {
  readonly shelf: Shelf
  readonly view: StayView
  readonly stay: Stay
  readonly currencyCode: string
}

/** More than any total. */
const MOST_MINOR = Number.MAX_SAFE_INTEGER

/** Is written over (see TotalsLists). */
let pricesMinor = new Float64Array(0)

type Group = 'keyword' | 'grades' | 'tags' | 'areas' | 'price'

/** The places that filters leave, found group by group, each group once. */
export class FilteredPlaces {
  private readonly sets = new Map<string, BitSet | null>()

  constructor(private readonly stayed: StayedShelf) {}

  /** Hotels that match and can be booked, as if one group said nothing. */
  bookable(filters: SearchFilters, spared?: Group): BitSet {
    const able = this.stayed.view.bookableFor(wishIndex(filters))
    const price = spared === 'price' ? null : this.withinPrice(filters)
    return intersect([able, ...this.resting(filters, spared), price]) ?? able
  }

  /** Hotels that match and sell nothing for the stay; none where a price was asked for. */
  soldOut(filters: SearchFilters): BitSet {
    const { shelf, view } = this.stayed
    const none = emptyBits(shelf.hotels.length)
    if (filters.priceFromMinor !== null || filters.priceToMinor !== null) return none
    const promised = shelf.facets.promised[wishIndex(filters)] ?? none
    const matching = intersect([promised, ...this.resting(filters)]) ?? promised
    return without(matching, view.bookableFor(NO_WISH))
  }

  /** The prices per night of the cheapest packages of some hotels for a wish; to be read at once, for the list is used again. */
  perNightMinor(places: BitSet, wish: number): Float64Array {
    const totalsMinor = this.stayed.view.totalsMinor(wish)
    const perNight = this.perNight()
    if (pricesMinor.length < totalsMinor.length) pricesMinor = new Float64Array(totalsMinor.length)
    let filled = 0
    for (let place = 0; place < totalsMinor.length; place++) {
      if (hasBit(places, place)) pricesMinor[filled++] = perNight(totalsMinor[place] ?? Infinity)
    }
    return pricesMinor.subarray(0, filled)
  }

  private resting(filters: SearchFilters, spared?: Group): (BitSet | null)[] {
    const { shelf } = this.stayed
    const { grades, tags, areas } = shelf.facets
    const count = shelf.hotels.length
    const any = (values: readonly (BitSet | undefined)[]) => (values.length === 0 ? null : unite(values, count))
    return [
      spared === 'keyword'
        ? null
        : this.once(`keyword ${filters.keyword}`, () => matchingPlaces(shelf, filters.keyword)),
      spared === 'grades'
        ? null
        : this.once(`grades ${filters.grades.join()}`, () => any(filters.grades.map((grade) => grades.get(grade)))),
      spared === 'areas'
        ? null
        : this.once(`areas ${JSON.stringify(filters.areas)}`, () => any(filters.areas.map((area) => areas.get(area)))),
      ...(spared === 'tags' ? [] : filters.tags.map((tag) => tags.get(tag) ?? emptyBits(count))),
    ]
  }

  private withinPrice(filters: SearchFilters): BitSet | null {
    const { priceFromMinor, priceToMinor } = filters
    if (priceFromMinor === null && priceToMinor === null) return null
    const wish = wishIndex(filters)
    return this.once(`price ${wish} ${priceFromMinor} ${priceToMinor}`, () => {
      const totalsMinor = this.stayed.view.totalsMinor(wish)
      const perNight = this.perNight()
      const leastMinor = firstIndex(MOST_MINOR, (total) => perNight(total) >= (priceFromMinor ?? 0))
      const beyondMinor = firstIndex(MOST_MINOR, (total) => perNight(total) > (priceToMinor ?? Infinity))
      const set = emptyBits(totalsMinor.length)
      for (let place = 0; place < totalsMinor.length; place++) {
        const total = totalsMinor[place] ?? Infinity
        if (total >= leastMinor && total < beyondMinor) setBit(set, place, true)
      }
      return set
    })
  }

  /** Makes of a total the price per night that is shown. */
  private perNight(): (totalMinor: number) => number {
    const { stay, currencyCode } = this.stayed
    const [share, unitMinor] = [stay.nights * stay.rooms, wholeUnitMinor(currencyCode)]
    return (totalMinor) => roundToUnit(totalMinor / share, unitMinor)
  }

  private once(key: string, make: () => BitSet | null): BitSet | null {
    const known = this.sets.get(key)
    if (known !== undefined) return known
    const made = make()
    this.sets.set(key, made)
    return made
  }
}
