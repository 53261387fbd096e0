import type { ListedHotelRow } from '../stays/repository/catalogue'
import { type BitSet, emptyBits, setBit } from './bit-set'
import { hotelFeatures } from './hotel-features'
import type { PackageTerms } from './shelf'
import { NO_WISH, type Wish, wishes } from './wish'

/** Which places of a shelf have a value of a filter, whatever the stay. */
export interface ShelfFacets {
  readonly grades: ReadonlyMap<number, BitSet>
  readonly tags: ReadonlyMap<string, BitSet>
  readonly areas: ReadonlyMap<string, BitSet>
  /** For each wish, the hotels that have a package for it at all; without a wish all hotels, those too that sell no rooms yet. */
  readonly promised: readonly BitSet[]
}

/** Sorts the hotels of a shelf by what they can be filtered by; grades ascend, tags are in the order of all features, areas by name. */
export function shelfFacets(
  hotels: readonly {
    readonly hotel: ListedHotelRow
    readonly rooms: readonly { readonly packages: readonly PackageTerms[] }[]
  }[],
): ShelfFacets {
  const grades = new Map<number, BitSet>()
  const tags = new Map<string, BitSet>()
  const areas = new Map<string, BitSet>()
  const promised = wishes.map(() => emptyBits(hotels.length))
  const put = <Value>(sets: Map<Value, BitSet>, value: Value, place: number) => {
    const bits = sets.get(value) ?? emptyBits(hotels.length)
    setBit(bits, place, true)
    sets.set(value, bits)
  }
  hotels.forEach(({ hotel, rooms }, place) => {
    if (hotel.grade !== null) put(grades, hotel.grade, place)
    if (hotel.district !== '') put(areas, hotel.district, place)
    for (const feature of hotel.features) put(tags, feature, place)
    for (const [wish, bits] of promised.entries()) {
      const keeps = ({ packages }: (typeof rooms)[number]) => packages.some((terms) => isPromised(terms, wishes[wish]))
      setBit(bits, place, wish === NO_WISH || rooms.some(keeps))
    }
  })
  return {
    grades: new Map([...grades].toSorted(([one], [other]) => one - other)),
    tags: new Map(hotelFeatures.flatMap(({ key }) => (tags.has(key) ? [[key, tags.get(key) ?? emptyBits(0)]] : []))),
    areas: new Map([...areas].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    promised,
  }
}

function isPromised(terms: PackageTerms, wish: Wish | undefined): boolean {
  return (!wish?.freeCancellation || terms.isEverFree) && (!wish?.breakfast || terms.hasBreakfast)
}
