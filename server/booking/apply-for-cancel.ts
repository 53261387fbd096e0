import type { ApplyForCancel, CancelReason, RefundView } from '@/contract/refund'
import type { OrderStatus } from '@/contract/order'
import { cleanLines } from '@/domain/booking/order-text'
import { hotelOrderStates, isOrderCancellable } from '@/domain/orders/hotel-order'
import type { Executor } from '../kernel/database/executor'
import type { WaiverFile } from '../kernel/database/schema/orders'
import { badInput, badToken, conflict, gone } from '../kernel/errors'
import { runOnce } from '../kernel/idempotency/run-once'
import type { Services } from '../kernel/services'
import { noSuchOrder } from './cancel'
import { type Cancellation, cancellationOf, presentCancelQuote } from './cancel-quote'
import { emailCancelled } from './emails/cancelled'
import { emailWaiverRequested } from './emails/hotel-decisions'
import { returnSoldRooms } from './inventory'
import { moveOrder } from './order-state'
import { type ChangeText, hideFinished, type TravelerActor, wrongState } from './purchase-state'
import { findDispute } from './repository/payments'
import { attemptToRefund, requestRefund } from './payments/refunds'
import { type QuotedCancellation, quoteTokens } from './quote-token'
import { lockOrder, type OrderRow } from './repository/orders'
import { presentRefund } from './present'
import { findRefundWithLines } from './repository/refunds'
import { decidedWaiver, bindFiles, filesOfApplication, type FileSender, refuseUnproved } from './waiver'

/** Whose order is cancelled, by whom, and under which key. */
interface CancelApplication extends FileSender {
  readonly key: string
  readonly sent: ApplyForCancel
}

/** What an application did: the order's state, and the refund that it began or added to, if any. */
export interface AppliedCancel {
  orderid: string
  status: OrderStatus
  refund: RefundView | null
}

/**
 * Cancels an order, or rooms of it, at a quote: state, refund and rooms in one transaction; or requests that the hotel waives the fee,
 * which leaves the rooms booked. Throws 400 bad_token, 410 quote_expired and 409 quote_changed (data: the new quote),
 * cancel_applied, order_state, and 400 with the field for what is missing or no file of the sender's; nothing moves then.
 */
export async function applyForCancel(services: Services, application: CancelApplication): Promise<AppliedCancel> {
  const { userId, actor, key, sent } = application
  const quoted = quoteTokens.read(services, sent.quoteToken)
  if (!quoted || quoted.orderid !== sent.orderid) throw badToken('quoteToken', 'Please look at the fee again.')
  const once = { scope: userId, operationId: 'applyForCancel', key, request: sent }
  const applied = await runOnce(services, once, async (tx) => {
    const order = await lockOrder(tx, sent.orderid)
    if (!order || order.userId !== userId) throw noSuchOrder()
    const live = await liveCancellation(tx, services, order, quoted, actor === 'guest')
    const files = await filesOfApplication(tx, application, sent.fileIds ?? [], services.clock.now())
    if (sent.requestsWaiver === true) return requestWaiver(tx, services, order, live, { ...application, files })
    if (live.feeMinor > 0 && !sent.reason) throw badInput('reason', 'Please choose a reason.')
    return cancelRooms(tx, services, order, live, { actor, reason: cancelReasonText(live, order, actor) })
  })
  services.mailQueue.wake()
  return applied
}

/** The cancellation as it stands, which must be the quoted one. */
async function liveCancellation(
  tx: Executor,
  services: Services,
  order: OrderRow,
  quoted: QuotedCancellation,
  isGuest: boolean,
): Promise<Cancellation> {
  if (order.status === 'CANCEL_APPLIED')
    throw conflict('cancel_applied', 'You have already asked the hotel to waive the fee. It will answer by e-mail.')
  if (!isOrderCancellable(order.status)) throw wrongState(order.status)
  const now = services.clock.now()
  const isGone = quoted.rooms.some((room) => order.cancelledRooms.some((cancelled) => cancelled.room === room))
  const live = isGone ? null : cancellationOf(order, quoted.rooms, now)
  const isSame = live?.feeMinor === quoted.feeMinor && live.refundMinor === quoted.refundMinor
  if (live && isSame && now.getTime() < quoted.expireAtMs) return live
  const chosen = isGone ? null : quoted.rooms
  const data = presentCancelQuote(services, order, { chosen, dispute: await findDispute(tx, order), isGuest })
  if (live && isSame) throw gone('quote_expired', 'The fee was shown too long ago. Please check it again.', data)
  throw conflict('quote_changed', 'The fee has changed. Please check it again.', data)
}

const roomsText = (count: number) => (count === 1 ? '1 room' : `${count} rooms`)

/** How the history of an order names who acted. */
const byText: Readonly<Record<TravelerActor, string>> = { user: 'by you', guest: 'from the booking look-up' }

function cancelReasonText({ rooms, others }: Cancellation, { roomCount }: OrderRow, actor: TravelerActor): string {
  if (others.length > 0) return `${roomsText(rooms.length)} of ${roomCount} cancelled ${byText[actor]}`
  return `Cancelled ${byText[actor]}`
}

/** What the cancellation of all rooms that are left is, where no room has a fee and where one has. */
const wholeEvents = {
  cancelled: ['cancelled_free', 'cancelled_with_fee'],
  waiver_granted: ['waiver_granted', 'waiver_granted_for_the_rest'],
} as const

/** Cancels rooms at their fees: they go back on sale, what is not retained goes back to the payer, and the traveler gets an email. */
export async function cancelRooms(
  tx: Executor,
  services: Services,
  order: OrderRow,
  { rooms, others, refundMinor }: Cancellation,
  change: ChangeText,
): Promise<AppliedCancel> {
  const at = services.clock.now()
  const cancelledAt = at.toISOString()
  const cancelled = rooms.map(({ room, feeMinor, refundMinor: back }) => ({
    room,
    cancelledAt,
    feeMinor,
    refundMinor: back,
  }))
  const cancelledRooms = [...order.cancelledRooms, ...cancelled]
  const hasFee = cancelledRooms.some(({ feeMinor }) => feeMinor > 0)
  const whole = order.status === 'CANCEL_APPLIED' ? 'waiver_granted' : 'cancelled'
  const way = others.length > 0 ? 'room_cancelled' : whole
  const event = way === 'room_cancelled' ? way : wholeEvents[way][hasFee ? 1 : 0]
  const waiver = way === 'waiver_granted' ? decidedWaiver(order.waiver, { isGranted: true, at }) : order.waiver
  const status = await moveOrder(tx, services, order, event, change, { stay: { cancelledRooms, waiver } })
  await returnSoldRooms(tx, order.id, rooms.length)
  const cause = way === 'waiver_granted' ? 'waived' : 'cancelled'
  const lines = rooms.flatMap(({ room, refundMinor: amountMinor }) => (amountMinor > 0 ? [{ room, amountMinor }] : []))
  const refund = refundMinor > 0 ? await refundRooms(tx, services, order, refundMinor, { cause, lines }) : null
  const now = { ...order, status, cancelledRooms, waiver, version: order.version + 1 }
  await emailCancelled(tx, services, now, { rooms: cancelled.map(({ room }) => room), way })
  return { orderid: order.id, status, refund }
}

async function refundRooms(
  tx: Executor,
  services: Services,
  order: OrderRow,
  amountMinor: number,
  { cause, lines }: Pick<Parameters<typeof requestRefund>[2], 'cause' | 'lines'>,
): Promise<RefundView | null> {
  const attempt = await attemptToRefund(tx, order, amountMinor)
  const refund = await requestRefund(tx, services, { purchase: order, attempt, cause, lines })
  const shown = await findRefundWithLines(tx, refund.id)
  return shown ? presentRefund(shown) : null
}

async function requestWaiver(
  tx: Executor,
  services: Services,
  order: OrderRow,
  { others, feeMinor }: Cancellation,
  { sent, files, ...sender }: CancelApplication & { readonly files: WaiverFile[] },
): Promise<AppliedCancel> {
  if (others.length > 0) throw badInput('requestsWaiver', 'A fee can be waived for the whole booking only.')
  if (feeMinor === 0) throw badInput('requestsWaiver', 'There is no fee to waive.')
  const reason: CancelReason | undefined = sent.reason
  if (!reason) throw badInput('reason', 'Please choose a reason.')
  refuseUnproved(reason, files, sender)
  const waiver = {
    requestedAt: services.clock.now().toISOString(),
    feeMinor,
    reason,
    reasonText: cleanLines(sent.reasonText ?? ''),
    files,
    decision: null,
  }
  const { actor } = sender
  const change = { actor, reason: `The hotel was asked ${byText[actor]} to waive its fee` }
  const status = await moveOrder(tx, services, order, 'waiver_requested', change, { stay: { waiver } })
  await bindFiles(tx, order, files)
  await emailWaiverRequested(tx, services, { ...order, status, waiver }, waiver)
  return { orderid: order.id, status, refund: null }
}

/** Hides a finished order from its owner's list; the books keep it. Throws 409 order_state while anything of it is to come. */
export async function deleteHotelOrder(
  services: Services,
  { userId, orderId, key }: { readonly userId: string; readonly orderId: string; readonly key: string },
): Promise<{ ok: true }> {
  const once = { scope: userId, operationId: 'deleteHotelOrder', key, request: { orderId } }
  return runOnce(services, once, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.userId !== userId) throw noSuchOrder()
    await hideFinished(tx, services, hotelOrderStates, order)
    return { ok: true } as const
  })
}
