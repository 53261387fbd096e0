import { destinationRoutes } from '@/contract/destination'
import { presentDestination } from '../presenters/destination-option'
import { matchCity } from '../quotes/match-city'
import { readCatalogueVersion } from '../repositories/catalogue-version'
import type { Services } from '../services'
import { routeModule } from './handler'

const HOT_CITIES = 12

/** Cities to go to, from memory once the catalogue's version is read. */
export const destinationModule = routeModule(destinationRoutes, {
  listHotCities: async (_, { services }) => {
    const cities = await currentCities(services)
    const hot = cities.filter((city) => city.hotRank !== null).slice(0, HOT_CITIES)
    return { list: hot.map((city) => presentDestination(city, services.pictures, services.clock.now())) }
  },

  searchCities: async ({ keyword = '' }, { services }) => {
    const { pictures, clock } = services
    const cities = await currentCities(services)
    if (keyword.trim() === '') return { list: cities.map((city) => presentDestination(city, pictures, clock.now())) }
    const found = cities.flatMap((city) => {
      const match = matchCity(city, keyword)
      return match ? [{ city, match }] : []
    })
    found.sort((one, other) => one.match.distance - other.match.distance)
    return {
      list: found.map(({ city, match: { matchedName } }) => ({
        ...presentDestination(city, pictures, clock.now()),
        ...(matchedName === null ? {} : { matchedName }),
      })),
    }
  },
})

async function currentCities({ catalogue, database }: Services) {
  const version = await readCatalogueVersion(database.db)
  return (await catalogue.at(database.db, version)).cities
}
