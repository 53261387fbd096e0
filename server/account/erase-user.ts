import { userKey } from '../auth/asker-key'
import type { Executor } from '../kernel/database/executor'
import { closeUnpaidOrder } from '../commands/close-unpaid-order'
import { eraseAccount, eraseGuests, eraseSignIns, eraseTraces } from '../repositories/erase-user'
import { listUnpaidOrders } from '../repositories/open-stays'
import { lockOrder } from '../repositories/order'
import type { Services } from '../kernel/services'

const note = { actor: 'user', reason: 'The account was deleted before payment' } as const

async function closeUnpaid(tx: Executor, services: Services, uid: string): Promise<void> {
  for (const { id } of await listUnpaidOrders(tx, uid)) {
    const order = await lockOrder(tx, id)
    if (order?.status === 'TO_PAY') await closeUnpaidOrder(tx, services, order, 'cancelled_by_user', note)
  }
}

/** Takes a user's person out of the database in a transaction: unpaid orders are closed, orders stay without names, everything else goes. Doing it again does no harm. */
export async function eraseUser(tx: Executor, services: Services, uid: string): Promise<void> {
  await closeUnpaid(tx, services, uid)
  await eraseGuests(tx, uid)
  await eraseSignIns(tx, uid, services.clock.now())
  await eraseTraces(tx, uid, userKey(uid))
  await eraseAccount(tx, uid)
}
