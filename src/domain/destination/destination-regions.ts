import type { DestinationOption } from '@/contract/destination'

/** A country with its places. */
export interface DestinationRegion {
  readonly countryCode: string
  readonly name: string
  readonly options: readonly DestinationOption[]
}

/** Places of one tab (domestic or overseas) by country, in the order in which countries first appear. */
export function destinationRegions(options: readonly DestinationOption[], isAbroad: boolean): DestinationRegion[] {
  const regions = new Map<string, DestinationOption[]>()
  for (const option of options.filter((each) => each.isAbroad === isAbroad)) {
    regions.set(option.countryCode, [...(regions.get(option.countryCode) ?? []), option])
  }
  return [...regions].map(([countryCode, list]) => ({
    countryCode,
    name: countryName(list, countryCode),
    options: list,
  }))
}

function countryName(options: readonly DestinationOption[], countryCode: string): string {
  const parts = options[0]?.showLabel.split(', ') ?? []
  return parts.length > 1 ? (parts[parts.length - 1] ?? countryCode) : countryCode
}
