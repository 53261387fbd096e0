import type { SubmitCouponOrder } from '@/contract/coupon-order'
import type { SubmitReply } from '@/contract/order'
import { isBuyable, saleStateOf } from '@/domain/vouchers/sale-state'
import { createSubmitQueues } from '../booking/admission'
import { planPayReminder } from '../booking/emails/reminders'
import { contactOf } from '../booking/new-order'
import { refuseTooManyUnpaid, writePayment } from '../booking/place-order'
import type { Executor } from '../kernel/database/executor'
import { ApiError, badInput, conflict, gone } from '../kernel/errors'
import { type KeyName, runOnce } from '../kernel/idempotency/run-once'
import type { Services } from '../kernel/services'
import { type BuyersLaw, lawNamed, lawOfSale } from './buyers-law'
import { recipientOf } from './give'
import { noSuchSku, saleFactsOf } from './product'
import { type CouponOrderRow, findUnpaidCouponOrder, insertCouponOrder } from './repository/coupon-orders'
import { countBought, countForBuyer, findSku, findSkuRooms, holdStock, type SkuRow, stockLeft } from './repository/skus'
import { type CheckedSku, skuToken } from './sku-token'
import { channelOfPurchase } from './sku-source'
import { snapshotHash, snapshotOf } from './sku-snapshot'

/** Who buys what under which key. */
interface Submission {
  readonly userId: string
  /** Keys under which it is noted from where the buyer came: the user's and the device's. */
  readonly owners: readonly string[]
  readonly key: string
  readonly sent: SubmitCouponOrder
}

/**
 * Buys vouchers at a checked price: order, payment, the buyer's count and the stock in one transaction. Throws 400 bad_token,
 * 410 token_expired, 409 sale_ended, sold_out, limit_reached, price_changed, duplicate_order (data: the unpaid order) and too_many_unpaid.
 */
export async function placeCouponOrder(services: Services, submission: Submission): Promise<SubmitReply> {
  const { userId, key, sent } = submission
  const token = skuToken.read(services, sent.verifyToken)
  if (token.state === 'bad')
    throw new ApiError(400, 'bad_token', 'Please check the price again.', { field: 'verifyToken' })
  const contact = contactOf(sent.contact)
  const gift = sent.gift ? recipientOf(sent.gift, 'gift.email') : null
  const once = { scope: userId, operationId: 'submitCouponOrder', key, request: sent }
  const { content: checked, state } = token
  const effect = async (tx: Executor) => {
    if (state === 'expired') throw gone('token_expired', 'The price was checked too long ago. Please check it again.')
    const channel = await channelOfPurchase(tx, services, submission, checked.skuId)
    return buy(tx, services, { ...submission, contact, gift, channel }, checked)
  }
  const queue = stockQueue(services.database, checked.skuId)
  const reply = await queue.submit({ quantity: checked.quantity, once }, () => runOnce(services, once, effect))
  if (!reply) throw soldOut()
  services.mailQueue.wake()
  return reply
}

/** The queues of the vouchers of one SKU, by its id. */
export const stockQueue = createSubmitQueues<{ readonly quantity: number; readonly once: KeyName }>(
  async (db, skuId, submits) => {
    const left = await stockLeft(db, skuId)
    return submits.map(({ quantity }) => left < quantity)
  },
)

type Buying = Submission & Pick<CouponOrderRow, 'contact' | 'gift' | 'channel'>

async function buy(tx: Executor, services: Services, buying: Buying, checked: CheckedSku): Promise<SubmitReply> {
  const row = await findSku(tx, checked.skuId)
  if (!row) throw noSuchSku()
  if (buying.gift && !row.terms.isTransferable) throw badInput('gift', 'This voucher cannot be given away.')
  const snapshot = await agreed(tx, services, row, checked)
  const order = newCouponOrder(services, buying, row, checked, snapshot, await lawNamed(tx, checked.law))
  await refuseClosedSale(tx, services, row, buying.userId)
  await refuseTooManyUnpaid(tx, services.env, order)
  if (!(await insertCouponOrder(tx, order))) throw await duplicate(tx, order)
  await writePayment(tx, order, 'Order placed')
  await planPayReminder(tx, services, order)
  if (!(await countForBuyer(tx, row, order.userId, order.quantity))) throw limitReached(row)
  // The contended row comes last, so that it is locked shortly.
  if (!(await holdStock(tx, row.id, order.quantity))) throw soldOut()
  const { id, orderNo, payId, payExpireAt } = order
  return { orderid: id, orderNo, payId, payExpireTime: payExpireAt.toISOString() }
}

/** The refusal when the vouchers of a SKU are gone. */
export const soldOut = () => conflict('sold_out', 'Sorry, these vouchers have just been sold.')

/** The refusal of more vouchers than one person may have. */
export const limitReached = ({ limitPerUser }: SkuRow) =>
  conflict('limit_reached', `One person can have ${limitPerUser} of these vouchers.`, { limitPerUser })

/** What was agreed to, where it still is what is sold; throws 409 price_changed otherwise. */
export async function agreed(tx: Executor, services: Services, row: SkuRow, checked: CheckedSku) {
  const snapshot = snapshotOf(services.pictures, row, await findSkuRooms(tx, row.id))
  const isSame = snapshotHash(snapshot) === checked.snapshotHash
  if (!isSame) throw conflict('price_changed', 'The terms of this voucher have changed. Please look at them again.')
  if (row.priceMinor * checked.quantity !== checked.totalMinor || row.currencyCode !== checked.currencyCode)
    throw conflict('price_changed', 'The price has changed. Please look at it again.')
  return snapshot
}

/** Throws 409 sold_out, limit_reached or sale_ended where a person can't buy a SKU now. */
export async function refuseClosedSale(
  tx: Executor,
  services: Services,
  row: SkuRow,
  userId: string | null,
): Promise<void> {
  const state = saleStateOf(saleFactsOf(row, await countBought(tx, row.id, userId)), services.clock.now())
  if (isBuyable(state)) return
  if (state === 'sold_out') throw soldOut()
  if (state === 'limit_reached') throw limitReached(row)
  const message = state === 'ended' ? 'The sale has ended.' : 'The sale has not begun yet.'
  throw conflict('sale_ended', message, { state })
}

async function duplicate(tx: Executor, order: CouponOrderRow): Promise<Error> {
  const unpaid = await findUnpaidCouponOrder(tx, order)
  if (!unpaid) return new Error(`order number ${order.orderNo} is taken`)
  const { id, orderNo, payId } = unpaid
  const message = 'You already have an unpaid order of this voucher.'
  return conflict('duplicate_order', message, { orderid: id, orderNo, payId })
}

function newCouponOrder(
  { random, clock, env }: Services,
  { userId, key, contact, gift, channel }: Buying,
  row: SkuRow,
  { quantity, totalMinor }: CheckedSku,
  snapshot: CouponOrderRow['snapshot'],
  law: BuyersLaw,
): CouponOrderRow {
  const createdAt = clock.now()
  return {
    id: random.id(),
    orderNo: `SL${random.digits(12)}`,
    userId,
    kind: 'coupon',
    parentId: null,
    clientReference: key,
    duplicateKey: `sku ${row.id}`,
    status: 'TO_PAY',
    currencyCode: row.currencyCode,
    goodsMinor: totalMinor,
    taxMinor: 0,
    discountMinor: 0,
    totalMinor,
    paidMinor: 0,
    refundedMinor: 0,
    contact,
    channel,
    placedBy: 'traveler',
    isAbroad: snapshot.hotels.some(({ countryCode }) => countryCode !== env.defaultRegion),
    payId: random.token(18),
    payExpireAt: new Date(createdAt.getTime() + env.holdMinutes * 60_000),
    deletedAt: null,
    createdAt,
    version: 1,
    skuId: row.id,
    quantity,
    unitMinor: row.priceMinor,
    snapshot,
    snapshotHash: snapshotHash(snapshot),
    ...lawOfSale(law, snapshot.validity, createdAt),
    gift,
  }
}
