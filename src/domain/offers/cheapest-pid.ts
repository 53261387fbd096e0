import type { PackageOffer } from '@/contract/hotel'

/** The package of the lowest total among those that can be booked; null where fewer than two can, or two are equally cheap. */
export function cheapestPid(packages: readonly Pick<PackageOffer, 'pid' | 'price'>[]): string | null {
  const priced = packages.flatMap(({ pid, price }) => (price ? [{ pid, totalMinor: price.totalMinor }] : []))
  const [first, second] = priced.toSorted((one, other) => one.totalMinor - other.totalMinor)
  return first && second && first.totalMinor < second.totalMinor ? first.pid : null
}
