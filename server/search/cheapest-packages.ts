import { setBit } from './bit-set'
import type { RoomSet } from './room-planes'
import type { Shelf } from './shelf'
import type { ShelfColumns } from './shelf-columns'
import type { SoldPackages } from './sold-packages'

/** Of each hotel some packages among which its cheapest is, whatever the nights, when rooms of all of them are left and no night has a price of its own. Packages are named by their numbers among the shelf's priced ones. */
export interface CheapestPackages {
  readonly roomSet: RoomSet
  /** By hotel one of them, any number where it sells none. */
  readonly one: Int32Array
  /** The others, hotel by hotel. */
  readonly others: Int32Array
  /** Where each hotel's others begin, and the one after the last. */
  readonly firstOther: Int32Array
  /** The places of the hotels that have others. */
  readonly withOthers: Int32Array
}

/** Those of what is sold: every package is left out that another one of its hotel undercuts at any level of prices. */
export function cheapestPackages({ columns, hotels, planes, priced }: Shelf, sold: SoldPackages): CheapestPackages {
  const { firstRoom, kind, kinds } = columns
  const offered = kinds.map(({ terms }, at) => lowestTerms(columns, sold[at]?.map((one) => terms[one] ?? 0) ?? []))
  const roomSet = planes.none()
  const one = new Int32Array(hotels.length)
  const others: number[] = []
  const withOthers: number[] = []
  const firstOther = new Int32Array(hotels.length + 1)
  const left = new NotUndercut(columns)
  for (let place = 0; place < hotels.length; place++) {
    left.clear()
    for (let room = firstRoom[place] ?? 0; room < (firstRoom[place + 1] ?? 0); room++) {
      for (const terms of offered[kind[room] ?? 0] ?? []) left.offer(room, terms)
    }
    left.forEach((room, terms, at) => {
      setBit(roomSet, planes.bitOf(room), true)
      const number = priced.numberOf(room, terms)
      if (at === 0) one[place] = number
      else others.push(number)
    })
    if (others.length > (firstOther[place] ?? 0)) withOthers.push(place)
    firstOther[place + 1] = others.length
  }
  return {
    roomSet,
    one,
    others: Int32Array.from(others),
    firstOther,
    withOthers: Int32Array.from(withOthers),
  }
}

/** Of the terms of packages in one room type those of which no other is lower in both per cent and extra; of equal ones the first. */
function lowestTerms({ pricePercent, extraMinor }: ShelfColumns, terms: readonly number[]): readonly number[] {
  const isLower = (one: number, other: number, isEarlier: boolean) => {
    const percent = (pricePercent[other] ?? 0) - (pricePercent[one] ?? 0)
    const extra = (extraMinor[other] ?? 0) - (extraMinor[one] ?? 0)
    return percent >= 0 && extra >= 0 && (percent > 0 || extra > 0 || isEarlier)
  }
  return terms.filter((one, at) => !terms.some((other, otherAt) => isLower(other, one, otherAt < at)))
}

/** The packages of one hotel that no other undercuts. */
class NotUndercut {
  private readonly rooms: number[] = []
  private readonly terms: number[] = []
  private count = 0

  constructor(private readonly columns: ShelfColumns) {}

  /** Begins with another hotel. */
  clear(): void {
    this.count = 0
  }

  offer(room: number, terms: number): void {
    const { columns, rooms, terms: allTerms } = this
    for (let at = 0; at < this.count; at++) {
      if (undercuts(columns, rooms[at] ?? 0, allTerms[at] ?? 0, room, terms)) return
    }
    let kept = 0
    for (let at = 0; at < this.count; at++) {
      const [otherRoom, otherTerms] = [rooms[at] ?? 0, allTerms[at] ?? 0]
      if (undercuts(columns, room, terms, otherRoom, otherTerms)) continue
      rooms[kept] = otherRoom
      allTerms[kept] = otherTerms
      kept += 1
    }
    rooms[kept] = room
    allTerms[kept] = terms
    this.count = kept + 1
  }

  forEach(tell: (room: number, terms: number, at: number) => void): void {
    for (let at = 0; at < this.count; at++) tell(this.rooms[at] ?? 0, this.terms[at] ?? 0, at)
  }
}

/** By how much one product must be below another to stay below it in arithmetic that rounds. */
const SURELY_LESS = 1 + 1e-9

/** Whether a package costs no more than another of its hotel at any level of prices. */
function undercuts(columns: ShelfColumns, room: number, terms: number, otherRoom: number, otherTerms: number): boolean {
  const { baseMinor, levelRule, pricePercent, extraMinor } = columns
  if (levelRule[room] !== levelRule[otherRoom]) return false
  if ((extraMinor[terms] ?? 0) > (extraMinor[otherTerms] ?? 0)) return false
  const [base, otherBase] = [baseMinor[room] ?? 0, baseMinor[otherRoom] ?? 0]
  const [percent, otherPercent] = [pricePercent[terms] ?? 0, pricePercent[otherTerms] ?? 0]
  return (base <= otherBase && percent <= otherPercent) || base * percent * SURELY_LESS < otherBase * otherPercent
}
