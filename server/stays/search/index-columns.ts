import type { RoomRate } from '@/domain/rates/rate-facts'
import type { ListedHotelRow } from '../repository/catalogue'
import type { IndexedHotel, PackageTerms } from './city-index'
import { type BitSet, emptyBits, setBit } from './bit-set'
import { hotelFeatures } from './search-columns'
import { NO_CRITERIA, type PackageCriteria, packageCriteria } from './search-filters'

/** Where a hotel stands: its clock, its holidays, its currency and its tax. */
export type PricingContext = Pick<ListedHotelRow, 'timeZone' | 'countryCode' | 'currencyCode' | 'taxPercent'>

/** How many sleep in a room. */
type Occupancy = Pick<RoomRate, 'maxGuests' | 'maxAdults'>

/** Room types of one market that sleep as many and are sold on the same terms are of one kind. */
interface RoomKind {
  /** Its place among all markets. */
  readonly context: number
  /** Its place among all occupancies. */
  readonly occupancy: number
  /** Of each package in its order. */
  readonly terms: readonly number[]
}

/** What prices follow from, laid out in rows of numbers: pricing a city reads all of it, and memory is slow. */
export interface IndexColumns {
  readonly contexts: readonly PricingContext[]
  readonly occupancies: readonly Occupancy[]
  readonly kinds: readonly RoomKind[]
  /** By hotel: its market, and its first room type; the one after its last follows. */
  readonly context: Uint16Array
  readonly firstRoom: Int32Array
  /** By room type. */
  readonly occupancy: Uint16Array
  readonly kind: Int32Array
  /** By terms. */
  readonly saleRule: Uint16Array
  readonly cancelRule: Uint16Array
  readonly hasBreakfast: Uint8Array
}

/** Lays out the hotels of a index, whose room types are numbered through. */
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
  const kind = Int32Array.from(rooms, ({ index, place, packages }) => {
    const made = {
      context: context[place] ?? 0,
      occupancy: occupancy[index] ?? 0,
      terms: packages.map((one) => one.index),
    }
    return kinds.numberOf(`${made.context} ${made.occupancy} ${made.terms.join(' ')}`, () => made)
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

/** Gives values with the same key the same number, and keeps one of them. */
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

/** Which places of a index have a value of a filter, whatever the stay. */
export interface IndexFacets {
  readonly grades: ReadonlyMap<number, BitSet>
  readonly tags: ReadonlyMap<string, BitSet>
  readonly areas: ReadonlyMap<string, BitSet>
  /** For each wish, the hotels that have a package for it at all; without a wish all hotels, those too that sell no rooms yet. */
  readonly promised: readonly BitSet[]
}

/** Sorts the hotels of a index by what they can be filtered by; grades ascend, tags are in the order of all features, areas by name. */
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
  const put = <Value>(sets: Map<Value, BitSet>, value: Value, place: number) => {
    const bits = sets.get(value) ?? emptyBits(hotels.length)
    setBit(bits, place, true)
    sets.set(value, bits)
  }
  hotels.forEach(({ hotel, rooms }, place) => {
    if (hotel.grade !== null) put(grades, hotel.grade, place)
    if (hotel.district !== '') put(areas, hotel.district, place)
    for (const feature of hotel.features) put(tags, feature, place)
    for (const [criteria, bits] of promised.entries()) {
      const qualifies = ({ packages }: (typeof rooms)[number]) =>
        packages.some((terms) => isPromised(terms, packageCriteria[criteria]))
      setBit(bits, place, criteria === NO_CRITERIA || rooms.some(qualifies))
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
