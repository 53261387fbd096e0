import { nightsBetween } from '@/domain/days/civil-day'
import { exchangeOrderStates } from '@/domain/orders/exchange-order'
import { nextVoucherStatus } from '@/domain/vouchers/voucher-state'
import { releaseRoomsOfOrder, sellReleasedRooms, sellRoomsOfOrder } from '../booking/inventory'
import { movePurchase } from '../booking/purchase-state'
import { detailOf, moveBy, type PurchaseRules } from '../booking/purchase-rules'
import type { PurchaseRow } from '../booking/repository/purchases'
import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { todayIn } from '../kernel/time/zones'
import { confirmExchange } from './confirm-exchange'
import { whyNotFree } from './exchange-quote'
import { buyersOrderId } from './order-paths'
import { eraseExchanges, openExchanges } from './account-purchases'
import { exchangeDocumentFacts } from './document-facts'
import { presentExchangeCard } from './present'
import {
  type ExchangeOrderRow,
  findExchangeOrder,
  findExchangeOrders,
  lockExchangeOrder,
  updateExchange,
} from './repository/exchange-orders'
import { lockKnownVoucher, type SoldVoucher } from './repository/vouchers'
import { moveVoucher } from './voucher-state'

const lock = (tx: Executor, purchase: PurchaseRow) => detailOf(lockExchangeOrder(tx, purchase.id), purchase)
const booked = { wasBooked: true } as const
const paidCause = ({ id }: ExchangeOrderRow) => `exchange_paid:${id}`
const nextVersion = ({ version }: ExchangeOrderRow) => ({ status: 'CONFIRMED', version: version + 1 }) as const

const read = (db: Executor, purchase: PurchaseRow) => detailOf(findExchangeOrder(db, purchase.id), purchase)

/** What happens to the differences that are paid beside vouchers. */
export const exchangeRules: PurchaseRules = {
  cards: async ({ database, clock }, ids) =>
    (await findExchangeOrders(database.db, ids)).map((order) => presentExchangeCard(order, clock.now())),

  async chargeTitle(db, purchase) {
    const { snapshot, orderNo } = await read(db, purchase)
    return `${snapshot.hotelName}, difference of ${orderNo}`
  },

  async payPageItem({ database }, purchase) {
    const order = await read(database.db, purchase)
    const { hotelId, snapshot, checkIn, checkOut } = order
    const { hotelName, headImg, roomTypeName } = snapshot
    const stay = { hotelId, hotelName, headImg, roomTypeName, checkIn, checkOut }
    const nights = nightsBetween(checkIn, checkOut)
    return { type: 'exchange', ...stay, nights, couponOrderId: buyersOrderId(order.couponOrderId, order) }
  },

  // It is held for minutes, on the page where it is paid.
  emailPaySoon: async () => {},

  documentFacts: async (db, purchase) => exchangeDocumentFacts(await read(db, purchase)),

  openOfUser: openExchanges,

  erase: eraseExchanges,

  async paidInTime(tx, services, purchase, paidMinor) {
    const order = await lock(tx, purchase)
    const voucher = await lockKnownVoucher(tx, order.voucherId)
    const change = { actor: 'payment', reason: 'Difference paid' } as const
    await sellRoomsOfOrder(tx, order.id)
    await movePurchase(tx, services, exchangeOrderStates, order, 'paid', change, { paidMinor })
    await moveVoucher(tx, services, voucher, 'exchange_paid', { ...change, cause: paidCause(order) }, booked)
    await confirmExchange(tx, services, { ...order, ...nextVersion(order), paidMinor })
  },

  async paidLate(tx, services, purchase, paidMinor) {
    const order = await lock(tx, purchase)
    const voucher = await lockKnownVoucher(tx, order.voucherId)
    const isTaken = await takeAgain(tx, services, order, voucher)
    const [event, reason] = isTaken
      ? (['paid_late_rooms_taken_again', 'Difference paid late; the room was still free'] as const)
      : (['paid_late_rooms_gone', 'Difference paid late; the date was gone, so it is paid back'] as const)
    const change = { actor: 'payment', reason } as const
    await movePurchase(tx, services, exchangeOrderStates, order, event, change, { paidMinor })
    if (!isTaken) return false
    const cause = paidCause(order)
    await moveVoucher(tx, services, voucher, 'exchange_without_difference', { ...change, cause }, booked)
    await confirmExchange(tx, services, { ...order, ...nextVersion(order), paidMinor })
    return true
  },

  async closedUnpaid(tx, services, purchase, end, change) {
    const order = await lock(tx, purchase)
    const voucher = await lockKnownVoucher(tx, order.voucherId)
    await movePurchase(tx, services, exchangeOrderStates, order, end, change)
    await updateExchange(tx, order.id, { isOpen: false })
    if (nextVoucherStatus(voucher.status, 'exchange_given_up') !== null) {
      const reason = 'The difference was not paid'
      const cause = `exchange_given_up:${order.id}`
      await moveVoucher(tx, services, voucher, 'exchange_given_up', { actor: 'system', cause, reason })
    }
    await releaseRoomsOfOrder(tx, order.id)
  },

  move: moveBy(exchangeOrderStates),
  refundSent: async () => {},
  refundFailed: async () => {},
  paymentReturned: async () => {},
}

/** Books the date of a closed exchange once more; false where the voucher is not free any more, the stay has begun, or the room is taken. */
async function takeAgain(
  tx: Executor,
  services: Services,
  order: ExchangeOrderRow,
  voucher: SoldVoucher,
): Promise<boolean> {
  const { checkIn, checkOut, roomTypeId, snapshot, nights, contact } = order
  const now = services.clock.now()
  const hasNights = voucher.userId === order.userId && nights <= voucher.nightsLeft
  if (!hasNights || contact.email === '' || todayIn(snapshot.timeZone, now) > checkIn) return false
  if ((await whyNotFree(tx, voucher, now)) !== null) return false
  return sellReleasedRooms(tx, order.id, { roomTypeId, checkIn, checkOut, rooms: 1 })
}
