import { type BitSet, countBits, forEachPlace, hasBit } from './bit-set'
import type { CheapestPackages } from './cheapest-packages'

/** Row by row is quicker for a hotel than hotel by hotel, as long as more than one of so many is asked for. */
const FEW = 4

/** What each package costs, by its number, and how often that is to be paid. */
export interface PriceRow {
  readonly minors: Float64Array
  readonly times: number
}

type Rows = readonly PriceRow[]

/** Writes for each place of a set the least of its packages' sums over all rows, and Infinity for all others. */
export function putLeastSums(sums: Float64Array, places: BitSet, rows: Rows, packages: CheapestPackages): void {
  if (countBits(places) * FEW > sums.length) leastOfAll(sums, places, rows, packages)
  else leastOfFew(sums, places, rows, packages)
}

/** Row by row. */
function leastOfAll(sums: Float64Array, places: BitSet, rows: Rows, packages: CheapestPackages): void {
  const { one, withOthers } = packages
  sums.fill(0)
  for (const { minors, times } of rows) {
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + times * (minors[one[at] ?? 0] ?? 0)
  }
  for (let place = 0; place < sums.length; place++) if (!hasBit(places, place)) sums[place] = Infinity
  for (const place of withOthers) {
    const sum = sums[place] ?? Infinity
    if (sum < Infinity) sums[place] = leastOf(sum, place, rows, packages)
  }
}

/** Place by place. */
function leastOfFew(sums: Float64Array, places: BitSet, rows: Rows, packages: CheapestPackages): void {
  const { one } = packages
  sums.fill(Infinity)
  forEachPlace(places, (place) => {
    sums[place] = leastOf(sumOf(rows, one[place] ?? 0), place, rows, packages)
  })
}

/** The least of a sum and those of a place's other packages. */
function leastOf(sum: number, place: number, rows: Rows, { others, firstOther }: CheapestPackages): number {
  let least = sum
  for (let at = firstOther[place] ?? 0; at < (firstOther[place + 1] ?? 0); at++) {
    const other = sumOf(rows, others[at] ?? 0)
    if (other < least) least = other
  }
  return least
}

function sumOf(rows: Rows, pick: number): number {
  let sum = 0
  for (const { minors, times } of rows) sum += times * (minors[pick] ?? 0)
  return sum
}
