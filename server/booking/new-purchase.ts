import type { OrderChannel, OrderContact, SubmitReply } from '@/contract/order'
import { lockUserSince } from '../account/repository/users'
import type { Env } from '../kernel/config/env'
import type { Executor } from '../kernel/database/executor'
import type { PurchaseKind } from '../kernel/database/schema/orders'
import { conflict } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { insertPayment } from './repository/payments'
import { findUnpaidPurchase, insertPurchaseLog, listUnpaidPurchases, type PurchaseRow } from './repository/purchases'

/** What is bought by whom under which key; amounts in minor units of the currency. */
interface PurchaseRequest {
  readonly userId: string
  readonly key: string
  readonly kind: PurchaseKind
  /** Names what is bought: a buyer has at most one unpaid purchase of it. */
  readonly duplicateKey: string
  readonly contact: OrderContact
  readonly channel: OrderChannel | null
  /** The countries (ISO 3166) where it is used. */
  readonly countryCodes: readonly string[]
  readonly currencyCode: string
  readonly goodsMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
}

/** A new unpaid purchase: readable number, unguessable payId, and until when what it holds is held. */
export function newPurchase(
  { random, clock, env }: Pick<Services, 'random' | 'clock' | 'env'>,
  { key, countryCodes, ...wanted }: PurchaseRequest,
): PurchaseRow & { readonly status: 'TO_PAY' } {
  const createdAt = clock.now()
  return {
    ...wanted,
    id: random.id(),
    orderNo: `SL${random.digits(12)}`,
    parentId: null,
    clientReference: key,
    status: 'TO_PAY',
    discountMinor: 0,
    paidMinor: 0,
    refundedMinor: 0,
    placedBy: 'traveler',
    isAbroad: countryCodes.some((countryCode) => countryCode !== env.defaultRegion),
    payId: random.token(18),
    payExpireAt: new Date(createdAt.getTime() + env.holdMinutes * 60_000),
    deletedAt: null,
    createdAt,
    version: 1,
  }
}

/** What a buyer needs next to pay a new purchase. */
export const submitReply = ({ id, orderNo, payId, payExpireAt }: PurchaseRow): SubmitReply => ({
  orderid: id,
  orderNo,
  payId,
  payExpireTime: payExpireAt.toISOString(),
})

/** Why a new purchase was not stored: 409 duplicate_order (data: the unpaid one that its buyer already has), or an order number that is taken. */
export async function whyNotStored(tx: Executor, order: PurchaseRow, duplicateText: string): Promise<Error> {
  const unpaid = await findUnpaidPurchase(tx, order)
  if (!unpaid) return new Error(`order number ${order.orderNo} is taken`)
  const { id, orderNo, payId } = unpaid
  return conflict('duplicate_order', duplicateText, { orderid: id, orderNo, payId })
}

/** Stores what is to be paid for a new purchase, and the first line of its history. */
export async function writePayment(tx: Executor, order: PurchaseRow, reason: string): Promise<void> {
  const { id: purchaseId, createdAt, currencyCode, totalMinor } = order
  await insertPayment(tx, {
    id: order.payId,
    purchaseId,
    status: 'PENDING',
    currencyCode,
    totalMinor,
    expireAt: order.payExpireAt,
    createdAt,
  })
  const change = { actor: 'user', reason }
  await insertPurchaseLog(tx, order.version, {
    purchaseId,
    at: createdAt,
    fromStatus: null,
    toStatus: 'TO_PAY',
    ...change,
  })
}

const DAY_MS = 86_400_000

/** The part of the usual bound that an account has in its first day: 2 of 5. */
const NEW_ACCOUNT_SHARE = 0.4

const tooManyUnpaid = (orders: readonly PurchaseRow[]) =>
  conflict(
    'too_many_unpaid',
    `You already have ${orders.length} bookings that wait for payment. Please pay or cancel one of them first.`,
    { orders: orders.map(({ id: orderid, orderNo, payId }) => ({ orderid, orderNo, payId })) },
  )

/** Throws 409 too_many_unpaid (data: the unpaid orders) where a new order would exceed the bound. It locks the user first, so parallel submits of one account are counted one by one. An unpaid order of the same thing is left to the duplicate check. */
export async function refuseTooManyUnpaid(
  tx: Executor,
  { mostUnpaidOrders }: Pick<Env, 'mostUnpaidOrders'>,
  order: PurchaseRow,
): Promise<void> {
  const since = await lockUserSince(tx, order.userId)
  const unpaid = await listUnpaidPurchases(tx, order.userId)
  const isSame = ({ duplicateKey }: PurchaseRow) => duplicateKey === order.duplicateKey
  const isNew = since !== null && order.createdAt.getTime() - since.getTime() < DAY_MS
  const most = isNew ? Math.ceil(mostUnpaidOrders * NEW_ACCOUNT_SHARE) : mostUnpaidOrders
  if (unpaid.length >= most && !unpaid.some(isSame)) throw tooManyUnpaid(unpaid)
}
