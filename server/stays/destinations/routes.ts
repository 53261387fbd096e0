import {
  type DestinationOption,
  type DestinationRegion,
  destinationRoutes,
  type LocatedPlace,
  type UsualDistricts,
} from '@/contract/destination'
import { callerKeys } from '../../account/devices'
import { hotCities } from '../catalogue/catalogue'
import { badInput } from '../../kernel/errors'
import { findCities, nearestCity, placeAround } from './find-cities'
import { type BookPlace, type PlaceBook, placePath, readPlaceBook } from './place-book'
import { type CityRow, readCatalogueVersion } from '../repository/catalogue'
import { readUsualCities } from './repository'
import type { Services } from '../../kernel/services'
import { routeModule } from '../../kernel/http/route-module'
import { utcDay } from '@/domain/days/civil-day'
import { suggestRoutes } from '@/contract/suggest'
import { cleanKeyword } from '@/domain/stays/destinations'
import { suggestedHotels, suggestFor } from './suggest'
import { cutKeyword } from '../search/name-index'
import { type PictureLibrary, presentPicture } from '../../kernel/pictures/picture-library'
import { todayIn } from '../../kernel/time/zones'

const MOST_FOUND = 20

/** Destinations, from memory once the catalogue's version is read. */
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
      const details = { ...(matchedName === null ? {} : { matchedName }), ...(reason === null ? {} : { reason }) }
      options.set(city.id, { ...present(city), ...details })
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

/** Vouchers are valid until their last day ends in the westernmost time zone. */
const LAST_ZONE_HOURS = 12

/** Suggestions for a text: places, landmarks and vouchers from memory, hotels from the name index. Tolerates typos where nothing matches the text as typed. */
export const suggestModule = routeModule(suggestRoutes, {
  suggest: async ({ keyword: text, nearLat, nearLng }, { services }) => {
    const keyword = cleanKeyword(text)
    if (keyword === '') throw badInput('keyword', 'Type what you are looking for.')
    const { clock, catalogue: cache, hotelNames } = services
    const { db } = services.database
    const version = await readCatalogueVersion(db)
    const catalogue = await cache.at(db, version)
    const found = await hotelNames.find(version, cutKeyword(text))
    const book = await readPlaceBook(db, catalogue)
    const near = nearLat === undefined || nearLng === undefined ? null : { lat: nearLat, lng: nearLng }
    const today = utcDay(clock.now().getTime() - LAST_ZONE_HOURS * 3_600_000)
    const suggested = suggestedHotels(found, catalogue, text)
    const isWritten = found.correctedKeyword === null
    const { groups, isGuess } = suggestFor(book, { keyword, near, today, hotels: isWritten ? suggested : [] })
    const guessed = isGuess && !isWritten ? suggested : []
    return { keyword, groups: guessed.length > 0 ? [...groups, { kind: 'hotel' as const, list: guessed }] : groups }
  },
})

/** The specification's source type of a city in a picker. */
const CITY_SOURCE = 30
/** A tap selects the place. */
const CHOOSES = 1

/** A city as pickers display it, with the calendar day there. */
function presentDestination(city: CityRow, pictures: PictureLibrary, now: Date): DestinationOption {
  const isNamedAfterCountry = city.name === city.countryName
  return {
    value: city.id,
    label: city.name,
    showLabel: isNamedAfterCountry ? city.name : `${city.name}, ${city.countryName}`,
    localName: city.localName,
    sourceType: CITY_SOURCE,
    clickType: CHOOSES,
    countryCode: city.countryCode,
    isAbroad: city.isAbroad,
    timeZone: city.timeZone,
    currencyCode: city.currencyCode,
    today: todayIn(city.timeZone, now),
    headImg: presentPicture(pictures, city.pictureId),
    hotelCount: city.hotelCount,
  }
}

const COUNTRY_SOURCE = 10
const PROVINCE_SOURCE = 20
/** A tap expands the children. */
const UNFOLDS = 2

/** The cities with hotels by province (domestic) and by country (abroad), in the order of their first city. */
function presentRegions(book: PlaceBook, present: (place: BookPlace) => DestinationOption | null) {
  const regions = new Map<string, DestinationRegion>()
  for (const place of book.cityPlaces) {
    const option = present(place)
    if (!option) continue
    const around = regionOf(place, option.isAbroad)
    const id = around?.id ?? option.countryCode
    const region = regions.get(id) ?? {
      value: id,
      label: around?.name ?? option.countryCode,
      showLabel: around?.showLabel ?? option.countryCode,
      localName: around?.localName ?? '',
      sourceType: around?.kind === 'province' ? PROVINCE_SOURCE : COUNTRY_SOURCE,
      clickType: UNFOLDS,
      isAbroad: option.isAbroad,
      children: [],
    }
    region.children.push(option)
    regions.set(id, region)
  }
  return [...regions.values()]
}

function regionOf(place: BookPlace, isAbroad: boolean): BookPlace | undefined {
  const path = placePath(place)
  const country = path.find(({ kind }) => kind === 'country')
  return isAbroad ? country : (path.find(({ kind }) => kind === 'province') ?? country)
}
