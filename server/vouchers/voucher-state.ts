import type { VoucherStatus } from '@/contract/voucher-terms'
import { nextVoucherStatus, voucherStatusText, type VoucherEvent } from '@/domain/vouchers/voucher-state'
import type { OperatorActor } from '../booking/purchase-state'
import type { Executor } from '../kernel/database/executor'
import { conflict } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { insertVoucherLog, moveVoucherStatus, type VoucherChanges, type VoucherRow } from './repository/vouchers'

/** Who moves a voucher and why. The cause names what did it, e.g. `exchange:<order id>`, and moves a voucher once. */
export interface VoucherChange {
  readonly actor: 'user' | 'payment' | 'system' | OperatorActor
  readonly cause: string
  readonly reason: string
}

/** The refusal of what a voucher's state does not allow; its data names the state and what to do next. */
export const wrongVoucherState = (status: VoucherStatus) =>
  conflict('voucher_state', `This voucher is not free: ${voucherStatusText(status).toLowerCase()}.`, { status })

/**
 * The one way in which vouchers move: compare-and-set on the state, with a line of history whose cause is written once.
 * The transaction holds the voucher's lock. Throws 409 voucher_state (data: the state of now) where the event can't happen.
 */
export async function moveVoucher(
  tx: Executor,
  { clock }: Pick<Services, 'clock'>,
  { id, status }: Pick<VoucherRow, 'id' | 'status'>,
  event: VoucherEvent,
  change: VoucherChange,
  changes: VoucherChanges = {},
): Promise<VoucherStatus> {
  const next = nextVoucherStatus(status, event)
  const version = next && (await moveVoucherStatus(tx, id, status, next, changes))
  if (!next || !version) throw wrongVoucherState(status)
  const line = { voucherId: id, version, at: clock.now(), fromStatus: status, toStatus: next, ...change }
  if (!(await insertVoucherLog(tx, line))) throw wrongVoucherState(next)
  return next
}
