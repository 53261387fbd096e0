import type { OpenStay } from '@/contract/account'
import { orderKinds } from '@/domain/orders/order-tables'
import type { AccountBookings } from '../account/delete'
import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { closeUnpaid as closeUnpaidPurchase } from './cancel'
import { orderTravelersOfFile } from './order-travelers'
import { closeOpenCharge } from './payments/settle'
import { eraseContacts } from './repository/orders'
import { listUnpaidPurchases, lockPurchase } from './repository/purchases'

async function closeCharges(services: Services, uid: string): Promise<void> {
  for (const { payId } of await listUnpaidPurchases(services.database.db, uid)) await closeOpenCharge(services, payId)
}

const change = { actor: 'user', reason: 'The account was deleted before payment' } as const

async function closeUnpaid(tx: Executor, services: Services, uid: string): Promise<void> {
  for (const { id } of await listUnpaidPurchases(tx, uid)) {
    const purchase = await lockPurchase(tx, id)
    if (purchase?.status === 'TO_PAY') await closeUnpaidPurchase(tx, services, purchase, 'cancelled_by_user', change)
  }
}

/** What booking does when an account is deleted. */
export const accountBookings: AccountBookings = {
  async listOpenStays({ purchaseRules }, db, uid) {
    const open: OpenStay[] = []
    for (const kind of orderKinds) open.push(...(await purchaseRules[kind].openOfUser(db, uid)))
    return open
  },
  closeCharges,
  closeUnpaid,
  async eraseGuests(tx, { purchaseRules }, uid) {
    const erased = await eraseContacts(tx, uid)
    for (const kind of orderKinds) {
      const ids = erased.filter((purchase) => purchase.kind === kind).map(({ id }) => id)
      if (ids.length > 0) await purchaseRules[kind].erase(tx, ids)
    }
  },
  travelersOfFile: orderTravelersOfFile,
}
