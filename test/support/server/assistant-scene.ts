import type { HotelOffers } from '@/contract/hotel'
import type { AnswerCard, SupportOrigin } from '@/contract/dialog'
import { shownHotels } from '../../../server/assistant/answer-cards'
import type { AnswerStep, EarlierTurn, Engine, Question } from '../../../server/assistant/engine'
import type { Understood } from '../../../server/assistant/understood'
import { fillArticles } from '../../../server/help/fill-articles'
import { fillPlaces } from '../../../server/stays/destinations/fill-places'
import { bookingClient, type BookingClient } from './booking-client'
import { projectFolder } from './project-folder'
import { type SignedInPerson, signIn } from './sign-in'
import { startTestServer, type TestServer } from './start-test-server'
import { voucherClient } from './voucher-client'

/** An order with its number. */
interface NamedOrder {
  readonly orderid: string
  readonly orderNo: string
}

/** Early on Wednesday 25 November 2026 in Asia, still Tuesday in Europe and America. */
const sceneStart = '2026-11-24T16:30:00.000Z'

/** The demo catalogue with places and articles, ada with orders in several states, and an order of another person. */
export interface AssistantScene {
  readonly server: TestServer
  readonly ada: SignedInPerson
  /** Confirmed, in Kyoto. */
  readonly own: NamedOrder
  /** Not paid yet, in Shanghai. */
  readonly unpaid: NamedOrder
  /** Cancelled with a refund, in Singapore. */
  readonly refunded: NamedOrder
  /** Of another person, in Sydney. */
  readonly other: NamedOrder
}

const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: 1, adults: 2, children: 0 }

interface Booking {
  readonly client: BookingClient
  readonly clock: TestServer['clock']
}

/** Books the cheapest offer of a hotel whose cancellation is free for the longest, a second after the order before it. */
async function bookIn({ client, clock }: Booking, person: SignedInPerson, hotelId: string) {
  clock.advance(1000)
  const offers: HotelOffers = (await client.request('getPackageInfoFull', { hotelId, ...stay })).body
  const packages = offers.rooms.flatMap((room) => room.packages).filter(({ price }) => price !== null)
  const free = packages.find(({ cancellation }) => cancellation.freeUntilAt !== null) ?? packages[0]
  if (!free) throw new Error(`nothing to book in ${hotelId}`)
  return client.book(person, free.pid, stay)
}

/** Starts the scene; close its server. */
export async function startAssistantScene(): Promise<AssistantScene> {
  const server = await startTestServer({ template: 'staylark_seeded', startAt: sceneStart })
  const { services } = server
  await fillPlaces(services.database, projectFolder)
  await fillArticles(services)
  const client = bookingClient(server)
  const booking = { client, clock: server.clock }
  const ada = await signIn(services, { email: 'ada@example.com', ageDays: 400 })
  const bob = await signIn(services, { email: 'bob@example.com', ageDays: 400 })
  const refunded = await bookIn(booking, ada, 'hn54uwgr1x')
  await client.pay(refunded.payId)
  const { quoteToken } = await client.quote(ada, refunded.orderid)
  const applied = { orderid: refunded.orderid, quoteToken, reason: 'plans_changed' }
  await client.request('applyForCancel', applied, ada, 'cancel-of-the-scene')
  await client.work()
  const own = await bookIn(booking, ada, 'hkjc2pvtz4')
  await client.pay(own.payId)
  const other = await bookIn(booking, bob, 'huhfn2fbdq')
  await client.pay(other.payId)
  server.clock.advance(1000)
  await voucherClient(client).buy(ada, 'cera4vdska')
  const unpaid = await bookIn(booking, ada, 'hviumb15nv')
  return { server, ada, own, unpaid, refunded, other }
}

/** Who sends a question, and from where. */
export interface SendOptions {
  readonly person?: SignedInPerson | null
  readonly origin?: SupportOrigin | null
  readonly earlier?: readonly string[]
  /** Runs before the last question. */
  readonly meanwhile?: () => Promise<unknown>
}

/** All steps of a reply, with what is understood after it and its text as a whole. */
export interface Outcome {
  readonly steps: readonly AnswerStep[]
  readonly understood: Understood
  readonly text: string
}

/** A caller as routes see it. */
export function assistantCaller({ services }: TestServer, person: SignedInPerson | null): Question['caller'] {
  return {
    services,
    user: person && { uid: person.uid, sid: person.sid },
    deviceId: null,
    currency: 'CNY',
    appType: 'web',
    ip: '127.0.0.1',
    requestId: 'assistant',
    idempotencyKey: null,
    log: services.log,
    refreshCookie: null,
    setRefreshCookie: () => undefined,
    clearRefreshCookie: () => undefined,
    rawBody: Buffer.alloc(0),
    file: null,
    header: () => null,
    setHeader: () => undefined,
  }
}

/** Sends questions one after another to an engine, each with what was understood before; returns the outcome of the last. */
export async function ask(
  engine: Engine,
  server: TestServer,
  question: string,
  options: SendOptions = {},
): Promise<Outcome> {
  const { person = null, origin = null, earlier = [], meanwhile } = options
  const caller = assistantCaller(server, person)
  const turns: EarlierTurn[] = []
  let outcome: Outcome = { steps: [], understood: {}, text: '' }
  for (const [index, text] of [...earlier, question].entries()) {
    if (index === earlier.length) await meanwhile?.()
    const { understood } = outcome
    const signal = new AbortController().signal
    outcome = await collect(engine, { text, understood, origin, earlier: [...turns], caller, signal })
    const hotels = shownHotels(shownAll(outcome))
    const search = outcome.steps.flatMap((step) => (step.kind === 'cards' && step.search ? [step.search] : [])).at(-1)
    turns.push({ question: text, answer: outcome.text, hotels, search: search ?? null })
  }
  return outcome
}

async function collect(engine: Engine, question: Question): Promise<Outcome> {
  const steps: AnswerStep[] = []
  for await (const step of engine.answer(question)) steps.push(step)
  const understood = steps.flatMap((step) => (step.kind === 'understood' ? [step.understood] : [])).at(-1)
  const text = steps.flatMap((step) => (step.kind === 'text' ? [step.text] : [])).join('')
  return { steps, understood: understood ?? question.understood, text }
}

/** All cards of a reply in their order. */
export const shownAll = ({ steps }: Outcome): AnswerCard[] =>
  steps.flatMap((step) => (step.kind === 'cards' ? [...step.cards] : []))
