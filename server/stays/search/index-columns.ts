import type { RoomRate } from '@/domain/rates/rate-facts'
import type { ListedHotelRow } from '../repository/catalogue'
import type { IndexedHotel, PackageTerms } from './city-index'
import { type BitSet, emptyBits, setBit } from './bit-set'
import { hotelFeatures } from './hotel-features'
import { NO_CRITERIA, type PackageCriteria, packageCriteria } from './search-filters'

/** A hotel's time zone, country (for holidays), currency and tax. */
export type PricingContext = Pick<ListedHotelRow, 'timeZone' | 'countryCode' | 'currencyCode' | 'taxPercent'>

/** Maximum number of guests in a room. */
type Occupancy = Pick<RoomRate, 'maxGuests' | 'maxAdults'>

/** Room types with the same pricing context, occupancy and package terms are of one kind. */
interface RoomKind {
  /** Index among all pricing contexts. */
  readonly context: number
  /** Index among all occupancies. */
  readonly occupancy: number
  /** Index of the terms of each package, in order. */
  readonly terms: readonly number[]
}

/** The inputs of prices as columns of numbers: pricing a city reads all of them, and random memory access is slow. */
export interface IndexColumns {
  readonly contexts: readonly PricingContext[]
  readonly occupancies: readonly Occupancy[]
  readonly kinds: readonly RoomKind[]
  /** By hotel: its pricing context and the index of its first room type. One more entry marks the end. */
  readonly context: Uint16Array
  readonly firstRoom: Int32Array
  /** By index of the room type. */
  readonly occupancy: Uint16Array
  readonly kind: Int32Array
  /** By index of the terms. */
  readonly saleRule: Uint16Array
  readonly cancelRule: Uint16Array
  readonly hasBreakfast: Uint8Array
}

/** Creates the columns of an index, whose room types are numbered consecutively. */
export function createIndexColumns(hotels: readonly IndexedHotel[], terms: readonly PackageTerms[]): IndexColumns {
  const rooms = hotels.flatMap((listed) => listed.rooms)
  const [contexts, occupancies] = [new Numbered<PricingContext>(), new Numbered<Occupancy>()]
  const kinds = new Numbered<RoomKind>()
  const context = Uint16Array.from(hotels, ({ hotel: { timeZone, countryCode, currencyCode, taxPercent } }) =>
    contexts.numberOf(`${timeZone} ${countryCode} ${currencyCode} ${taxPercent}`, () => {
      return { timeZone, countryCode, currencyCode, taxPercent }
    }),
  )
  const occupancy = Uint16Array.from(rooms, ({ maxGuests, maxAdults }) =>
    occupancies.numberOf(`${maxGuests} ${maxAdults}`, () => ({ maxGuests, maxAdults })),
  )
  const kind = Int32Array.from(rooms, ({ index, position, packages }) => {
    const created = {
      context: context[position] ?? 0,
      occupancy: occupancy[index] ?? 0,
      terms: packages.map((one) => one.index),
    }
    return kinds.numberOf(`${created.context} ${created.occupancy} ${created.terms.join(' ')}`, () => created)
  })
  return {
    context,
    firstRoom: starts(hotels.map((listed) => listed.rooms.length)),
    occupancy,
    kind,
    saleRule: Uint16Array.from(terms, ({ saleRule }) => saleRule),
    cancelRule: Uint16Array.from(terms, ({ cancelRule }) => cancelRule),
    hasBreakfast: Uint8Array.from(terms, ({ hasBreakfast }) => (hasBreakfast ? 1 : 0)),
    contexts: contexts.all,
    occupancies: occupancies.all,
    kinds: kinds.all,
  }
}

/** Assigns the same number to values with the same key, and stores one of them. */
class Numbered<Value> {
  readonly all: Value[] = []
  private readonly numbers = new Map<string, number>()

  numberOf(key: string, create: () => Value): number {
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.numbers.set(key, this.all.length)
    return this.all.push(create()) - 1
  }
}

function starts(lengths: readonly number[]): Int32Array {
  const all = new Int32Array(lengths.length + 1)
  for (let at = 0; at < lengths.length; at++) all[at + 1] = (all[at] ?? 0) + (lengths[at] ?? 0)
  return all
}

/** The positions of an index that match a value of a filter, independent of the stay. */
export interface IndexFacets {
  readonly grades: ReadonlyMap<number, BitSet>
  readonly tags: ReadonlyMap<string, BitSet>
  readonly areas: ReadonlyMap<string, BitSet>
  /** By criteria: the hotels that have such a package at all. Without criteria all hotels, even those that sell no rooms yet. */
  readonly promised: readonly BitSet[]
}

/** Creates the facets of an index. Grades ascend, tags follow the order of all features, areas are sorted by name. */
export function createIndexFacets(
  hotels: readonly {
    readonly hotel: ListedHotelRow
    readonly rooms: readonly { readonly packages: readonly PackageTerms[] }[]
  }[],
): IndexFacets {
  const grades = new Map<number, BitSet>()
  const tags = new Map<string, BitSet>()
  const areas = new Map<string, BitSet>()
  const promised = packageCriteria.map(() => emptyBits(hotels.length))
  const put = <Value>(sets: Map<Value, BitSet>, value: Value, position: number) => {
    const bits = sets.get(value) ?? emptyBits(hotels.length)
    setBit(bits, position, true)
    sets.set(value, bits)
  }
  hotels.forEach(({ hotel, rooms }, position) => {
    if (hotel.grade !== null) put(grades, hotel.grade, position)
    if (hotel.district !== '') put(areas, hotel.district, position)
    for (const feature of hotel.features) put(tags, feature, position)
    for (const [criteria, bits] of promised.entries()) {
      const qualifies = ({ packages }: (typeof rooms)[number]) =>
        packages.some((terms) => isPromised(terms, packageCriteria[criteria]))
      setBit(bits, position, criteria === NO_CRITERIA || rooms.some(qualifies))
    }
  })
  return {
    grades: new Map([...grades].toSorted(([one], [other]) => one - other)),
    tags: new Map(hotelFeatures.flatMap(({ key }) => (tags.has(key) ? [[key, tags.get(key) ?? emptyBits(0)]] : []))),
    areas: new Map([...areas].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    promised,
  }
}

function isPromised(terms: PackageTerms, criteria: PackageCriteria | undefined): boolean {
  return (!criteria?.freeCancellation || terms.isEverFree) && (!criteria?.breakfast || terms.hasBreakfast)
}

/** Whether a package's meals include breakfast. */
export function servesBreakfast({ meal }: { readonly meal: string }): boolean {
  return /breakfast|board|all[- ]inclusive/i.test(meal)
}
