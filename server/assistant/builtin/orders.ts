import type { OrderCard, OrderListInput } from '@/contract/order-list'
import { orderListModule } from '../../booking/list-routes'
import { orderAnswerCard } from '../answer-cards'
import type { Turn } from '../understand/read-turn'
import { type Reply, person, text, tips } from './reply-steps'
import { cancelQuoteLines, type OrderCaller, ownOrderByNumber, orderRefundLines } from '../own-orders'
import { sentences } from './sentences'

const MOST_ORDERS = 5

const ALL = /(?<![a-z])(?:orders|bookings|reservations|trips)(?![a-z])|所有|全部|哪些|列表/
const UPCOMING = /upcoming|next (?:trip|stay|booking|reservation)|coming up|即将|接下来|下一(?:个|次)|未入住/
const UNPAID = /unpaid|not paid|still (?:have )?to pay|待付|未付|没付|待支付/
const FINISHED = /past (?:orders|bookings|trips|stays)|completed|finished|历史订单|已完成/
const CANCELLED = /cancelled (?:orders|bookings)|canceled (?:orders|bookings)|已取消/

/** A refund that is yet to be applied for. */
const WANTS_REFUND =
  /(?:want|need|like|get|have) (?:a|my) (?:full )?(?:refund|money back)|(?:我|想|要|申请|给我|帮我)退(?:款|钱|订)/

const tabs: readonly (readonly [tab: NonNullable<OrderListInput['tab']>, pattern: RegExp])[] = [
  ['upcoming', UPCOMING],
  ['to_pay', UNPAID],
  ['completed', FINISHED],
  ['cancelled', CANCELLED],
]

/** The caller of a turn as a signed-in user; null for a visitor. */
function signedIn({ question: { caller } }: Turn): OrderCaller | null {
  const { user } = caller
  return user && { ...caller, user }
}

async function listOrders(turn: Turn, caller: OrderCaller): Promise<OrderCard[]> {
  const { reading } = turn
  const tab = tabs.find(([, pattern]) => pattern.test(reading.text))?.[0]
  const { place } = reading.place
  const input = { pageSize: MOST_ORDERS, ...(tab && { tab }), ...(place && { keyword: place.cityName }) }
  const { list } = await orderListModule.handlers.listOrders(input, caller)
  return reading.signals.isVoucher ? list.filter(({ type }) => type !== 'hotel') : list
}

/** The one order that a question is about, or the orders that it may be about; null for the number of no order of the caller. */
async function ordersMeant(turn: Turn, caller: OrderCaller): Promise<OrderCard[] | null> {
  const { reading, before } = turn
  if (reading.orderNo !== null) {
    const own = await ownOrderByNumber(caller, reading.orderNo)
    return own && [own]
  }
  const own = before.order && !ALL.test(reading.text) ? await ownOrderByNumber(caller, before.order.orderNo) : null
  return own ? [own] : listOrders(turn, caller)
}

async function* replyCancel(turn: Turn, caller: OrderCaller, orders: readonly OrderCard[]): Reply {
  const { lang } = turn
  const quoted: { readonly order: OrderCard; readonly lines: readonly string[] | null }[] = []
  for (const order of orders) quoted.push({ order, lines: await cancelQuoteLines(caller, order) })
  const open = quoted.filter(({ lines }) => lines !== null)
  const shown = open.length > 0 ? open : quoted.slice(0, 1)
  yield text(sentences[open.length > 0 ? 'cancelQuote' : 'notCancellable'][lang])
  yield { kind: 'cards', cards: shown.map(({ order, lines }) => orderAnswerCard(order, lines ?? [])) }
  yield tips('order', lang)
}

async function* replyRefund(turn: Turn, caller: OrderCaller, orders: readonly OrderCard[]): Reply {
  const { lang } = turn
  const cards = []
  for (const order of orders) {
    const lines = await orderRefundLines(caller, order)
    if (lines.length > 0) cards.push(orderAnswerCard(order, lines))
  }
  yield text(sentences[cards.length > 0 ? 'refunds' : 'noRefunds'][lang])
  if (cards.length > 0) yield { kind: 'cards', cards }
  yield tips('orders', lang)
  if (cards.length === 0) yield person
}

/** A turn with the orders that it is about: absent for other turns and for visitors, null for the number of no order of the caller. */
export interface OrderTurn extends Turn {
  readonly orders?: readonly OrderCard[] | null
}

/** Returns a turn about orders with them; where its question names or means one, that is the order which the dialog is about from then on. */
export async function withOrders(turn: Turn): Promise<OrderTurn> {
  const caller = signedIn(turn)
  if (turn.route !== 'order' || !caller) return turn
  const orders = await ordersMeant(turn, caller)
  const { orderNo, text: asked } = turn.reading
  const [order] = orders ?? []
  if (!order || orders?.length !== 1 || (orderNo === null && ALL.test(asked))) return { ...turn, orders }
  const { orderid } = order
  return { ...turn, orders, understood: { ...turn.understood, order: { orderid, orderNo: order.orderNo } } }
}

/** Replies about the caller's own orders; another's order reads like none. */
export async function* replyOrders(turn: OrderTurn): Reply {
  const { lang, reading, orders } = turn
  const caller = signedIn(turn)
  if (!caller || orders === undefined) {
    yield text(sentences.signInForOrders[lang])
    return yield { kind: 'signIn' }
  }
  if (orders === null) {
    yield text(sentences.notYourOrder[lang])
    return yield tips('orders', lang)
  }
  if (orders.length === 0) {
    yield text(sentences.noOrders[lang])
    return yield tips('rules', lang)
  }
  const { isCancel, isRefund } = reading.signals
  if ((isCancel || WANTS_REFUND.test(reading.text)) && !CANCELLED.test(reading.text))
    return yield* replyCancel(turn, caller, orders)
  if (isRefund) return yield* replyRefund(turn, caller, orders)
  yield text(sentences[orders.length === 1 ? 'order' : 'orders'][lang])
  yield { kind: 'cards', cards: orders.map((order) => orderAnswerCard(order)) }
  yield tips(orders.length === 1 ? 'order' : 'orders', lang)
}
