import type { HotelCard } from '@/contract/hotel-card'
import type { Stay } from '@/contract/stay'
import { badInput, notFound } from '../errors/api-error'
import type { CityRow } from '../repositories/catalogue-rows'
import { readCursor, writeCursor } from '../routes/cursor'
import { runList, runSearch, type SearchQuery } from '../search/run-search'
import { searchCards, type SearchCardFacts } from '../search/search-cards'
import { filtersOf, type SearchInput, type SearchReply } from '../search/search-filters'
import type { CardAsker } from './hotel-cards'
import { stayInCity } from './stay-in-city'

const PAGE_SIZE = 20
const CURSOR_NUMBERS = 3

/** Searches the hotels of a city for a stay, from memory but for the one statement that reads what has changed; 404 for an unknown city. */
export async function searchHotels(input: SearchInput, asker: CardAsker): Promise<SearchReply> {
  const { city, stay, query, facts } = await askedCity(input, asker)
  const { page, last, ...found } = runSearch(facts.stayed, query)
  return {
    ...found,
    list: searchCards(page, facts),
    nextCursor: last && writeCursor(query.sort, last),
    cityId: city.id,
    cityName: city.name,
    timeZone: city.timeZone,
    stay,
    correctedKeyword: null,
  }
}

/** Only the list of such a search. */
export async function listCityHotels(
  input: SearchInput,
  asker: CardAsker,
): Promise<{ list: HotelCard[]; nextCursor: string | null }> {
  const { query, facts } = await askedCity(input, asker)
  const { page, last } = runList(facts.stayed, query)
  return { list: searchCards(page, facts), nextCursor: last && writeCursor(query.sort, last) }
}

interface AskedCity {
  readonly city: CityRow
  readonly stay: Stay
  readonly query: SearchQuery
  readonly facts: SearchCardFacts
}

async function askedCity(input: SearchInput, { services, user, currency }: CardAsker): Promise<AskedCity> {
  const { catalogue, pictures, clock, database, shelves } = services
  const now = clock.now()
  const sort = input.sort ?? 'recommended'
  const after = readCursor(sort, CURSOR_NUMBERS, input.cursor)
  if (input.cityId === undefined) throw badInput('cityId', 'Say where: name a city or a keyword.')
  const city = (await catalogue.latest(database.db)).cityById.get(input.cityId)
  if (!city) throw notFound('There is no such city.')
  const stay = stayInCity(input, city.timeZone, now)
  const live = await shelves.city(city.id, user?.uid ?? null)
  const { nearLat, nearLng } = input
  const near = nearLat !== undefined && nearLng !== undefined ? { lat: nearLat, lng: nearLng } : city
  const query = { filters: filtersOf(input), sort, near, after, pageSize: input.pageSize ?? PAGE_SIZE }
  const view = live.view({ stay, currencyCode: currency, now })
  const stayed = { shelf: live.shelf, view, stay, currencyCode: currency }
  return { city, stay, query, facts: { live, stayed, query, pictures, now } }
}
