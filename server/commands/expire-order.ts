import { closeCharge } from '../payments/close-charge'
import { lockOrderIfFree, type OrderRow } from '../repositories/order'
import { findOpenAttempt } from '../repositories/payment'
import type { Services } from '../kernel/services'
import { closeUnpaidOrder } from './close-unpaid-order'

/** How long a provider that can't be reached may keep an unpaid order's rooms from sale. */
const PATIENCE_MS = 10 * 60_000

/** Closes an order whose time to pay is over, once, whoever else tries: first its charge at the provider, so that no money comes after the rooms are gone, then the order. `now` is the time by which it is overdue. */
export async function expireOrder(
  services: Services,
  overdue: Pick<OrderRow, 'id' | 'payId'>,
  now: Date,
): Promise<void> {
  const isChargeClosed = await closeOpenCharge(services, overdue.payId)
  await services.database.transaction(async (tx) => {
    const order = await lockOrderIfFree(tx, overdue.id)
    const overdueMs = order ? now.getTime() - order.payExpireAt.getTime() : -1
    if (order?.status !== 'TO_PAY' || overdueMs < 0) return
    if (!isChargeClosed && overdueMs < PATIENCE_MS) return
    await closeUnpaidOrder(tx, services, order, 'expired', { actor: 'system', reason: 'Not paid in time' })
  })
}

async function closeOpenCharge(services: Services, payId: string): Promise<boolean> {
  const open = await findOpenAttempt(services.database.db, payId)
  if (!open) return true
  try {
    await closeCharge(services, open.id)
    return true
  } catch (error) {
    services.log.error({ err: error, payId }, 'charge could not be closed at its provider')
    return false
  }
}
