import type { Services } from '../../kernel/services'
import type { Catalogue } from '../../stays/catalogue/catalogue'
import { readPlaceBook } from '../../stays/destinations/place-book'
import type { CityRow } from '../../stays/repository/catalogue'
import type { Question } from '../engine'
import type { Understood } from '../understood'
import { chooseRoute, type Route } from './choose-route'
import { findNamedHotels } from './find-hotels'
import { type FocusHotel, mergeTravel } from './merge'
import { nameBookOf } from './name-book'
import { originOf } from './origin'
import { type Reading, understand } from './understand'

/** A question that was read: its language, what it adds, what is understood after it, and what it gets as its reply. */
export interface Turn {
  readonly question: Question
  readonly lang: 'en' | 'zh'
  readonly reading: Reading
  readonly route: Route
  readonly before: Understood
  readonly understood: Understood
  /** Hotels that the question names. */
  readonly named: readonly FocusHotel[]
  readonly catalogue: Catalogue
  /** The city that it is about. */
  readonly city: CityRow | null
}

/** Routes that need no hotel's name: the text is about something else. */
const UNNAMED = /^(?:emergency|refusal|person|calm|bot|social|elsewhere|order)$/

async function namedHotels(
  services: Pick<Services, 'hotelNames'>,
  catalogue: Catalogue,
  reading: Reading,
  cityId: string | null,
): Promise<FocusHotel[]> {
  const { version } = catalogue
  const own = reading.place.place?.cityId ?? cityId
  const part = reading.place.place?.area ?? reading.place.place?.near?.name ?? ''
  const here = await findNamedHotels(services, version, reading.rest, { cityId: own, part })
  const found =
    here.length > 0 || own === null || reading.place.place
      ? here
      : await findNamedHotels(services, version, reading.rest, { cityId: null, part })
  return found.slice(0, MOST_NAMED).map(({ id, name, cityId: its }) => ({
    hotelId: id,
    name,
    cityId: its,
    cityName: catalogue.cityById.get(its)?.name ?? '',
  }))
}

const MOST_NAMED = 5

const looksForHotels = (route: Route): boolean => route === 'search' || route === 'pick'

/** Reads a question with the catalogue in memory, with few queries. */
export async function readTurn(question: Question): Promise<Turn> {
  const { caller, earlier, origin, text } = question
  const { services } = caller
  const { db } = services.database
  const catalogue = await services.catalogue.latest(db)
  const names = nameBookOf(await readPlaceBook(db, catalogue))
  const before = earlier.length === 0 ? await originOf(question, catalogue) : question.understood
  const reading = understand(text, {
    names,
    cityById: catalogue.cityById,
    holidays: catalogue.holidays,
    now: services.clock.now(),
    currency: caller.currency,
    cityId: before.place?.cityId ?? null,
  })
  const context = {
    named: 'none',
    hasHotel: before.hotel !== undefined,
    hasPlace: before.place !== undefined,
    hasOrder: before.order !== undefined,
    isSignedIn: caller.user !== null,
    isFromProduct: origin?.from === 'product' && earlier.length === 0,
    hasEarlier: earlier.length > 0,
  } as const
  const first = chooseRoute(reading, context)
  const named = UNNAMED.test(first) ? [] : await namedHotels(services, catalogue, reading, before.place?.cityId ?? null)
  const route = chooseRoute(reading, {
    ...context,
    named: named.length === 0 ? 'none' : named.length === 1 ? 'one' : 'several',
  })
  const understood = understoodOf(before, reading, route, named)
  const city = catalogue.cityById.get(understood.place?.cityId ?? '') ?? null
  return { question, lang: reading.isChinese ? 'zh' : 'en', reading, route, before, understood, named, catalogue, city }
}

/** Adds what a question about travel names; other questions change nothing. */
function understoodOf(before: Understood, reading: Reading, route: Route, named: readonly FocusHotel[]): Understood {
  if (route === 'search' || route === 'pick' || route === 'offers' || route === 'facts' || route === 'vouchers') {
    const hotel = named.length === 1 ? (named[0] ?? null) : null
    const merged = mergeTravel(before, reading, { hotel, withFeatures: looksForHotels(route) })
    if (route !== 'search' || hotel) return merged
    const { hotel: _left, ...rest } = merged
    return rest
  }
  return before
}
