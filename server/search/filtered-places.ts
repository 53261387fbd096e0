import type { Stay } from '@/contract/stay'
import { roundToUnit, wholeUnitMinor } from '@/domain/rates/round-to-whole-units'
import { type BitSet, emptyBits, intersect, setBit, unite, without } from './bit-set'
import { matchingPlaces } from './matching-places'
import type { SearchFilters } from './search-filters'
import type { Shelf } from './shelf'
import type { StayView } from './stay-view'
import { wishIndex } from './wish'

/** A stay's view of a shelf, for filters to be laid over. */
export interface StayedShelf {
  readonly shelf: Shelf
  readonly view: StayView
  readonly stay: Stay
  readonly currencyCode: string
}

type Group = 'keyword' | 'grades' | 'tags' | 'areas' | 'price'

/** The places that filters leave, found group by group, each group once. */
export class FilteredPlaces {
  private readonly sets = new Map<string, BitSet | null>()

  constructor(private readonly stayed: StayedShelf) {}

  /** Hotels that match and can be booked, as if one group said nothing. */
  bookable(filters: SearchFilters, spared?: Group): BitSet {
    const { bookable } = this.stayed.view
    const able = bookable[wishIndex(filters)] ?? emptyBits(0)
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
    return without(matching, view.bookable[0] ?? none)
  }

  /** The price per night of a hotel's cheapest package for a wish. */
  perNightMinor(place: number, wish: number): number {
    const { view, stay, currencyCode } = this.stayed
    const total = view.pricesOf(wish).totalsMinor[place] ?? Infinity
    return roundToUnit(total / (stay.nights * stay.rooms), wholeUnitMinor(currencyCode))
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
      const { hotels } = this.stayed.shelf
      const set = emptyBits(hotels.length)
      for (let place = 0; place < hotels.length; place++) {
        const price = this.perNightMinor(place, wish)
        if (price >= (priceFromMinor ?? 0) && price <= (priceToMinor ?? Infinity)) setBit(set, place, true)
      }
      return set
    })
  }

  private once(key: string, make: () => BitSet | null): BitSet | null {
    const known = this.sets.get(key)
    if (known !== undefined) return known
    const made = make()
    this.sets.set(key, made)
    return made
  }
}
