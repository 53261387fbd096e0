import { nightsBetween } from '@/domain/days/civil-day'
import { mixOrderStates } from '@/domain/orders/mix-order'
import { hasSaleEnded } from '@/domain/vouchers/sale-state'
import { releaseRoomsOfOrder, returnSoldRooms, sellReleasedRooms, sellRoomsOfOrder } from '../../booking/inventory'
import { detailOf, moveBy, type PurchaseRules } from '../../booking/purchase-rules'
import { movePurchase } from '../../booking/purchase-state'
import { findParts, type PurchaseRow } from '../../booking/repository/purchases'
import type { Executor } from '../../kernel/database/executor'
import type { Services } from '../../kernel/services'
import { todayIn } from '../../kernel/time/zones'
import { eraseMixOrders, openMixOrders } from '../account-purchases'
import { couponRules } from '../coupon-rules'
import { mixDocumentFacts } from '../document-facts'
import { emailMixPaySoon } from '../emails/mix-email'
import { findCouponOrder } from '../repository/coupon-orders'
import { findMixOrder, findMixOrders, lockMixOrder, type MixOrderRow } from '../repository/mix-orders'
import { countForBuyer, findSku, releaseStock, sellFreeStock, sellHeldStock, uncountForBuyer } from '../repository/skus'
import { presentMixCard } from './mix-card'
import { createParts } from './mix-parts'

const lock = (tx: Executor, purchase: PurchaseRow) => detailOf(lockMixOrder(tx, purchase.id), purchase)
const read = (db: Executor, purchase: PurchaseRow) => detailOf(findMixOrder(db, purchase.id), purchase)

/** What happens to the money of vouchers that are bought with a date. */
export const mixRules: PurchaseRules = {
  cards: async ({ database, clock }, ids) =>
    (await findMixOrders(database.db, ids)).map((order) => presentMixCard(order, clock.now())),

  async chargeTitle(db, purchase) {
    const { skuSnapshot, orderNo } = await read(db, purchase)
    return `${skuSnapshot.name}, order ${orderNo}`
  },

  async payPageItem({ database }, purchase) {
    const { skuId, quantity, skuSnapshot, staySnapshot, hotelId, checkIn, checkOut } = await read(database.db, purchase)
    const { name, variant, headImg } = skuSnapshot
    const { hotelName, roomTypeName } = staySnapshot
    const stay = { hotelId, hotelName, headImg, roomTypeName, checkIn, checkOut }
    return { type: 'mix', ...stay, nights: nightsBetween(checkIn, checkOut), skuId, name, variant, quantity }
  },

  emailPaySoon: async (tx, services, purchase) => emailMixPaySoon(tx, services, await read(tx, purchase)),

  documentFacts: async (db, purchase) => mixDocumentFacts(await read(db, purchase)),

  openOfUser: openMixOrders,

  erase: eraseMixOrders,

  async paidInTime(tx, services, purchase, paidMinor) {
    const order = await lock(tx, purchase)
    await sellRoomsOfOrder(tx, order.id)
    await sellHeldStock(tx, order.skuId, order.quantity)
    const change = { actor: 'payment', reason: 'Payment received' } as const
    await movePurchase(tx, services, mixOrderStates, order, 'paid', change, { paidMinor })
    await createParts(tx, services, order)
  },

  async paidLate(tx, services, purchase, paidMinor) {
    const order = await lock(tx, purchase)
    const isTaken = await takeAgain(tx, services, order)
    const [event, reason] = isTaken
      ? (['paid_late_taken_again', 'Payment received late; vouchers and date were still free'] as const)
      : (['paid_late_gone', 'Payment received late; vouchers or date were gone, so it is paid back'] as const)
    await movePurchase(tx, services, mixOrderStates, order, event, { actor: 'payment', reason }, { paidMinor })
    if (isTaken) await createParts(tx, services, order)
    return isTaken
  },

  async closedUnpaid(tx, services, purchase, end, change) {
    const order = await lock(tx, purchase)
    await movePurchase(tx, services, mixOrderStates, order, end, change)
    await uncountForBuyer(tx, order.skuId, order.userId, order.quantity)
    await releaseRoomsOfOrder(tx, order.id)
    await releaseStock(tx, order.skuId, order.quantity)
  },

  move: moveBy(mixOrderStates),
  // Its own refunds are of payments that bought nothing; those of its parts are theirs.
  refundSent: async () => {},
  refundFailed: async () => {},

  async paymentReturned(tx, services, purchase) {
    const parts = await findParts(tx, purchase.id)
    const coupon = parts.coupon && (await findCouponOrder(tx, parts.coupon.id))
    if (coupon) await couponRules.paymentReturned(tx, services, coupon)
  },
}

/** Sells vouchers and date to an order once more, both or none; false where its buyer is gone, the sale is over, the stay has begun, or one of them is taken. */
async function takeAgain(tx: Executor, services: Services, order: MixOrderRow): Promise<boolean> {
  const { id, skuId, userId, quantity, roomTypeId, checkIn, checkOut, guests, staySnapshot } = order
  const row = await findSku(tx, skuId)
  const now = services.clock.now()
  if (!row || hasSaleEnded(row, now) || guests.length === 0 || todayIn(staySnapshot.timeZone, now) > checkIn)
    return false
  if (!(await countForBuyer(tx, row, userId, quantity))) return false
  if (await sellReleasedRooms(tx, id, { roomTypeId, checkIn, checkOut, rooms: 1 })) {
    if (await sellFreeStock(tx, skuId, quantity)) return true
    await returnSoldRooms(tx, id, 1)
  }
  await uncountForBuyer(tx, skuId, userId, quantity)
  return false
}
