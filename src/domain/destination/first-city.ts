import type { DestinationOption } from '@/contract/destination'

/** Where to begin with somebody who has chosen no place: the first hot city of the country they seem to be in, else the first of all. */
export const firstCity = (
  hotCities: readonly DestinationOption[],
  countryCode: string | null,
): DestinationOption | null => hotCities.find((city) => city.countryCode === countryCode) ?? hotCities[0] ?? null
