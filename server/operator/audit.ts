import { type HotelOrderEvent, nextOrderStatus, orderStatusText } from '@/domain/orders/hotel-order'
import type { OperatorActor } from '../booking/purchase-state'
import { lockOrder, lockOrderByNo, type OrderRow } from '../booking/repository/orders'
import type { Executor } from '../kernel/database/executor'
import { type AuditFacts, type OperatorAction, operatorAudit } from '../kernel/database/schema/operator'
import { conflict, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'

/** Who acts, by e-mail address. */
export interface Acting {
  readonly operator: string
}

/** Who acts on which order. */
export interface OnOrder extends Acting {
  readonly orderNo: string
}

/** How the history of an order names an operator. */
export const actorOf = ({ operator }: Acting): OperatorActor => `operator:${operator}`

/** An action as it is recorded. */
interface AuditEntry extends Acting {
  readonly action: OperatorAction
  /** The order that it was done to; null where it was done to content, a person or a chat. */
  readonly purchaseId: string | null
  readonly contentType?: string
  readonly contentId?: string
  readonly refundId: string | null
  readonly before: AuditFacts
  readonly after: AuditFacts
}

/** Records an action in the transaction of what it did; the row stays for ever. */
export async function recordAction(
  tx: Executor,
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  entry: AuditEntry,
): Promise<void> {
  await tx.insert(operatorAudit).values({ id: random.id(), at: clock.now(), ...entry })
}

/** Records an action on something that people wrote, on a person or on a chat. */
export const recordContentAction = (
  tx: Executor,
  services: Pick<Services, 'clock' | 'random'>,
  entry: Omit<AuditEntry, 'purchaseId' | 'refundId'> & Required<Pick<AuditEntry, 'contentType' | 'contentId'>>,
): Promise<void> => recordAction(tx, services, { ...entry, purchaseId: null, refundId: null })

/** What the audit records of an order. */
const factsOf = (order: OrderRow): AuditFacts => ({
  status: order.status,
  version: order.version,
  confirmationNo: order.confirmationNo,
  cancelledRooms: order.cancelledRooms.length,
  requestedWaiverMinor: order.waiver && !order.waiver.decision ? order.waiver.feeMinor : null,
  paidMinor: order.paidMinor,
  refundedMinor: order.refundedMinor,
})

/** What an operator does to an order: its name, the event that has to be possible for it, and how a refusal calls it. */
export interface OrderDeed {
  readonly action: OperatorAction
  readonly event: HotelOrderEvent
  readonly text: string
}

/** Changes an order and records who did it, in one transaction. Throws 404 for an unknown number, 409 order_state, in words, where its state does not allow it. */
export async function changeOrder(
  services: Services,
  { operator, orderNo }: OnOrder,
  { action, event, text }: OrderDeed,
  change: (tx: Executor, order: OrderRow) => Promise<unknown>,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const order = await lockOrderByNo(tx, orderNo)
    if (!order) throw notFound(`There is no booking ${orderNo}.`)
    const { id, status } = order
    if (!nextOrderStatus(status, event))
      throw conflict('order_state', `Booking ${orderNo} is "${orderStatusText(status)}": ${text} is not possible.`, {
        status,
      })
    await change(tx, order)
    const changed = (await lockOrder(tx, id)) ?? order
    const facts = { before: factsOf(order), after: factsOf(changed) }
    await recordAction(tx, services, { operator, action, purchaseId: id, refundId: null, ...facts })
  })
}
