import type { OrderChannel, OrderContact, SubmitReply } from '@/contract/order'
import { lockUserSince } from '../account/repository/users'
import type { Env } from '../kernel/config/env'
import type { Executor } from '../kernel/database/executor'
import type { PurchaseKind } from '../kernel/database/schema/orders'
import { conflict } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { insertPayment } from './repository/payments'
import { findUnpaidPurchase, insertPurchaseLog, listUnpaidPurchases, type PurchaseRow } from './repository/purchases'

/** The facts of a new purchase that depend on its kind; amounts in minor units of the currency. */
interface PurchaseRequest {
  readonly userId: string
  readonly key: string
  readonly kind: PurchaseKind
  /** Identifies what is bought: a buyer has at most one unpaid purchase with the same key. */
  readonly duplicateKey: string
  readonly contact: OrderContact
  readonly channel: OrderChannel | null
  /** ISO 3166 codes of the countries where it is used. */
  readonly countryCodes: readonly string[]
  readonly currencyCode: string
  readonly goodsMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
}

/** Creates an unpaid purchase with a readable number, an unguessable payId, and the time until which its stock is held. */
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

/** The reply to a submitted order: what its buyer needs to pay it. */
export const submitReply = ({ id, orderNo, payId, payExpireAt }: PurchaseRow): SubmitReply => ({
  orderid: id,
  orderNo,
  payId,
  payExpireTime: payExpireAt.toISOString(),
})

/** The error for a purchase that could not be stored: 409 duplicate_order (data: the unpaid order), or a plain one for a taken order number. */
export async function whyNotStored(tx: Executor, order: PurchaseRow, duplicateText: string): Promise<Error> {
  const unpaid = await findUnpaidPurchase(tx, order)
  if (!unpaid) return new Error(`order number ${order.orderNo} is taken`)
  const { id, orderNo, payId } = unpaid
  return conflict('duplicate_order', duplicateText, { orderid: id, orderNo, payId })
}

/** Stores the payment of a new purchase and the first line of its history. */
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

/** The fraction of the usual limit that applies in an account's first day. */
const NEW_ACCOUNT_SHARE = 0.4

const tooManyUnpaid = (orders: readonly PurchaseRow[]) =>
  conflict(
    'too_many_unpaid',
    `You already have ${orders.length} bookings that wait for payment. Please pay or cancel one of them first.`,
    { orders: orders.map(({ id: orderid, orderNo, payId }) => ({ orderid, orderNo, payId })) },
  )

/** Throws 409 too_many_unpaid (data: the unpaid orders) if a new order would exceed the limit. Locks the user first, so that parallel submits of one account are counted one by one. Leaves an unpaid order with the same duplicate key to the duplicate check. */
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
