import type { AnswerStep, Engine, Question } from '../engine'
import type { Route } from '../understand/choose-route'
import { readTurn, type Turn } from '../understand/read-turn'
import { type Reply, text, tips } from './reply-steps'
import { sentences } from './sentences'
import { replyFacts, replyOffers, replyWhichHotel } from './hotel'
import { type OrderTurn, replyOrders, withOrders } from './orders'
import { withPicked } from './pick'
import { replyRules } from './rules'
import { replySearch } from './search'
import { replyTalk } from './talk'
import { replyProductTerms, replyVouchers } from './vouchers'

/** The list of the turn before has no such position. */
async function* replyUnknownPick({ lang }: Turn): Reply {
  yield text(sentences.noSuchPick[lang])
  yield tips('start', lang)
}

/** A picked hotel is described or priced. */
const replyPick = (turn: Turn): Reply => {
  if (!turn.understood.hotel) return replyUnknownPick(turn)
  const { topics, signals, dates, guests } = turn.reading
  const isPriced = signals.isPrice || dates !== null || guests !== null
  return isPriced || !topics.some(({ kind }) => kind !== 'nearby') ? replyOffers(turn) : replyFacts(turn)
}

const replies: Readonly<Record<Route, (turn: OrderTurn) => Reply>> = {
  emergency: replyTalk,
  refusal: replyTalk,
  person: replyTalk,
  calm: replyTalk,
  bot: replyTalk,
  social: replyTalk,
  elsewhere: replyTalk,
  order: replyOrders,
  vouchers: replyVouchers,
  productTerms: replyProductTerms,
  facts: replyFacts,
  offers: replyOffers,
  whichHotel: replyWhichHotel,
  pick: replyPick,
  search: replySearch,
  rules: replyRules,
}

async function* answer(question: Question): AsyncGenerator<AnswerStep, void> {
  const { signal } = question
  signal.throwIfAborted()
  const turn = await withOrders(withPicked(await readTurn(question)))
  signal.throwIfAborted()
  yield { kind: 'understood', understood: turn.understood }
  for await (const step of replies[turn.route](turn)) {
    signal.throwIfAborted()
    yield step
  }
}

/** Creates the engine that needs no outside model: it reads questions by rules and replies from the product's own data. */
export function createBuiltinEngine(): Engine {
  return { name: 'builtin', answer }
}
