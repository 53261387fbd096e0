import type { PriceFacet } from '@/contract/search'
import { exponentOf } from '@/domain/rates/exponent-of'
import { type BitSet, gatherNumbers } from './bit-set'
import { firstIndex } from './first-index'

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
