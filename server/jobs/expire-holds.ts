import { expireOrder } from '../commands/expire-order'
import { findOverdueOrders } from '../repositories/order'
import type { Services } from '../kernel/services'
import { sharedNow } from '../kernel/time/clock'

const MOST_AT_ONCE = 200

/** Closes the orders whose time to pay is over and gives their rooms back; several servers may do so at once, and none by a clock that is ahead. */
export async function expireHolds(services: Services): Promise<void> {
  const now = await sharedNow(services)
  const overdue = await findOverdueOrders(services.database.db, now, MOST_AT_ONCE)
  for (const order of overdue) {
    await expireOrder(services, order, now).catch((error: unknown) => {
      services.log.error({ err: error, orderId: order.id }, 'overdue order could not be closed')
    })
  }
}
