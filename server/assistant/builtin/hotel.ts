import type { HotelDetail, HotelOffers } from '@/contract/hotel'
import type { AnswerCard } from '@/contract/dialog'
import { distanceText } from '@/domain/stays/location'
import { hotelModule, searchModule } from '../../stays/routes'
import { hotelAnswerCards, offerAnswerCards } from '../answer-cards'
import { stayByZone } from '../../stays/quote/stay-dates'
import { readOnce } from '../read-once'
import { unlessGone } from '../unless-gone'
import type { Turn } from '../understand/read-turn'
import type { FactTopic } from '../understand/fact-topics'
import { type Reply, hasLooseDates, joined, person, text, tips, understoodSentence } from './reply-steps'
import { missingParts } from './check-reading'
import { sentences } from './sentences'
import { datesPhrase } from './understood-text'

const MOST_OFFERS = 5
const MOST_TOPICS = 3
const MOST_NEARBY = 6

type PolicyCard = Extract<AnswerCard, { kind: 'policy' }>

const stayOf = ({ understood: { dates, guests } }: Turn) => ({ ...dates, ...guests })

/** A hotel's page; null where it is no longer on sale. */
const readDetail = (turn: Turn, hotelId: string): Promise<HotelDetail | null> =>
  unlessGone(hotelModule.handlers.getHotelDetail({ id: hotelId }, turn.question.caller))

const readOffers = (turn: Turn, hotelId: string): Promise<HotelOffers> =>
  hotelModule.handlers.getPackageInfoFull({ hotelId, ...stayOf(turn) }, turn.question.caller)

/** The cheapest offers of a hotel, priced now. */
function offerCards(turn: Turn, detail: HotelDetail, offers: HotelOffers): AnswerCard[] {
  const { clock } = turn.question.caller.services
  return offerAnswerCards(detail, offers, clock.now()).slice(0, MOST_OFFERS)
}

/** Shows what can be booked in the hotel that the dialog is about. */
export async function* replyOffers(turn: Turn): Reply {
  const { understood, lang, reading, question } = turn
  if (!understood.hotel) return yield text(sentences.whichHotel[lang])
  const back = missingParts(turn)
  if (back) return yield* back
  const detail = await readDetail(turn, understood.hotel.hotelId)
  if (!detail) return yield text(sentences.goneHotel[lang])
  const offers = await readOffers(turn, detail.id)
  const cards = offerCards(turn, detail, offers)
  const stay = datesPhrase(offers.stay, lang, reading.today)
  const usual = joined(
    lang,
    understood.dates ? null : sentences.defaultStay[lang](stay),
    hasLooseDates(reading) ? sentences.looseDates[lang] : null,
  )
  if (cards.length > 0) {
    yield text(joined(lang, understoodSentence(turn), usual, sentences.offers[lang]))
    yield { kind: 'cards', cards }
    return yield tips('offers', lang)
  }
  const { nearestDates } = offers
  const nearest = nearestDates ? sentences.nearestDates[lang](datesPhrase(nearestDates, lang, reading.today)) : null
  yield text(joined(lang, understoodSentence(turn), usual, sentences.noOffers[lang]))
  const list = (await searchModule.handlers.listHotelsById({ hotelIds: [detail.id], ...stayOf(turn) }, question.caller))
    .list
  const { clock } = question.caller.services
  yield { kind: 'cards', cards: hotelAnswerCards({ list, stay: offers.stay }, clock.now()) }
  if (nearest) yield text(`\n${nearest}`)
  yield tips('nothing', lang)
}

const unique = (lines: readonly string[]): string[] => [...new Set(lines.filter((line) => line !== ''))]

const packagesOf = ({ rooms }: HotelOffers) => rooms.flatMap(({ packages }) => packages)

const timesOf = ({ checkinFrom, checkinUntil, checkoutUntil }: HotelDetail): string[] => [
  ...(checkinFrom ? [`Check-in from ${checkinFrom}${checkinUntil ? ` until ${checkinUntil}` : ''}`] : []),
  ...(checkoutUntil ? [`Check-out until ${checkoutUntil}`] : []),
]

function nearbyLines({ nearby, districtPath }: HotelDetail): string[] {
  return [districtPath, ...nearby.slice(0, MOST_NEARBY).map(({ name, metres }) => `${name}: ${distanceText(metres)}`)]
}

function aboutLines(detail: HotelDetail): string[] {
  const { districtPath, star, openYear, renovateYear, facilities } = detail
  return unique([
    districtPath,
    star === null ? '' : `${star} stars`,
    openYear === null ? '' : `Opened in ${openYear}${renovateYear === null ? '' : `, renovated in ${renovateYear}`}`,
    ...timesOf(detail),
    facilities.map(({ name }) => name).join(', '),
  ])
}

type OffersReader = () => Promise<HotelOffers>

/** Lines of a hotel's own data about a topic; empty where the data hold nothing. */
async function factLines(detail: HotelDetail, topic: FactTopic, offers: OffersReader): Promise<string[]> {
  const { policies, facilities, address, addressLocal, phone, email = '', website = '' } = detail
  switch (topic.kind) {
    case 'policy':
      return policies.filter(({ title }) => title === topic.title).map((policy) => policy.text)
    case 'facility':
      return facilities
        .filter(({ name }) => name === topic.facility)
        .map(({ name, isFree }) => (isFree ? `${name} (free)` : name))
    case 'times':
      return timesOf(detail)
    case 'contact':
      return unique([address, addressLocal, phone, email, website])
    case 'nearby':
      return nearbyLines(detail)
    case 'meals':
      return unique(packagesOf(await offers()).map(({ meal }) => meal))
    case 'cancellation':
      return unique(packagesOf(await offers()).map(({ cancellation }) => cancellation.summary)).slice(0, MOST_OFFERS)
    case 'about':
      return aboutLines(detail)
    case 'unknown':
      return []
  }
}

const titles: Readonly<Record<Exclude<FactTopic['kind'], 'policy' | 'unknown'>, string>> = {
  facility: 'Facilities',
  times: 'Check-in and check-out',
  contact: 'Address and contact',
  nearby: 'Around the hotel',
  meals: 'Meals of the rates on sale',
  cancellation: 'Cancellation terms of the rates on sale',
  about: 'At a glance',
}

const titleOf = (topic: FactTopic): string =>
  topic.kind === 'policy' ? topic.title : topic.kind === 'unknown' ? '' : titles[topic.kind]

/** The topics of a question about a hotel, special ones before general ones. */
function topicsOf({ reading }: Turn): readonly FactTopic[] {
  const special = reading.topics.filter(({ kind }) => kind !== 'about')
  if (special.length > 0) return special.slice(0, MOST_TOPICS)
  return [{ kind: 'about', name: 'the hotel', zhName: '酒店' }]
}

/** Replies from a hotel's data: facts as cards, and a sentence where the data have none. */
export async function* replyFacts(turn: Turn): Reply {
  const { understood, lang } = turn
  if (!understood.hotel) return yield text(sentences.whichHotel[lang])
  const detail = await readDetail(turn, understood.hotel.hotelId)
  if (!detail) return yield text(sentences.goneHotel[lang])
  const cards: PolicyCard[] = []
  const missing: FactTopic[] = []
  const topics = topicsOf(turn)
  const offers = readOnce(() => readOffers(turn, detail.id))
  for (const topic of topics) {
    const lines = await factLines(detail, topic, offers)
    if (lines.length > 0) cards.push({ kind: 'policy', title: titleOf(topic), lines, hotelId: detail.id })
    else missing.push(topic)
  }
  if (cards.length > 0) {
    yield text(sentences.facts[lang](detail.name))
    yield { kind: 'cards', cards }
    if (topics.some(({ kind }) => kind === 'about')) yield* offersBelow(turn, detail, await offers())
  }
  yield* missingFacts(turn, detail, missing, cards.length > 0)
  yield tips('hotel', lang)
}

/** Shows what can be booked, below the facts of a hotel. */
async function* offersBelow(turn: Turn, detail: HotelDetail, offers: HotelOffers): Reply {
  const { lang, reading, understood } = turn
  const cards = offerCards(turn, detail, offers)
  if (cards.length === 0) return
  const stay = datesPhrase(offers.stay, lang, reading.today)
  const usual = understood.dates ? null : sentences.defaultStay[lang](stay)
  yield text(`\n${joined(lang, usual, sentences.offers[lang])}`)
  yield { kind: 'cards', cards }
}

async function* missingFacts(
  { lang }: Turn,
  { name }: HotelDetail,
  missing: readonly FactTopic[],
  hasCards: boolean,
): Reply {
  const isKnown = missing.every(({ kind }) => kind === 'facility')
  const unlisted = missing
    .filter(({ kind }) => kind === 'facility')
    .map((topic) => sentences.notListed[lang](name, lang === 'en' ? topic.name : topic.zhName))
  const lines = [...unlisted, ...(isKnown ? [] : [sentences.unknownFact[lang](name)])]
  if (lines.length > 0) yield text(`${hasCards ? '\n' : ''}${lines.join('\n')}`)
  if (!isKnown) yield person
}

/** Returns the question which hotel is meant: one of several with a name, or of all. */
export async function* replyWhichHotel(turn: Turn): Reply {
  const { named, lang, question, catalogue } = turn
  const [first] = named
  if (!first) {
    yield text(sentences.whichHotel[lang])
    return yield tips('start', lang)
  }
  const { caller } = question
  const wanted = stayOf(turn)
  const hotelIds = named.map(({ hotelId }) => hotelId)
  const { list } = await searchModule.handlers.listHotelsById({ hotelIds, ...wanted }, caller)
  const now = caller.services.clock.now()
  const stay = stayByZone(wanted, now)(catalogue.cityById.get(first.cityId)?.timeZone ?? 'UTC')
  yield text(sentences.whichOfThese[lang])
  yield { kind: 'cards', cards: hotelAnswerCards({ list, stay }, now) }
  yield {
    kind: 'tips',
    list: named
      .slice(0, 4)
      .map(({ name, cityName }) =>
        lang === 'en' ? `Tell me about ${name} in ${cityName}` : `${cityName}的${name}怎么样`,
      ),
  }
}
