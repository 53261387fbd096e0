import { isDeepStrictEqual } from 'node:util'
import type { BestDrop, HotelSort } from '@/contract/search'
import { convertedMinor } from '@/domain/rates/convert'
import { hotCities } from '../../stays/catalogue/catalogue'
import { findCities } from '../../stays/destinations/find-cities'
import { readPlaceBook } from '../../stays/destinations/place-book'
import { searchModule } from '../../stays/routes'
import type { SearchInput, SearchReply } from '../../stays/search/search-filters'
import { hotelAnswerCards } from '../answer-cards'
import type { AnswerStep } from '../engine'
import { budgetText, featureName, gradesText } from '../notes'
import type { Turn } from '../understand/read-turn'
import { unknownFeatures } from '../understand/read-features'
import { sortIn } from '../understand/understand'
import type { Understood } from '../understood'
import { type Reply, hasLooseDates, joined, text, tips, understoodSentence } from './reply-steps'
import { missingParts } from './check-reading'
import { hotelFeatureNames } from './feature-names'
import { sentences } from './sentences'
import { tipsFor } from './tips'
import { datesPhrase, type Lang } from './understood-text'

const MOST_CARDS = 4

/** The search for what is understood, in the currency that the traveler views prices in. */
function searchInputOf({ catalogue, question }: Turn, understood: Understood, sort: HotelSort | null): SearchInput {
  const { place, dates, guests, budget, grades, tags, freeCancellation, breakfast } = understood
  const { currency } = question.caller
  const minor = (amount: number | undefined) =>
    amount === undefined || !budget ? undefined : convertedMinor(amount, budget.currencyCode, currency, catalogue.fx)
  const [fromMinor, toMinor] = [minor(budget?.fromMinor), minor(budget?.toMinor)]
  const chosen = sort ?? (place?.near ? 'distance' : null)
  return {
    pageSize: MOST_CARDS,
    ...(place && { cityId: place.cityId }),
    ...(place?.area !== undefined && { areas: [place.area] }),
    ...(place?.near && { nearLat: place.near.lat, nearLng: place.near.lng }),
    ...dates,
    ...guests,
    ...(fromMinor !== undefined && { priceFromMinor: fromMinor }),
    ...(toMinor !== undefined && { priceToMinor: toMinor }),
    ...(grades && { grades: [...grades] }),
    ...(tags && { tags: [...tags] }),
    ...(freeCancellation && { freeCancellation }),
    ...(breakfast && { breakfast }),
    ...(chosen && { sort: chosen }),
  }
}

/** The order of the list: of this question, else of the last question that named one. */
function sortOf({ reading, question }: Turn): HotelSort | null {
  if (reading.features.sort) return reading.features.sort
  if (reading.place.place) return null
  return question.earlier.map((turn) => sortIn(turn.question)).findLast((sort) => sort !== null) ?? null
}

const sortLeads = {
  recommended: sentences.hotels,
  price_low: sentences.cheapestFirst,
  price_high: sentences.dearestFirst,
  rating: sentences.bestFirst,
  distance: sentences.nearestFirst,
} as const

/** Remarks about parts of the question that the search takes differently or not at all. */
function remarks({ reading, lang, understood }: Turn, { stay }: SearchReply): string {
  const unknown = reading.features.unknown.map((key) => unknownFeatures[key][lang])
  return joined(
    lang,
    understood.dates ? null : sentences.defaultStay[lang](datesPhrase(stay, lang, reading.today)),
    hasLooseDates(reading) ? sentences.looseDates[lang] : null,
    unknown.length > 0 ? sentences.unknownFeature[lang](unknown.join(lang === 'en' ? ' or ' : '或')) : null,
  )
}

/** The name of a filter that excludes all hotels, in the traveler's words. */
function dropName({ filter, value }: BestDrop, { grades, tags, budget, place }: Understood, lang: Lang): string {
  const tag = value ?? tags?.[0] ?? ''
  const names: Readonly<Record<BestDrop['filter'], readonly [en: string, zh: string]>> = {
    tags: [featureName(tag), hotelFeatureNames[tag] ?? featureName(tag)],
    grades: [gradesText(grades ?? []), '星级要求'],
    areas: [place?.area ?? 'the area', place?.area ?? '区域'],
    price: [budget ? budgetText(budget) : 'the budget', '预算'],
    freeCancellation: ['free cancellation', '免费取消'],
    breakfast: ['breakfast included', '含早餐'],
    keyword: ['the name', '名称'],
  }
  return names[filter][lang === 'en' ? 0 : 1]
}

/** The question that removes a filter; null where none does. */
function dropTip({ filter, value }: BestDrop, { tags }: Understood, lang: Lang): string | null {
  const tag = value ?? tags?.[0] ?? ''
  const questions: Readonly<Partial<Record<BestDrop['filter'], readonly [en: string, zh: string]>>> = {
    tags: [`Without ${featureName(tag).toLowerCase()}`, `不要${hotelFeatureNames[tag] ?? featureName(tag)}`],
    grades: ['Any stars are fine', '不限星级'],
    price: ['Any budget is fine', '不限预算'],
    freeCancellation: ['Without free cancellation', '不要免费取消'],
    breakfast: ['Without breakfast', '不要早餐'],
  }
  return questions[filter]?.[lang === 'en' ? 0 : 1] ?? null
}

function nothingFound(turn: Turn, { bestDrop }: SearchReply): AnswerStep[] {
  const { lang, understood } = turn
  const drop = bestDrop ? sentences.loosen[lang](dropName(bestDrop, understood, lang)) : null
  const without = bestDrop ? dropTip(bestDrop, understood, lang) : null
  return [
    text(joined(lang, understoodSentence(turn), sentences.nothing[lang], drop)),
    { kind: 'tips', list: [...(without === null ? [] : [without]), ...tipsFor('nothing', lang)] },
  ]
}

function* foundHotels(turn: Turn, input: SearchInput, found: SearchReply): Generator<AnswerStep, void> {
  const { lang, understood, question } = turn
  const isMore = input.cursor !== undefined
  const isSoldOut = found.total === 0
  const ordered =
    input.sort === 'distance' && !understood.place?.near
      ? sentences.centralFirst
      : sortLeads[input.sort ?? 'recommended']
  const lead = isMore ? sentences.moreHotels : isSoldOut ? sentences.soldOut : ordered
  yield text(joined(lang, understoodSentence(turn), isMore ? null : remarks(turn, found), lead[lang]))
  const cards = hotelAnswerCards(found, question.caller.services.clock.now())
  const { cursor: _shown, ...same } = input
  const search = { ...same, ...(found.nextCursor !== null && { cursor: found.nextCursor }) }
  yield { kind: 'cards', cards, search }
  yield tips(understood.dates ? 'search' : 'undatedSearch', lang)
}

async function* replyPlaceMissing(turn: Turn): Reply {
  const { lang, reading, catalogue, question } = turn
  const { region, unserved } = reading.place
  const named = (cities: readonly { readonly name: string; readonly localName: string }[]) =>
    cities.map(({ name, localName }) => (lang === 'zh' && /\p{Script=Han}/u.test(localName) ? localName : name))
  const asked = (cities: readonly string[]): AnswerStep => ({
    kind: 'tips',
    list: cities.slice(0, 4).map((city) => (lang === 'en' ? `Hotels in ${city}` : `${city}的酒店`)),
  })
  if (region) {
    const cities = named(region.cities.slice(0, 6))
    const name = lang === 'zh' && region.localName ? region.localName : region.name
    yield text(
      joined(lang, understoodSentence(turn), sentences.whichCity[lang](name, cities.join(lang === 'en' ? ', ' : '、'))),
    )
    return yield asked(cities)
  }
  if (!unserved) {
    const unknown = reading.place.unknownName ? sentences.unknownPlace[lang](reading.place.unknownName) : null
    yield text(joined(lang, unknown, unknown ? null : understoodSentence(turn), sentences.whichPlace[lang]))
    return yield asked(named(hotCities(catalogue.cities)))
  }
  const name = lang === 'zh' && unserved.localName ? unserved.localName : unserved.name
  const book = await readPlaceBook(question.caller.services.database.db, catalogue)
  const nearest = findCities(book, unserved.name).list.filter(({ isPart }) => !isPart)[0]?.city
  const cities = nearest ? named([nearest]) : named(hotCities(catalogue.cities))
  const there = nearest ? sentences.nearestCity[lang](cities[0] ?? '') : sentences.whichPlace[lang]
  yield text(joined(lang, sentences.noHotelsThere[lang](name), there))
  yield asked(cities)
}

/** The next page of the list that was shown before, if the search is the same; null at its end. */
function nextPage({ question: { earlier }, before }: Turn, input: SearchInput): SearchInput | null {
  const shown = before.hotel ? null : earlier.findLast(({ search }) => search !== null)?.search
  if (!shown) return input
  const { cursor, ...same } = shown
  if (!isDeepStrictEqual(same, input)) return input
  return cursor === undefined ? null : shown
}

/** Looks for hotels, or requests what is missing. */
export async function* replySearch(turn: Turn): Reply {
  const { understood, lang, reading, question } = turn
  const { place } = reading
  if (!understood.place || place.region || place.unserved || place.unknownName) return yield* replyPlaceMissing(turn)
  const back = missingParts(turn)
  if (back) return yield* back
  const first = searchInputOf(turn, understood, sortOf(turn))
  const input = reading.signals.isMore ? nextPage(turn, first) : first
  if (input === null) {
    yield text(joined(lang, understoodSentence(turn), sentences.noMore[lang]))
    return yield tips('nothing', lang)
  }
  const found = await searchModule.handlers.searchHotels(input, question.caller)
  yield* found.list.length === 0 ? nothingFound(turn, found) : foundHotels(turn, input, found)
}
