import type { Executor } from '../kernel/database/executor'
import { lockOrder, type OrderRow } from '../repositories/order'
import { type AttemptRow, findAttempt, findPayment, type PaymentRow } from '../repositories/payment'

/** An order with what is to be paid for it, locked until the transaction ends. */
export interface OwedPayment {
  readonly order: OrderRow
  readonly payment: PaymentRow
}

/** Locks the order behind a payId; its row guards payment and attempts too. */
export async function lockOwedPayment(tx: Executor, payId: string): Promise<OwedPayment | null> {
  const known = await findPayment(tx, payId)
  const order = known && (await lockOrder(tx, known.orderId))
  const payment = order && (await findPayment(tx, payId))
  return payment ? { order, payment } : null
}

/** Locks the order behind an attempt and reads the attempt as it then is. */
export async function lockOwedAttempt(
  tx: Executor,
  bankOrderId: string,
): Promise<(OwedPayment & { readonly attempt: AttemptRow }) | null> {
  const known = await findAttempt(tx, bankOrderId)
  const owed = known && (await lockOwedPayment(tx, known.paymentId))
  const attempt = owed && (await findAttempt(tx, bankOrderId))
  return owed && attempt ? { ...owed, attempt } : null
}
