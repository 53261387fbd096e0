import {
  destinationRoutes,
  type DestinationOption,
  type LocatedPlace,
  type UsualDistricts,
} from '@/contract/destination'
import { callerKeys } from '../account/devices'
import { hotCities } from '../catalogue/hot-cities'
import { badInput } from '../kernel/errors'
import { findCities, nearestCity } from '../places/find-cities'
import { placeAround } from '../places/place-around'
import { readPlaceBook } from '../places/read-place-book'
import { presentDestination } from '../presenters/destination-option'
import { presentRegions } from '../presenters/destination-regions'
import type { CityRow } from '../repositories/catalogue-rows'
import { readCatalogueVersion } from '../repositories/catalogue-version'
import { readUsualCities } from '../repositories/usual-cities'
import type { Services } from '../kernel/services'
import { routeModule } from '../kernel/http/route-module'

const MOST_FOUND = 20

/** Cities to go to, from memory once the catalogue's version is read. */
export const destinationModule = routeModule(destinationRoutes, {
  listHotCities: async (_, { services }) => {
    const { cities } = await currentCatalogue(services)
    return { list: hotCities(cities).map(presenter(services)) }
  },

  searchCities: async ({ keyword = '' }, { services }) => {
    const catalogue = await currentCatalogue(services)
    const book = await readPlaceBook(services.database.db, catalogue)
    const present = presenter(services)
    if (keyword.trim() === '') {
      const regions = presentRegions(book, ({ city }) => (city ? present(city) : null))
      return { list: catalogue.cities.map(present), regions, unservedPlace: null }
    }
    const { list, unservedPlace } = findCities(book, keyword)
    const options = new Map<string, DestinationOption>()
    for (const { city, matchedName, reason } of list) {
      if (options.has(city.id)) continue
      const told = { ...(matchedName === null ? {} : { matchedName }), ...(reason === null ? {} : { reason }) }
      options.set(city.id, { ...present(city), ...told })
    }
    return { list: [...options.values()].slice(0, MOST_FOUND), regions: [], unservedPlace }
  },

  locate: async ({ lat, lng }, context): Promise<LocatedPlace> => {
    const { services } = context
    const catalogue = await currentCatalogue(services)
    const present = presenter(services)
    if (lat === undefined && lng === undefined) {
      const { countryCode } = services.regions.of(context)
      const city = catalogue.cities.find((one) => one.countryCode === countryCode) ?? catalogue.cities[0]
      return { by: 'region', placeName: null, option: city ? present(city) : null, distanceMetres: null }
    }
    if (lat === undefined) throw badInput('lat', 'A position needs its latitude.')
    if (lng === undefined) throw badInput('lng', 'A position needs its longitude.')
    const book = await readPlaceBook(services.database.db, catalogue)
    const nearest = nearestCity(book, { lat, lng })
    return {
      by: 'position',
      placeName: placeAround(book, { lat, lng })?.showLabel ?? null,
      option: nearest ? present(nearest.city) : null,
      distanceMetres: nearest?.metres ?? null,
    }
  },

  listUsualDistricts: async (_, context): Promise<UsualDistricts> => {
    const { services, user } = context
    const { cities, cityById } = await currentCatalogue(services)
    const owners = callerKeys(context)
    const ids = owners.length > 0 ? await readUsualCities(services.database.db, { uid: user?.uid ?? null, owners }) : []
    const usual = ids.flatMap((id) => cityById.get(id) ?? [])
    if (usual.length > 0) return { source: 'usual', list: usual.map(presenter(services)) }
    return { source: 'hot', list: hotCities(cities).map(presenter(services)) }
  },
})

const presenter =
  ({ pictures, clock }: Services) =>
  (city: CityRow) =>
    presentDestination(city, pictures, clock.now())

async function currentCatalogue({ catalogue, database }: Services) {
  return catalogue.at(database.db, await readCatalogueVersion(database.db))
}
