import { isDeletable, nextStatus, type OrderTable } from '@/domain/orders/order-table'
import type { Executor } from '../kernel/database/executor'
import type { PurchaseStatus } from '../kernel/database/schema/orders'
import { conflict } from '../kernel/errors'
import type { Services } from '../kernel/services'
import {
  hidePurchase,
  insertPurchaseLog,
  movePurchaseStatus,
  type PurchaseChanges,
  updatePurchase,
} from './repository/purchases'

/** A person of the house, by e-mail address. */
export type OperatorActor = `operator:${string}`

/** Who acts for a traveler: the signed-in owner, or a guest who opened the booking by its number and a mailed code. */
export type TravelerActor = 'user' | 'guest'

/** Who changes a purchase and why; the reason is shown to the traveler. */
export interface ChangeText {
  readonly actor: TravelerActor | 'hotel' | 'payment' | 'system' | OperatorActor
  readonly reason: string
}

/** A purchase in the state that its caller read. */
interface InState<Status extends PurchaseStatus> {
  readonly id: string
  readonly status: Status
}

/** The refusal of what a purchase's state does not allow; its data names the state. */
export const wrongState = (status: PurchaseStatus) =>
  conflict('order_state', 'The booking has changed meanwhile. Please look at it again.', { status })

/**
 * Moves a purchase by an event, as the table of its kind has it: compare-and-set on its state with a line of history beside
 * it; one that its owner has hidden is shown again where something of it is to come. Returns the new state; throws
 * 409 order_state where the event can't happen.
 */
export async function movePurchase<Status extends PurchaseStatus, Event extends string>(
  tx: Executor,
  { clock }: Pick<Services, 'clock'>,
  table: OrderTable<Status, Event>,
  { id, status }: InState<Status>,
  event: Event,
  change: ChangeText,
  changes: PurchaseChanges = {},
): Promise<Status> {
  const next = nextStatus(table, status, event)
  const shown = next && !isDeletable(table, next) ? { deletedAt: null } : {}
  const version = next && (await movePurchaseStatus(tx, id, status, next, { ...changes, ...shown }))
  if (!next || !version) throw wrongState(status)
  const line = { purchaseId: id, at: clock.now(), fromStatus: status, toStatus: next, ...change }
  await insertPurchaseLog(tx, version, line)
  return next
}

/** Hides a finished purchase from its owner's list without deleting it. The transaction holds its lock. Throws 409 order_state unless it is finished. */
export async function hideFinished<Status extends PurchaseStatus, Event extends string>(
  tx: Executor,
  { clock }: Pick<Services, 'clock'>,
  table: OrderTable<Status, Event>,
  { id, status }: InState<Status>,
): Promise<void> {
  if (!isDeletable(table, status)) throw wrongState(status)
  await hidePurchase(tx, id, clock.now())
}

/** Adds a line to the history of a purchase that stays in its state; the transaction holds its lock. */
export async function noteOnPurchase(
  tx: Executor,
  { clock }: Pick<Services, 'clock'>,
  { id, status }: InState<PurchaseStatus>,
  change: ChangeText,
): Promise<void> {
  const version = await updatePurchase(tx, id, {})
  const line = { purchaseId: id, at: clock.now(), fromStatus: status, toStatus: status, ...change }
  await insertPurchaseLog(tx, version, line)
}
