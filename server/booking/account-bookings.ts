import type { OpenStay } from '@/contract/account'

import { isOrderDeletable, orderStatusText } from '@/domain/orders/hotel-order'
import type { AccountBookings } from '../account/delete'
import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { closeUnpaid as closeUnpaidPurchase } from './cancel'
import { orderTravelersOfFile } from './order-travelers'
import { closeCharge } from './payments/settle'
import { eraseGuests, listOpenStays, type OrderRow } from './repository/orders'
import { listUnpaidPurchases, lockPurchase } from './repository/purchases'
import { findOpenAttempt } from './repository/payments'

/** What of an order holds a deletion up; of one that is over it is the refund. */
const presentStay = ({ id, orderNo, snapshot, checkIn, checkOut, status }: OrderRow): OpenStay => ({
  orderid: id,
  orderNo,
  hotelName: snapshot.hotelName,
  checkIn,
  checkOut,
  statusText: orderStatusText(isOrderDeletable(status) ? 'AUTO_REFUNDING' : status),
})

async function closeCharges(services: Services, uid: string): Promise<void> {
  const { db } = services.database
  for (const { payId } of await listUnpaidPurchases(db, uid)) {
    const open = await findOpenAttempt(db, payId)
    if (open) await closeCharge(services, open.id)
  }
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
  listOpenStays: async (db, uid) => (await listOpenStays(db, uid)).map(presentStay),
  closeCharges,
  closeUnpaid,
  eraseGuests,
  travelersOfFile: orderTravelersOfFile,
}
