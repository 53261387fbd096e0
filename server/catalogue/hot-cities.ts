import type { CityRow } from '../repositories/catalogue-rows'

const MOST_HOT_CITIES = 12

/** The cities that are asked for most, the first ones first, of the catalogue's list. */
export const hotCities = (cities: readonly CityRow[]): CityRow[] =>
  cities.filter((city) => city.hotRank !== null).slice(0, MOST_HOT_CITIES)
