import { setBit } from './bit-set'
import type { RoomSet } from './room-planes'
import type { ShelfColumns } from './shelf-columns'
import type { ShelfStay } from './shelf-stay'
import type { SoldTerms } from './sold-terms'

/** Of each hotel some packages among which its cheapest is, whatever the nights, when rooms of all of them are left and no night has a price of its own. Those of a hotel stand from its first to the next one's. */
export interface CheapestPackages {
  /** Says from what is sold they follow. */
  readonly key: string
  readonly roomSet: RoomSet
  readonly first: Int32Array
  readonly rooms: Int32Array
  readonly terms: Int32Array
}

/** Those of what is sold, made once for all stays that find the same on sale. */
export function cheapestPackages(shelf: ShelfStay['shelf'], sold: SoldTerms): CheapestPackages {
  const key = JSON.stringify(sold)
  return shelf.cheapest.get(key, () => leaveUndercut(shelf, sold, key))
}

/** What they cost for one night of a stay, tax included, in their order; made once for all nights at the same levels. */
export function cheapestNightMinors(stay: ShelfStay, { key, first, rooms, terms }: CheapestPackages, night: number) {
  const { shelf } = stay
  return shelf.nightMinors.get(`${stay.levelKey(night)} ${key}`, () => {
    const minors: number[] = []
    for (let place = 0; place < shelf.hotels.length; place++) {
      const market = shelf.columns.market[place] ?? 0
      for (let at = first[place] ?? 0; at < (first[place + 1] ?? 0); at++) {
        minors.push(stay.ruledNightMinor(rooms[at] ?? 0, terms[at] ?? 0, market, night))
      }
    }
    return minors
  })
}

/** Leaves out every package that another one of its hotel undercuts at any level of prices. */
function leaveUndercut(
  { columns, hotels, planes }: ShelfStay['shelf'],
  sold: SoldTerms,
  key: string,
): CheapestPackages {
  const { firstRoom, kind } = columns
  const offered = sold.map((ofKind) => lowestTerms(columns, ofKind))
  const roomSet = planes.none()
  const first = new Int32Array(hotels.length + 1)
  const [rooms, terms]: [number[], number[]] = [[], []]
  for (let place = 0; place < hotels.length; place++) {
    const hotel = new Undercut(columns, rooms, terms)
    for (let room = firstRoom[place] ?? 0; room < (firstRoom[place + 1] ?? 0); room++) {
      for (const one of offered[kind[room] ?? 0] ?? []) hotel.offer(room, one)
    }
    first[place + 1] = rooms.length
    for (let at = first[place] ?? 0; at < rooms.length; at++) setBit(roomSet, planes.bitOf(rooms[at] ?? 0), true)
  }
  return { key, roomSet, first, rooms: Int32Array.from(rooms), terms: Int32Array.from(terms) }
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

/** The packages of one hotel that no other undercuts, at the end of two lists. */
class Undercut {
  private readonly start: number

  constructor(
    private readonly columns: ShelfColumns,
    private readonly rooms: number[],
    private readonly terms: number[],
  ) {
    this.start = rooms.length
  }

  offer(room: number, terms: number): void {
    for (let at = this.start; at < this.rooms.length; at++) {
      if (undercuts(this.columns, this.rooms[at] ?? 0, this.terms[at] ?? 0, room, terms)) return
    }
    let kept = this.start
    for (let at = this.start; at < this.rooms.length; at++) {
      const [otherRoom, otherTerms] = [this.rooms[at] ?? 0, this.terms[at] ?? 0]
      if (undercuts(this.columns, room, terms, otherRoom, otherTerms)) continue
      this.rooms[kept] = otherRoom
      this.terms[kept] = otherTerms
      kept += 1
    }
    this.rooms.length = kept
    this.terms.length = kept
    this.rooms.push(room)
    this.terms.push(terms)
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
