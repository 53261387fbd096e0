import type { PriceFacet } from '@/contract/search'
import { exponentOf } from '@/domain/money/currency'
import {
  type BitSet,
  countBits,
  countCommon,
  emptyBits,
  firstIndex,
  gatherNumbers,
  intersect,
  positionsBetween,
  union,
  difference,
} from './bit-set'
import type { Stay } from '@/contract/stay'
import { priceUnitMinor, roundToUnit } from '@/domain/rates/price-unit'
import { NO_CRITERIA, type SearchFilters, type PackageCriteria, criteriaIndex } from './search-filters'
import type { CityIndex } from './city-index'
import type { StayView } from './stay-view'

/** Maximum number of bars in a price histogram. */
const MOST_BUCKETS = 24

/** Buffer that every facet overwrites, as the lists of totals are overwritten. */
let scratch = new Float64Array(0)

/** Counts prices in equal buckets from lowest to highest, each at least one whole unit wide; null where there are no hotels. `perNight` is monotonic, so it converts the bucket bounds to totals once, rather than each total to a price. */
export function priceFacet(
  totalsMinor: Float64Array,
  positions: BitSet,
  perNight: (totalMinor: number) => number,
  currencyCode: string,
): PriceFacet | null {
  if (scratch.length < totalsMinor.length) scratch = new Float64Array(totalsMinor.length)
  const pricedMinor = scratch.subarray(0, gatherNumbers(totalsMinor, positions, scratch))
  const [least, most] = ends(pricedMinor)
  if (most < least) return null
  const [minMinor, maxMinor] = [perNight(least), perNight(most)]
  const exponent = exponentOf(currencyCode)
  const units = (maxMinor - minMinor) / 10 ** exponent
  const count = Math.max(1, Math.min(MOST_BUCKETS, Math.ceil(units)))
  const width = (maxMinor - minMinor) / count || 1
  const barOf = (total: number) => Math.min(count - 1, Math.floor((perNight(total) - minMinor) / width))
  const starts = Array.from({ length: count }, (_, bar) => {
    return least + firstIndex(most - least, (above) => barOf(least + above) >= bar)
  })
  return { minMinor, maxMinor, currencyCode, exponent, buckets: countBetween(pricedMinor, starts, most) }
}

function ends(totalsMinor: Float64Array): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity]
  for (let at = 0; at < totalsMinor.length; at++) {
    const total = totalsMinor[at] ?? Infinity
    if (total < least) least = total
    if (total > most) most = total
  }
  return [least, most]
}

/** Counts the totals from each start up to the next. */
function countBetween(totalsMinor: Float64Array, starts: readonly number[], most: number): number[] {
  const counts = starts.map(() => 0)
  const [least, last] = [starts[0] ?? 0, starts.length - 1]
  const steps = starts.length / (most - least || 1)
  for (let at = 0; at < totalsMinor.length; at++) {
    const total = totalsMinor[at] ?? Infinity
    let bar = Math.min(last, Math.floor((total - least) * steps))
    while (bar > 0 && total < (starts[bar] ?? 0)) bar -= 1
    while (bar < last && total >= (starts[bar + 1] ?? Infinity)) bar += 1
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return counts
}

/** A stay's view of an index, to which filters are applied. */
export interface SearchedIndex {
  readonly cityIndex: CityIndex
  readonly view: StayView
  readonly stay: Stay
  readonly currencyCode: string
  /** The hotels that match the keyword; null where there is no keyword. */
  readonly nameMatches: BitSet | null
}

/** Higher than any total. */
const MOST_MINOR = Number.MAX_SAFE_INTEGER

/** Filters of which any selected value may match. A group's facet is counted as if the group were not set. */
type FacetGroup = 'grades' | 'areas' | 'price'

/** The hotels that remain after filtering, computed group by group, each group once. */
export class FilteredHotels {
  private readonly sets = new Map<string, BitSet | null>()
  private readonly found = new Map<FacetGroup | undefined, BitSet>()
  private readonly criteria: number
  /** All hotels that can be booked. */
  private readonly bookableSet: BitSet
  private priced: BitSet | null = null
  private inPrice: BitSet | null | undefined
  private totals: Float64Array | null = null

  constructor(
    private readonly searched: SearchedIndex,
    private readonly filters: SearchFilters,
  ) {
    this.criteria = criteriaIndex(filters)
    this.bookableSet = searched.view.bookableFor(this.criteria)
  }

  /** Hotels that match and can be booked, with one group ignored. Returns the view's own set where no filter is set. */
  bookable(ignored?: FacetGroup): BitSet {
    const known = this.found.get(ignored)
    if (known) return known
    const price = ignored === 'price' ? null : this.withinPrice()
    const found = intersect([this.bookableSet, ...this.matchingSets(this.filters, ignored), price]) ?? this.bookableSet
    this.found.set(ignored, found)
    return found
  }

  /** Price of each of these hotels for the whole stay. */
  totalsMinor(): Float64Array {
    return (this.totals ??= this.searched.view.totalsAmong(this.pricedPositions(), this.criteria))
  }

  /** Counts hotels that match other filters and can be booked. Only hotels that match all other filters are priced. */
  count(filters: SearchFilters): number {
    const criteria = criteriaIndex(filters)
    const able = this.searched.view.bookableFor(criteria)
    const matching = intersect([able, ...this.matchingSets(filters)]) ?? able
    const bounds = this.totalBounds(filters)
    if (bounds === null) return countBits(matching)
    return countBits(positionsBetween(this.searched.view.totalsAmong(matching, criteria), matching, ...bounds))
  }

  /** Counts the hotels that would remain with additional criteria. Criteria never lower a price, so only hotels that are cheap enough without them are priced. */
  countAlso(added: Partial<PackageCriteria>): number {
    const filters = { ...this.filters, ...added }
    const criteria = criteriaIndex(filters)
    const able = this.searched.view.bookableFor(criteria)
    const bounds = this.totalBounds(filters)
    if (bounds === null) return countCommon(able, this.bookable())
    const [least, beyond] = bounds
    const cheapEnough =
      least === 0 ? this.bookable() : positionsBetween(this.totalsMinor(), this.bookable('price'), 0, beyond)
    const requested = intersect([able, cheapEnough]) ?? able
    return countBits(positionsBetween(this.searched.view.totalsAmong(requested, criteria), requested, least, beyond))
  }

  /** Hotels that match but sell nothing for the stay; empty where a price filter is set. */
  soldOut(): BitSet {
    const { cityIndex, view } = this.searched
    const { filters } = this
    const none = emptyBits(cityIndex.hotels.length)
    if (filters.priceFromMinor !== null || filters.priceToMinor !== null) return none
    const promised = cityIndex.facets.promised[this.criteria] ?? none
    const matching = intersect([promised, ...this.matchingSets(filters)]) ?? promised
    return difference(matching, view.bookableFor(NO_CRITERIA))
  }

  /** Histogram of prices, as if no price filter were set. */
  priceFacet(): PriceFacet | null {
    const { view, currencyCode } = this.searched
    const positions = this.bookable('price')
    const create = () => priceFacet(this.totalsMinor(), positions, this.perNight(), currencyCode)
    // Most searches have no filter but the stay, and many share the same stay.
    return positions === this.bookableSet ? view.priceFacetOfAll(this.criteria, create) : create()
  }

  /** Hotels whose prices may be needed: those that match with one group other than the price ignored. */
  private pricedPositions(): BitSet {
    return (this.priced ??= this.allBut('grades', 'areas'))
  }

  private allBut(...groups: readonly FacetGroup[]): BitSet {
    const found = groups.map(
      (group) => intersect([this.bookableSet, ...this.matchingSets(this.filters, group)]) ?? this.bookableSet,
    )
    return found.includes(this.bookableSet) ? this.bookableSet : union(found, this.searched.cityIndex.hotels.length)
  }

  private matchingSets(filters: SearchFilters, ignored?: FacetGroup): (BitSet | null)[] {
    const { cityIndex } = this.searched
    const { grades, tags, areas } = cityIndex.facets
    const count = cityIndex.hotels.length
    const any = (values: readonly (BitSet | undefined)[]) => (values.length === 0 ? null : union(values, count))
    return [
      filters.keyword === '' ? null : this.searched.nameMatches,
      ignored === 'grades'
        ? null
        : this.once(`grades ${filters.grades.join()}`, () => any(filters.grades.map((grade) => grades.get(grade)))),
      ignored === 'areas'
        ? null
        : this.once(`areas ${JSON.stringify(filters.areas)}`, () => any(filters.areas.map((area) => areas.get(area)))),
      ...filters.tags.map((tag) => tags.get(tag) ?? emptyBits(count)),
    ]
  }

  private withinPrice(): BitSet | null {
    if (this.inPrice !== undefined) return this.inPrice
    const bounds = this.totalBounds(this.filters)
    this.inPrice = bounds && positionsBetween(this.totalsMinor(), this.pricedPositions(), ...bounds)
    return this.inPrice
  }

  /** The interval [least, beyond) of totals whose price per night passes the price filter; null where there is none. */
  private totalBounds({
    priceFromMinor,
    priceToMinor,
  }: SearchFilters): [leastMinor: number, beyondMinor: number] | null {
    if (priceFromMinor === null && priceToMinor === null) return null
    const perNight = this.perNight()
    return [
      priceFromMinor === null ? 0 : firstIndex(MOST_MINOR, (total) => perNight(total) >= priceFromMinor),
      priceToMinor === null ? MOST_MINOR : firstIndex(MOST_MINOR, (total) => perNight(total) > priceToMinor),
    ]
  }

  /** Returns the function from a total to the displayed price per night. */
  private perNight(): (totalMinor: number) => number {
    const { stay, currencyCode } = this.searched
    const [share, unitMinor] = [stay.nights * stay.rooms, priceUnitMinor(currencyCode)]
    return (totalMinor) => roundToUnit(totalMinor / share, unitMinor)
  }

  private once(key: string, create: () => BitSet | null): BitSet | null {
    const known = this.sets.get(key)
    if (known !== undefined) return known
    const created = create()
    this.sets.set(key, created)
    return created
  }
}
