import { europeanCities } from './cities/europe'
import { largeChineseCities } from './cities/china-large'
import { otherAsianCities } from './cities/asia'
import { otherCities } from './cities/other'
import { scenicChineseCities } from './cities/china-scenic'
import type { CitySeed } from './city-seed'

/** Every city of the demo catalogue. */
export const allCities: readonly CitySeed[] = [
  ...largeChineseCities,
  ...scenicChineseCities,
  ...otherAsianCities,
  ...europeanCities,
  ...otherCities,
]
