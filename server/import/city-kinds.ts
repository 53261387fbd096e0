import { allCities } from '../seed/data/all-cities'

const ownIds: ReadonlySet<string> = new Set(allCities.map(({ id }) => id))

/** Whether a city is one of the catalogue's own, which stays without hotels too. */
export const isOwnCity = (cityId: string): boolean => ownIds.has(cityId)

/** Whether a city is known by the addresses of its hotels alone, which then decide its name and center. */
export const isCityOfHotels = (cityId: string): boolean => /-x[0-9a-f]{10}$/.test(cityId)
