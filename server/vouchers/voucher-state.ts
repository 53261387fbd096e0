import type { VoucherStatus } from '@/contract/voucher-terms'
import { couponOrderStates } from '@/domain/orders/coupon-order'
import { mixOrderStates } from '@/domain/orders/mix-order'
import { nextStatus } from '@/domain/orders/order-table'
import {
  isVoucherOpen,
  nextVoucherStatus,
  voucherNextStep,
  voucherStatusText,
  type VoucherEvent,
} from '@/domain/vouchers/voucher-state'
import { type ChangeText, movePurchase, type OperatorActor, type TravelerActor } from '../booking/purchase-state'
import type { Executor } from '../kernel/database/executor'
import { type ApiError, conflict } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { type CouponOrderRow, findCouponOrder } from './repository/coupon-orders'
import { lockMixOrder } from './repository/mix-orders'
import {
  findVouchersOfOrder,
  insertVoucherLog,
  moveVoucherStatus,
  type VoucherChanges,
  type VoucherRow,
} from './repository/vouchers'

/** Who moves a voucher and why. The cause names what did it, e.g. `exchange:<order id>`, and moves a voucher once. */
export interface VoucherChange {
  readonly actor: TravelerActor | 'payment' | 'system' | OperatorActor
  readonly cause: string
  readonly reason: string
}

/** The refusal of what a voucher's state does not allow; its data names the state of now and what to do next. */
export function wrongVoucherState(status: VoucherStatus): ApiError {
  const [statusText, nextStep] = [voucherStatusText(status), voucherNextStep(status)]
  const message = `This voucher is not free: ${statusText.toLowerCase()}. ${nextStep}`
  return conflict('voucher_state', message, { status, statusText, nextStep })
}

/**
 * The one way in which vouchers move: compare-and-set on the state, with a line of history whose cause is written once.
 * The transaction holds the locks of the voucher and of its order, which is completed with its last open voucher. Throws 409 voucher_state (data: the state of now) where the event can't happen.
 */
export async function moveVoucher(
  tx: Executor,
  services: Pick<Services, 'clock'>,
  { id, orderId, status }: Pick<VoucherRow, 'id' | 'orderId' | 'status'>,
  event: VoucherEvent,
  change: VoucherChange,
  changes: VoucherChanges = {},
): Promise<VoucherStatus> {
  const next = nextVoucherStatus(status, event)
  const version = next && (await moveVoucherStatus(tx, id, status, next, changes))
  if (!next || !version) throw wrongVoucherState(status)
  const line = { voucherId: id, version, at: services.clock.now(), fromStatus: status, toStatus: next, ...change }
  if (!(await insertVoucherLog(tx, line))) throw wrongVoucherState(next)
  if (isVoucherOpen(next) !== isVoucherOpen(status)) await followVouchers(tx, services, orderId, change)
  return next
}

/** Completes an order whose last open voucher is over, and makes it one to use again where one of them is open. */
async function followVouchers(
  tx: Executor,
  services: Pick<Services, 'clock'>,
  orderId: string,
  { actor }: Pick<VoucherChange, 'actor'>,
): Promise<void> {
  const order = await findCouponOrder(tx, orderId)
  const isToUse = (await findVouchersOfOrder(tx, orderId)).some((voucher) => isVoucherOpen(voucher.status))
  if (order?.status === 'TO_USE' && !isToUse) {
    const reason = 'No voucher of it can be used any more'
    await movePurchase(tx, services, couponOrderStates, order, 'all_vouchers_over', { actor, reason })
    await moveWhole(tx, services, order, 'all_vouchers_over', { actor, reason })
  }
  if (order?.status === 'COMPLETED' && isToUse) {
    const reason = 'A voucher of it can be used again'
    await movePurchase(tx, services, couponOrderStates, order, 'voucher_open_again', { actor, reason })
    await moveWhole(tx, services, order, 'voucher_open_again', { actor, reason })
  }
}

/** Moves the order that vouchers were bought with a date in, if they were, as theirs is moved. */
async function moveWhole(
  tx: Executor,
  services: Pick<Services, 'clock'>,
  { parentId }: CouponOrderRow,
  event: 'all_vouchers_over' | 'voucher_open_again',
  change: ChangeText,
): Promise<void> {
  const mix = parentId === null ? undefined : await lockMixOrder(tx, parentId)
  if (!mix || nextStatus(mixOrderStates, mix.status, event) === null) return
  await movePurchase(tx, services, mixOrderStates, mix, event, change)
}
