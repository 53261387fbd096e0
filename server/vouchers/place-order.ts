import type { SubmitCouponOrder } from '@/contract/coupon-order'
import type { SubmitReply } from '@/contract/order'
import { contactOf } from '../booking/new-order'
import { newPurchase, submitReply } from '../booking/new-purchase'
import type { Executor } from '../kernel/database/executor'
import type { SkuSnapshot } from '../kernel/database/schema/vouchers'
import { badInput, badToken } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { type BuyersLaw, lawNamed, lawOfSale } from './buyers-law'
import { recipientOf } from './give'
import { noSuchSku } from './product'
import { type CouponOrderRow, insertCouponOrder } from './repository/coupon-orders'
import { findSku, holdStock, type SkuRow } from './repository/skus'
import { agreedSnapshot, type SkuSubmission, soldOut, storeSkuOrder, submitForSku } from './sku-purchase'
import { snapshotHash } from './sku-snapshot'
import { type CheckedSku, skuToken } from './sku-token'

type Submission = SkuSubmission<SubmitCouponOrder>

/**
 * Buys vouchers at a checked price: order, payment, the buyer's count and the stock in one transaction. Throws 400 bad_token,
 * 410 token_expired, 409 sale_ended, sold_out, limit_reached, price_changed, duplicate_order (data: the unpaid order) and too_many_unpaid.
 */
export async function placeCouponOrder(services: Services, submission: Submission): Promise<SubmitReply> {
  const { sent } = submission
  const token = skuToken.read(services, sent.verifyToken)
  if (token.state === 'bad') throw badToken('verifyToken', 'Please check the price again.')
  const contact = contactOf(sent.contact)
  const gift = sent.gift ? recipientOf(sent.gift, 'gift.email') : null
  return submitForSku(services, 'submitCouponOrder', submission, token, (tx, channel) =>
    buy(tx, services, { ...submission, contact, gift, channel }, token.content),
  )
}

type Buying = Submission & Pick<CouponOrderRow, 'contact' | 'gift' | 'channel'>

async function buy(tx: Executor, services: Services, buying: Buying, checked: CheckedSku): Promise<SubmitReply> {
  const row = await findSku(tx, checked.skuId)
  if (!row) throw noSuchSku()
  if (buying.gift && !row.terms.isTransferable) throw badInput('gift', 'This voucher cannot be given away.')
  const snapshot = await agreedSnapshot(tx, services, row, checked)
  const order = newCouponOrder(services, buying, row, checked, snapshot, await lawNamed(tx, checked.law))
  await storeSkuOrder(tx, services, row, order, {
    insert: insertCouponOrder,
    duplicateText: 'You already have an unpaid order of this voucher.',
  })
  // The contended row comes last, so that it is locked shortly.
  if (!(await holdStock(tx, row.id, order.quantity))) throw soldOut()
  return submitReply(order)
}

function newCouponOrder(
  services: Services,
  { userId, key, contact, gift, channel }: Buying,
  row: SkuRow,
  { quantity, totalMinor }: CheckedSku,
  snapshot: SkuSnapshot,
  law: BuyersLaw,
): CouponOrderRow {
  const purchase = newPurchase(services, {
    userId,
    key,
    kind: 'coupon',
    duplicateKey: `sku ${row.id}`,
    contact,
    channel,
    countryCodes: snapshot.hotels.map(({ countryCode }) => countryCode),
    currencyCode: row.currencyCode,
    goodsMinor: totalMinor,
    taxMinor: 0,
    totalMinor,
  })
  return {
    ...purchase,
    skuId: row.id,
    quantity,
    unitMinor: row.priceMinor,
    snapshot,
    snapshotHash: snapshotHash(snapshot),
    ...lawOfSale(law, snapshot.validity, purchase.createdAt),
    gift,
  }
}
