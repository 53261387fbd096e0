import { Type } from 'typebox'
import type { OrderCard } from '@/contract/order-list'
import { orderListModule } from '../../booking/list-routes'
import { ApiError } from '../../kernel/errors'
import { orderAnswerCard } from '../answer-cards'
import type { AssistantCaller } from '../caller-routes'
import { cancelQuoteLines, type OrderCaller, orderRefundLines } from '../own-orders'
import { readOnce } from '../read-once'
import { type AssistantTool, tool, type ToolOutcome } from './tool'

/** Maximum number of orders that a model sees. */
const MOST_ORDERS = 3

/** The model names orders by their position in the list: no id or number of an order leaves this server. */
const OrderName = Type.String({ pattern: '^order-[1-9]$' })

const SIGN_IN: ToolOutcome = {
  result: { refused: 'The caller is not signed in, so there are no orders.' },
  steps: [{ kind: 'signIn' }],
}

/** Returns the lines of one of our own calls; empty where it throws an ApiError. */
async function unlessRefused(lines: Promise<string[] | null>): Promise<string[]> {
  try {
    return (await lines) ?? []
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

const linesOf = async (order: OrderCard, caller: OrderCaller): Promise<string[]> => [
  ...(await unlessRefused(cancelQuoteLines(caller, order))),
  ...(await unlessRefused(orderRefundLines(caller, order))),
]

/** Tools that read the caller's own orders. They return no name, contact, document or number of an order. */
export function orderTools(caller: AssistantCaller): Record<string, AssistantTool> {
  const { user } = caller
  // Read once, so that names of orders mean the same throughout a turn.
  const list = readOnce(async (): Promise<readonly OrderCard[]> =>
    user ? (await orderListModule.handlers.listOrders({ pageSize: MOST_ORDERS }, { ...caller, user })).list : [],
  )
  return {
    list_orders: tool(
      { group: 'orders', description: 'The newest orders of the caller, shown as cards', input: Type.Object({}) },
      async () => {
        if (!user) return SIGN_IN
        const orders = await list()
        const named = orders.map(({ type, statusText }, at) => ({ order: `order-${at + 1}`, type, statusText }))
        return {
          result: { orders: named },
          steps: orders.length > 0 ? [{ kind: 'cards', cards: orders.map((order) => orderAnswerCard(order)) }] : [],
        }
      },
    ),
    order_details: tool(
      {
        group: 'orders',
        description: 'What cancelling an order costs now and how its refunds stand, shown as a card',
        input: Type.Object({ order: OrderName }),
      },
      async ({ order: name }) => {
        if (!user) return SIGN_IN
        const order = (await list())[Number(name.slice('order-'.length)) - 1]
        if (!order) return { result: { refused: 'There is no such order.' }, steps: [] }
        const card = orderAnswerCard(order, await linesOf(order, { ...caller, user }))
        return { result: { statusText: card.statusText, isShown: true }, steps: [{ kind: 'cards', cards: [card] }] }
      },
    ),
  }
}
