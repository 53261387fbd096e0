import type { PriceFacet } from '@/contract/search'
import { exponentOf } from '@/domain/rates/exponent-of'
import {
  type BitSet,
  countBits,
  countCommon,
  emptyBits,
  firstIndex,
  gatherNumbers,
  intersect,
  placesBetween,
  unite,
  without,
} from './bit-set'
import type { Stay } from '@/contract/stay'
import { priceUnitMinor, roundToUnit } from '@/domain/rates/price-unit'
import { NO_CRITERIA, type SearchFilters, type PackageCriteria, criteriaIndex } from './search-filters'
import type { CityIndex } from './city-index'
import type { StayView } from './stay-view'

/** Most bars of a histogram of prices. */
const MOST_BUCKETS = 24

/** Written over by every facet, as the lists of totals are. */
let scratch = new Float64Array(0)

/** Counts the prices of some hotels in equal steps from the lowest to the highest, each step at least one whole unit wide; null where there are no hotels. `perNight` makes of a total the price that is shown, which ascends with it: so the steps are made totals once, instead of all totals prices. */
export function priceFacet(
  totalsMinor: Float64Array,
  places: BitSet,
  perNight: (totalMinor: number) => number,
  currencyCode: string,
): PriceFacet | null {
  if (scratch.length < totalsMinor.length) scratch = new Float64Array(totalsMinor.length)
  const pricedMinor = scratch.subarray(0, gatherNumbers(totalsMinor, places, scratch))
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

/** How many totals there are from each start up to the next. */
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

/** A stay's view of a index, for filters to be laid over. */
export interface StayedIndex {
  readonly cityIndex: CityIndex
  readonly view: StayView
  readonly stay: Stay
  readonly currencyCode: string
  /** The hotels that the keyword means; null where there is none, which narrows nothing. */
  readonly named: BitSet | null
}

/** More than any total. */
const MOST_MINOR = Number.MAX_SAFE_INTEGER

/** Groups of filters of which any value will do: their facets are counted as if they said nothing. */
type FacetGroup = 'grades' | 'areas' | 'price'

/** The places that filters leave, found group by group, each group once. */
export class FilteredHotels {
  private readonly sets = new Map<string, BitSet | null>()
  private readonly found = new Map<FacetGroup | undefined, BitSet>()
  private readonly criteria: number
  /** All that can be booked. */
  private readonly able: BitSet
  private priced: BitSet | null = null
  private inPrice: BitSet | null | undefined
  private totals: Float64Array | null = null

  constructor(
    private readonly stayed: StayedIndex,
    private readonly filters: SearchFilters,
  ) {
    this.criteria = criteriaIndex(filters)
    this.able = stayed.view.bookableFor(this.criteria)
  }

  /** Hotels that match and can be booked, as if one group said nothing; the view's own set where no filter says anything. */
  bookable(spared?: FacetGroup): BitSet {
    const known = this.found.get(spared)
    if (known) return known
    const price = spared === 'price' ? null : this.withinPrice()
    const found = intersect([this.able, ...this.resting(this.filters, spared), price]) ?? this.able
    this.found.set(spared, found)
    return found
  }

  /** What each of these costs for the whole stay. */
  totalsMinor(): Float64Array {
    return (this.totals ??= this.stayed.view.totalsAmong(this.pricedPlaces(), this.criteria))
  }

  /** How many hotels match other filters and can be booked, where nothing else is asked about them: only what matches otherwise is priced. */
  count(filters: SearchFilters): number {
    const criteria = criteriaIndex(filters)
    const able = this.stayed.view.bookableFor(criteria)
    const matching = intersect([able, ...this.resting(filters)]) ?? able
    const bounds = this.totalBounds(filters)
    if (bounds === null) return countBits(matching)
    return countBits(placesBetween(this.stayed.view.totalsAmong(matching, criteria), matching, ...bounds))
  }

  /** How many hotels would be left, were a wish put on top of the filters. It makes nothing cheaper: only what is cheap enough without it is priced. */
  countAlso(added: Partial<PackageCriteria>): number {
    const filters = { ...this.filters, ...added }
    const criteria = criteriaIndex(filters)
    const able = this.stayed.view.bookableFor(criteria)
    const bounds = this.totalBounds(filters)
    if (bounds === null) return countCommon(able, this.bookable())
    const [least, beyond] = bounds
    const cheapEnough =
      least === 0 ? this.bookable() : placesBetween(this.totalsMinor(), this.bookable('price'), 0, beyond)
    const requested = intersect([able, cheapEnough]) ?? able
    return countBits(placesBetween(this.stayed.view.totalsAmong(requested, criteria), requested, least, beyond))
  }

  /** Hotels that match and sell nothing for the stay; none where a price was asked for. */
  soldOut(): BitSet {
    const { cityIndex, view } = this.stayed
    const { filters } = this
    const none = emptyBits(cityIndex.hotels.length)
    if (filters.priceFromMinor !== null || filters.priceToMinor !== null) return none
    const promised = cityIndex.facets.promised[this.criteria] ?? none
    const matching = intersect([promised, ...this.resting(filters)]) ?? promised
    return without(matching, view.bookableFor(NO_CRITERIA))
  }

  /** How many hotels cost how much, as if no price was asked for. */
  priceFacet(): PriceFacet | null {
    const { view, currencyCode } = this.stayed
    const places = this.bookable('price')
    const create = () => priceFacet(this.totalsMinor(), places, this.perNight(), currencyCode)
    // Most searches ask for nothing but a stay, and many ask for the same one.
    return places === this.able ? view.priceFacetOfAll(this.criteria, create) : create()
  }

  /** The hotels whose prices any of this may ask for: those that match but for one group other than the price. */
  private pricedPlaces(): BitSet {
    return (this.priced ??= this.allBut('grades', 'areas'))
  }

  private allBut(...groups: readonly FacetGroup[]): BitSet {
    const found = groups.map((group) => intersect([this.able, ...this.resting(this.filters, group)]) ?? this.able)
    return found.includes(this.able) ? this.able : unite(found, this.stayed.cityIndex.hotels.length)
  }

  private resting(filters: SearchFilters, spared?: FacetGroup): (BitSet | null)[] {
    const { cityIndex } = this.stayed
    const { grades, tags, areas } = cityIndex.facets
    const count = cityIndex.hotels.length
    const any = (values: readonly (BitSet | undefined)[]) => (values.length === 0 ? null : unite(values, count))
    return [
      filters.keyword === '' ? null : this.stayed.named,
      spared === 'grades'
        ? null
        : this.once(`grades ${filters.grades.join()}`, () => any(filters.grades.map((grade) => grades.get(grade)))),
      spared === 'areas'
        ? null
        : this.once(`areas ${JSON.stringify(filters.areas)}`, () => any(filters.areas.map((area) => areas.get(area)))),
      ...filters.tags.map((tag) => tags.get(tag) ?? emptyBits(count)),
    ]
  }

  private withinPrice(): BitSet | null {
    if (this.inPrice !== undefined) return this.inPrice
    const bounds = this.totalBounds(this.filters)
    this.inPrice = bounds && placesBetween(this.totalsMinor(), this.pricedPlaces(), ...bounds)
    return this.inPrice
  }

  /** Which totals have a price per night that is asked for: the least, and the first beyond them; null where any price will do. */
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

  /** Makes of a total the price per night that is shown. */
  private perNight(): (totalMinor: number) => number {
    const { stay, currencyCode } = this.stayed
    const [share, unitMinor] = [stay.nights * stay.rooms, priceUnitMinor(currencyCode)]
    return (totalMinor) => roundToUnit(totalMinor / share, unitMinor)
  }

  private once(key: string, create: () => BitSet | null): BitSet | null {
    const known = this.sets.get(key)
    if (known !== undefined) return known
    const made = create()
    this.sets.set(key, made)
    return made
  }
}
