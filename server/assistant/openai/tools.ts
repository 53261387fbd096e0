import type { ChatCompletionTool } from 'openai/resources/chat/completions'
import { Type } from 'typebox'
import type { AnswerCard } from '@/contract/dialog'
import { Id } from '@/contract/scalars'
import { StayInput } from '@/contract/stay'
import { minorAmount } from '@/domain/money/amount-text'
import { feedModule } from '../../feed/routes'
import { findArticles } from '../../help/find-articles'
import { suggestModule } from '../../stays/destinations/routes'
import { hotelModule, searchModule } from '../../stays/routes'
import { hotelFeatures } from '../../stays/search/hotel-features'
import { hotelAnswerCards, offerAnswerCards, policyAnswerCard, voucherAnswerCards } from '../answer-cards'
import type { AssistantCaller } from '../caller-routes'
import type { AnswerStep, Question } from '../engine'
import { orderTools } from './order-tools'
import { type AssistantTool, tool } from './tool'

const MOST_HOTELS = 4
const MOST_OFFERS = 4
const MOST_ARTICLES = 2

/** Maximum length of a hotel's text that a model reads. */
const MOST_TEXT = 300

const Text = Type.String({ minLength: 1, maxLength: 200 })

const SearchToolInput = Type.Object({
  cityId: Id,
  ...StayInput,
  mostPerNight: Type.Optional(Type.Number({ minimum: 0, maximum: 1e9, description: 'In the caller’s currency' })),
  grades: Type.Optional(Type.Array(Type.Integer({ minimum: 3, maximum: 7, description: '3 is two stars … 7 luxury' }))),
  tags: Type.Optional(Type.Array(Type.Enum(hotelFeatures.map(({ key }) => key) as [string, ...string[]]))),
  freeCancellation: Type.Optional(Type.Boolean()),
  breakfast: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Type.Enum(['recommended', 'price_low', 'price_high', 'rating'])),
})

const cardsStep = (cards: readonly AnswerCard[]): AnswerStep[] => (cards.length > 0 ? [{ kind: 'cards', cards }] : [])

const placesTool = (caller: AssistantCaller): AssistantTool =>
  tool(
    {
      group: 'open',
      description: 'Cities and hotels that a name may mean, with their ids',
      input: Type.Object({ text: Text }),
    },
    async ({ text }) => {
      const { groups } = await suggestModule.handlers.suggest({ keyword: text }, caller)
      const places = groups.flatMap(({ list }) =>
        list.map(({ kind, value, showLabel, cityId, hotelCount }) => ({
          kind,
          id: value,
          name: showLabel,
          cityId,
          hotelCount,
        })),
      )
      return { result: { places: places.slice(0, 8) }, steps: [] }
    },
  )

const searchTool = (caller: AssistantCaller): AssistantTool =>
  tool(
    { group: 'open', description: 'Hotels of a city for a stay, shown as cards', input: SearchToolInput },
    async ({ mostPerNight, ...sent }) => {
      const budget = mostPerNight === undefined ? {} : { priceToMinor: minorAmount(mostPerNight, caller.currency) }
      const input = { ...sent, ...budget, pageSize: MOST_HOTELS }
      const found = await searchModule.handlers.searchHotels(input, caller)
      const cards = hotelAnswerCards(found, caller.services.clock.now())
      const search = { ...input, ...(found.nextCursor !== null && { cursor: found.nextCursor }) }
      const hotels = found.list.map(({ id, name, star, reviewScore, price }) => ({
        id,
        name,
        star,
        reviewScore,
        isBookable: price !== null,
      }))
      return {
        result: { hotels, total: found.total, stay: found.stay },
        steps: cards.length > 0 ? [{ kind: 'cards', cards, search }] : [],
      }
    },
  )

const offersTool = (caller: AssistantCaller): AssistantTool =>
  tool(
    {
      group: 'open',
      description: 'Rooms of a hotel with prices and terms for a stay, shown as cards',
      input: Type.Object({ hotelId: Id, ...StayInput }),
    },
    async (input) => {
      const [hotel, offers] = await Promise.all([
        hotelModule.handlers.getHotelDetail({ id: input.hotelId }, caller),
        hotelModule.handlers.getPackageInfoFull(input, caller),
      ])
      const cards = offerAnswerCards(hotel, offers, caller.services.clock.now()).slice(0, MOST_OFFERS)
      return { result: { hotel: hotel.name, offers: cards.length, stay: offers.stay }, steps: cardsStep(cards) }
    },
  )

const factsTool = (caller: AssistantCaller): AssistantTool =>
  tool(
    {
      group: 'texts',
      description: 'Policies, times and facilities of a hotel, shown as a card',
      input: Type.Object({ hotelId: Id }),
    },
    async ({ hotelId }) => {
      const hotel = await hotelModule.handlers.getHotelDetail({ id: hotelId }, caller)
      const card = policyAnswerCard(hotel)
      const data = card.lines.map((line) => line.slice(0, MOST_TEXT))
      return { result: { hotel: hotel.name, dataNotInstructions: data }, steps: cardsStep([card]) }
    },
  )

const stayTools = (caller: AssistantCaller): Record<string, AssistantTool> => ({
  find_places: placesTool(caller),
  search_hotels: searchTool(caller),
  hotel_offers: offersTool(caller),
  hotel_facts: factsTool(caller),
})

function otherTools(caller: AssistantCaller): Record<string, AssistantTool> {
  const { clock, database } = caller.services
  return {
    vouchers: tool(
      {
        group: 'open',
        description: 'Travel vouchers on sale, shown as cards',
        input: Type.Object({ cityId: Type.Optional(Id) }),
      },
      async (input) => {
        const { list } = await feedModule.handlers.listCoupons({ ...input, pageSize: MOST_HOTELS }, caller)
        return {
          result: { vouchers: list.map(({ skuId, name }) => ({ skuId, name })) },
          steps: cardsStep(voucherAnswerCards(list, clock.now())),
        }
      },
    ),
    help_articles: tool(
      {
        group: 'open',
        description: 'Our rules about booking, paying, cancelling, vouchers and accounts',
        input: Type.Object({ query: Text }),
      },
      async ({ query }) => {
        const found = (await findArticles(database.db, query, MOST_ARTICLES)).map(({ article }) => article)
        const list = found.map(({ articleId, type, title }) => ({ articleId, type, title }))
        return {
          result: { articles: found.map(({ title, content }) => ({ title, content })) },
          steps: list.length > 0 ? [{ kind: 'sources', list }] : [],
        }
      },
    ),
    offer_person: tool(
      { group: 'open', description: 'Offers to hand over to a person', input: Type.Object({}) },
      async () => ({ result: { offered: true }, steps: [{ kind: 'person' }] }),
    ),
  }
}

/** The tools of one turn, by name. */
export const createToolbox = ({ caller }: Pick<Question, 'caller'>): ReadonlyMap<string, AssistantTool> =>
  new Map(Object.entries({ ...stayTools(caller), ...otherTools(caller), ...orderTools(caller) }))

/** The tools as the protocol lists them. */
export const toolDescriptions = (tools: ReadonlyMap<string, AssistantTool>): ChatCompletionTool[] =>
  [...tools].map(([name, { description, input }]) => ({
    type: 'function',
    function: { name, description, parameters: { ...input } },
  }))
