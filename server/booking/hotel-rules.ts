import { nightsBetween } from '@/domain/days/civil-day'
import { hotelOrderStates } from '@/domain/orders/hotel-order'
import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { todayIn } from '../kernel/time/zones'
import { requestConfirmation } from './confirm'
import { stayDocumentFacts } from './document-facts'
import { emailPaySoon } from './emails/reminders'
import { emailRefundFailed, emailRefundSent } from './emails/refund-emails'
import { releaseRoomsOfOrder, sellReleasedRooms, sellRoomsOfOrder } from './inventory'
import { moveOrder } from './order-state'
import { detailOf, moveBy, type PurchaseRules } from './purchase-rules'
import { presentOpenStay, presentOrderCard } from './present'
import { eraseStays, findOrder, findOrdersById, listOpenStays, lockOrder, type OrderRow } from './repository/orders'
import type { PurchaseRow } from './repository/purchases'

/** The purchase with its stay, which is locked too. */
const lockStay = (tx: Executor, purchase: PurchaseRow) => detailOf(lockOrder(tx, purchase.id), purchase)

const readStay = (db: Executor, purchase: PurchaseRow) => detailOf(findOrder(db, purchase.id), purchase)

/** What happens to the money of stays. */
export const hotelRules: PurchaseRules = {
  cards: async ({ database, clock }, ids) =>
    (await findOrdersById(database.db, ids)).map((order) => presentOrderCard(order, clock.now())),

  async chargeTitle(db, purchase) {
    const { snapshot, orderNo } = await readStay(db, purchase)
    return `${snapshot.hotelName}, booking ${orderNo}`
  },

  async payPageItem({ database }, purchase) {
    const { hotelId, packageId, snapshot, checkIn, checkOut, ...order } = await readStay(database.db, purchase)
    return {
      type: 'hotel',
      hotelId,
      pid: packageId,
      hotelName: snapshot.hotelName,
      headImg: snapshot.headImg,
      roomTypeName: snapshot.roomTypeName,
      checkIn,
      checkOut,
      nights: nightsBetween(checkIn, checkOut),
      roomCount: order.roomCount,
      adults: order.adults,
      children: order.children,
    }
  },

  emailPaySoon: async (tx, services, purchase) => emailPaySoon(tx, services, await readStay(tx, purchase)),

  documentFacts: async (db, purchase) => stayDocumentFacts(await readStay(db, purchase)),

  openOfUser: async (db, userId) => (await listOpenStays(db, userId)).map(presentOpenStay),

  erase: eraseStays,

  async paidInTime(tx, services, purchase, paidMinor) {
    const order = await lockStay(tx, purchase)
    await sellRoomsOfOrder(tx, order.id)
    const change = { actor: 'payment', reason: 'Payment received' } as const
    await moveOrder(tx, services, order, 'paid', change, { money: { paidMinor } })
    await requestConfirmation(tx, services, order)
  },

  async paidLate(tx, services, purchase, paidMinor) {
    const order = await lockStay(tx, purchase)
    const hasTraveler = order.guests.length > 0
    const money = { paidMinor }
    if (await takeAgain(tx, services, order)) {
      const change = { actor: 'payment', reason: 'Payment received late; the rooms were still free' } as const
      await moveOrder(tx, services, order, 'paid_late_rooms_taken_again', change, { money })
      await requestConfirmation(tx, services, order)
      return true
    }
    const why = hasTraveler ? 'the rooms were gone' : 'the account was deleted'
    const change = { actor: 'payment', reason: `Payment received late; ${why}, so it is paid back` } as const
    await moveOrder(tx, services, order, 'paid_late_rooms_gone', change, { money })
    return false
  },

  async closedUnpaid(tx, services, purchase, end, change) {
    const order = await lockStay(tx, purchase)
    await moveOrder(tx, services, order, end, change)
    await releaseRoomsOfOrder(tx, order.id)
  },

  move: moveBy(hotelOrderStates),

  refundSent: async (tx, services, purchase, { id }) => emailRefundSent(tx, services, await readStay(tx, purchase), id),

  refundFailed: async (tx, services, purchase, { id }) =>
    emailRefundFailed(tx, services, await readStay(tx, purchase), id),

  // The order stays as it is: its refunds are closed, and finance looks at the rest.
  paymentReturned: async () => {},
}

/** Sells an order's rooms to it once more; false where its traveler is gone, its stay has begun, or the rooms are taken. */
async function takeAgain(tx: Executor, services: Services, order: OrderRow): Promise<boolean> {
  const isStillAhead = todayIn(order.snapshot.timeZone, services.clock.now()) <= order.checkIn
  if (!isStillAhead || order.guests.length === 0) return false
  return sellReleasedRooms(tx, order.id, { ...order, rooms: order.roomCount })
}
