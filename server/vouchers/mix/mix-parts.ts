import { passRoomsOn } from '../../booking/inventory'
import { passTravelersOn } from '../../booking/order-travelers'
import { insertPurchaseLog, type PurchaseRow } from '../../booking/repository/purchases'
import type { Executor } from '../../kernel/database/executor'
import type { Services } from '../../kernel/services'
import { confirmExchange } from '../confirm-exchange'
import { emailVouchersBought } from '../emails/purchase-emails'
import { issueVouchers } from '../issue-vouchers'
import { type CouponOrderRow, insertCouponOrder } from '../repository/coupon-orders'
import { insertExchangeOrder, type StoredExchange } from '../repository/exchange-orders'
import type { MixOrderRow } from '../repository/mix-orders'
import { moveVoucher } from '../voucher-state'

/** Makes the parts of a paid order: its vouchers, and the date that is booked with the first of them in the room that was sold to it. */
export async function createParts(tx: Executor, services: Services, mix: MixOrderRow): Promise<void> {
  const coupon = couponPart(services, mix)
  await store(tx, coupon, await insertCouponOrder(tx, coupon))
  const [voucher] = await issueVouchers(tx, services, coupon)
  if (!voucher) throw new Error(`order ${mix.id} has no voucher`)
  await emailVouchersBought(tx, services, coupon, voucher.lastDay)
  const exchange = exchangePart(services, mix, voucher.id)
  await store(tx, exchange, await insertExchangeOrder(tx, exchange))
  await passRoomsOn(tx, mix.id, exchange.id)
  await passTravelersOn(tx, services, mix, exchange.id)
  const change = { actor: 'payment', cause: `exchange:${exchange.id}`, reason: 'Date booked' } as const
  await moveVoucher(tx, services, voucher, 'exchange_without_difference', change, { wasBooked: true })
  await confirmExchange(tx, services, exchange)
}

async function store(tx: Executor, part: CouponOrderRow | StoredExchange, isStored: boolean): Promise<void> {
  if (!isStored) throw new Error(`order number ${part.orderNo} is taken`)
  const line = { purchaseId: part.id, at: part.createdAt, fromStatus: null, toStatus: part.status }
  await insertPurchaseLog(tx, part.version, { ...line, actor: 'payment', reason: 'Payment received' })
}

/** What a part has of the whole, with its own share of the money, which is paid; the payment is the whole's. */
function partOf(
  { random, clock }: Services,
  mix: MixOrderRow,
  totalMinor: number,
): Omit<PurchaseRow, 'kind' | 'status'> {
  const { userId, clientReference, currencyCode, contact, channel, placedBy, isAbroad, payId, payExpireAt } = mix
  const id = random.id()
  return {
    id,
    orderNo: `SL${random.digits(12)}`,
    userId,
    parentId: mix.id,
    clientReference,
    duplicateKey: `part ${id}`,
    currencyCode,
    goodsMinor: totalMinor,
    taxMinor: 0,
    discountMinor: 0,
    totalMinor,
    paidMinor: totalMinor,
    refundedMinor: 0,
    contact,
    channel,
    placedBy,
    isAbroad,
    payId,
    payExpireAt,
    deletedAt: null,
    createdAt: clock.now(),
    version: 1,
  }
}

function couponPart(services: Services, mix: MixOrderRow): CouponOrderRow {
  const { skuId, quantity, unitMinor, skuSnapshot: snapshot, skuSnapshotHash } = mix
  return {
    ...partOf(services, mix, unitMinor * quantity),
    kind: 'coupon',
    status: 'TO_USE',
    skuId,
    quantity,
    unitMinor,
    snapshot,
    snapshotHash: skuSnapshotHash,
    market: mix.market,
    marketRule: mix.marketRule,
    withdrawalUntil: mix.withdrawalUntil,
    gift: null,
  }
}

function exchangePart(services: Services, mix: MixOrderRow, voucherId: string): StoredExchange {
  const { hotelId, roomTypeId, checkIn, checkOut, nights, guests, specialRequest, cancelUntil } = mix
  return {
    ...partOf(services, mix, mix.differenceMinor),
    kind: 'exchange',
    status: 'CONFIRMED',
    voucherId,
    hotelId,
    roomTypeId,
    checkIn,
    checkOut,
    nights,
    guests,
    specialRequest,
    snapshot: mix.staySnapshot,
    certificateNo: null,
    cancelUntil,
    isOpen: true,
  }
}
