import type { HotelCard } from '@/contract/search'
import type { Stay } from '@/contract/stay'
import { notFound } from '../../kernel/errors'
import { type CityRow, readCatalogueVersion } from '../repository/catalogue'
import { readCursor, writeCursor } from '../../kernel/http/cursor'
import { keywordTokens } from './hotel-names'
import { runList, runSearch, type SearchQuery } from './run-search'
import { searchCards, type SearchCardFacts } from './search-cards'
import { emptyBits, setBit, type BitSet } from './bit-set'
import type { CityIndex } from './city-index'
import type { FoundNames } from './name-index'
import { CURSOR_NUMBERS, filtersOf, nearOf, PAGE_SIZE, type SearchInput, type SearchReply } from './search-filters'
import type { CardCaller } from '../quote/hotel-cards'
import { searchEverywhere } from './search-everywhere'
import { stayInCity } from '../quote/stay-dates'

/** Searches the hotels of a city from memory, with one query for changes, or all cities where none is given. Throws 404 for an unknown city. */
export async function searchHotels(input: SearchInput, caller: CardCaller): Promise<SearchReply> {
  if (input.cityId === undefined) return searchEverywhere(input, caller)
  const { city, stay, query, facts, correctedKeyword } = await requestedCity(input, input.cityId, caller)
  const { page, last, ...found } = runSearch(facts.searched, query)
  return {
    ...found,
    list: searchCards(page, facts),
    nextCursor: last && writeCursor(query.sort, last),
    cityId: city.id,
    cityName: city.name,
    timeZone: city.timeZone,
    stay,
    correctedKeyword,
  }
}

/** Returns only the list of such a search. */
export async function listCityHotels(
  input: SearchInput,
  cityId: string,
  caller: CardCaller,
): Promise<{ list: HotelCard[]; nextCursor: string | null }> {
  const { query, facts } = await requestedCity(input, cityId, caller)
  const { page, last } = runList(facts.searched, query)
  return { list: searchCards(page, facts), nextCursor: last && writeCursor(query.sort, last) }
}

/** An unknown city may be newer than the catalogue in memory. */
async function cityById(cityId: string, { catalogue, database: { db } }: CardCaller['services']): Promise<CityRow> {
  const seen = (await catalogue.latest(db)).cityById.get(cityId)
  const city = seen ?? (await catalogue.at(db, await readCatalogueVersion(db))).cityById.get(cityId)
  if (!city) throw notFound('There is no such city.')
  return city
}

interface RequestedCity {
  readonly city: CityRow
  readonly stay: Stay
  readonly query: SearchQuery
  readonly facts: SearchCardFacts
  readonly correctedKeyword: string | null
}

async function requestedCity(
  input: SearchInput,
  cityId: string,
  { services, user, currency }: CardCaller,
): Promise<RequestedCity> {
  const { pictures, clock, cityIndexes, hotelNames } = services
  const now = clock.now()
  const sort = input.sort ?? 'recommended'
  const after = readCursor(sort, CURSOR_NUMBERS, input.cursor)
  const city = await cityById(cityId, services)
  const stay = stayInCity(input, city.timeZone, now)
  const live = await cityIndexes.city(city.id, user?.uid ?? null)
  const requested = filtersOf(input)
  const hasName = keywordTokens(requested.keyword).length > 0
  const found = hasName ? await hotelNames.find(live.catalogue.version, requested.keyword, city.id) : null
  const correctedKeyword = found?.correctedKeyword ?? null
  const filters = { ...requested, keyword: correctedKeyword ?? requested.keyword }
  const query = { filters, sort, near: nearOf(input) ?? city, after, pageSize: input.pageSize ?? PAGE_SIZE }
  const view = live.view({ stay, currencyCode: currency, now })
  const searched = {
    cityIndex: live.cityIndex,
    view,
    stay,
    currencyCode: currency,
    nameMatches: found && nameMatchesIn(live.cityIndex, found),
  }
  return { city, stay, query, correctedKeyword, facts: { live, searched, query, pictures, now } }
}

function nameMatchesIn({ hotels, positionById }: CityIndex, found: FoundNames): BitSet {
  const named = emptyBits(hotels.length)
  for (const { id } of found.hotels) {
    const position = positionById().get(id)
    if (position !== undefined) setBit(named, position, true)
  }
  return named
}
