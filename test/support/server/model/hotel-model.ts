import type { OrderStatus } from '@/contract/order'
import { cancelFree, type ModelOrder, type ModelWorld } from './cancel-model'
import { refundOf } from './refund-model'

/** What a hotel decides about an order, by the hand of an operator. */
export type HotelDecision = 'confirm' | 'reject' | 'no show' | 'waive' | 'refuse'

/** How long after the payment, or a refusal, the job confirms in the hotel's place, ms. */
const CONFIRM_MS = 20_000

const arriving: readonly OrderStatus[] = ['CONFIRMED', 'PARTIAL_REFUNDED', 'CANCEL_APPLIED']

/** The order waits for its hotel. */
export function awaitConfirmation({ nowMs }: ModelWorld, order: ModelOrder): void {
  order.status = 'CONFIRMING'
  order.confirmAtMs.push(nowMs + CONFIRM_MS)
}

function confirm(order: ModelOrder): void {
  order.status = order.cancelled.length > 0 ? 'PARTIAL_REFUNDED' : 'CONFIRMED'
  Object.assign(order, { isConfirmed: true, isToBegin: true, isToEnd: true })
}

/** Confirms in the hotel's place once that is due. */
export function confirmWhenDue({ nowMs }: ModelWorld, order: ModelOrder): void {
  const isDue = order.confirmAtMs.some((at) => at <= nowMs)
  order.confirmAtMs = order.confirmAtMs.filter((at) => at > nowMs)
  if (isDue && order.status === 'CONFIRMING') confirm(order)
}

/** Begins and ends the stay at the hotel's hours. */
export function stayAsPlanned({ nowMs, stay }: ModelWorld, order: ModelOrder): void {
  const isBegun = order.isToBegin && nowMs >= stay.beginAtMs
  const isEnded = order.isToEnd && nowMs >= stay.endAtMs
  if (isBegun) order.isToBegin = false
  if (isEnded) order.isToEnd = false
  if ((isBegun || isEnded) && arriving.includes(order.status)) order.status = 'CHECKED_IN'
  if (isEnded && order.status === 'CHECKED_IN') order.status = 'COMPLETED'
}

/** What becomes of a hotel's decision. */
export function decide(world: ModelWorld, order: ModelOrder, decision: HotelDecision): string {
  const needed: Record<HotelDecision, readonly OrderStatus[]> = {
    confirm: ['CONFIRMING'],
    reject: ['CONFIRMING'],
    'no show': [...arriving, 'CHECKED_IN'],
    waive: ['CANCEL_APPLIED'],
    refuse: ['CANCEL_APPLIED'],
  }
  if (!needed[decision].includes(order.status)) return 'order_state'
  if (decision === 'no show' && world.nowMs < world.stay.dayBeginsAtMs) return 'not_begun'
  if (decision === 'confirm') confirm(order)
  if (decision === 'reject') reject(world, order)
  if (decision === 'no show') order.status = 'NO_SHOW'
  if (decision === 'waive') cancelFree(world, order)
  if (decision === 'refuse') refuseWaiver(world, order)
  return 'ok'
}

/** All that was paid and not promised back goes back, retained fees too. */
function reject(world: ModelWorld, order: ModelOrder): void {
  const promised = order.cancelled.reduce((sum, { refundMinor }) => sum + refundMinor, 0)
  world.left += order.rooms - order.cancelled.length
  order.status = 'AUTO_REFUNDING'
  order.isHidden = false
  refundOf(order, { cause: 'rejected', amountMinor: order.totalMinor - promised }, world.nowMs)
}

function refuseWaiver(world: ModelWorld, order: ModelOrder): void {
  if (!order.isConfirmed) awaitConfirmation(world, order)
  else order.status = order.cancelled.length > 0 ? 'PARTIAL_REFUNDED' : 'CONFIRMED'
}
