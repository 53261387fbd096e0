import type { MonthPrice } from '@/domain/stays/month-prices'
import type { Catalogue } from '../stays/catalogue/catalogue'

/** For so long a city's months are taken from memory: they change little, and working them out takes thousands of prices. */
const KEPT_MS = 10 * 60_000

interface Kept {
  readonly untilMs: number
  readonly months: readonly MonthPrice[]
}

const keptByCatalogue = new WeakMap<Catalogue, Map<string, Kept>>()

/** The months as they were worked out for the same key in the last ten minutes from the same catalogue, else anew. */
export async function keptMonths(
  catalogue: Catalogue,
  key: string,
  nowMs: number,
  workOut: () => Promise<readonly MonthPrice[]>,
): Promise<readonly MonthPrice[]> {
  const kept = keptByCatalogue.get(catalogue) ?? new Map<string, Kept>()
  keptByCatalogue.set(catalogue, kept)
  const known = kept.get(key)
  if (known && known.untilMs > nowMs) return known.months
  for (const [other, { untilMs }] of kept) if (untilMs <= nowMs) kept.delete(other)
  const months = await workOut()
  kept.set(key, { untilMs: nowMs + KEPT_MS, months })
  return months
}
