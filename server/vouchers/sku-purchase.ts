import type { OrderChannel, SubmitReply } from '@/contract/order'
import { isBuyable, type SaleFacts, saleStateOf } from '@/domain/vouchers/sale-state'
import { createSubmitQueues } from '../booking/admission'
import { planPayReminder } from '../booking/emails/reminders'
import { refuseTooManyUnpaid, whyNotStored, writePayment } from '../booking/new-purchase'
import type { PurchaseRow } from '../booking/repository/purchases'
import type { ReadToken } from '../kernel/crypto/expiring-token'
import type { Executor } from '../kernel/database/executor'
import type { SkuSnapshot } from '../kernel/database/schema/vouchers'
import { conflict, gone } from '../kernel/errors'
import { type KeyName, runOnce } from '../kernel/idempotency/run-once'
import type { Services } from '../kernel/services'
import { saleFactsOf } from './product'
import { countBought, countForBuyer, findSkuRooms, type SkuRow, stockLeft } from './repository/skus'
import { snapshotHash, snapshotOf } from './sku-snapshot'
import { channelOfPurchase } from './sku-source'
import type { CheckedSku } from './sku-token'

/** A request to buy vouchers: the buyer, the idempotency key, and the input. */
export interface SkuSubmission<Sent extends { readonly channel?: OrderChannel }> {
  readonly userId: string
  /** Keys under which the source of the buyer's visit is stored: the user's and the device's. */
  readonly owners: readonly string[]
  readonly key: string
  readonly sent: Sent
}

/** The queues of the vouchers of one SKU, by its id. */
const stockQueue = createSubmitQueues<{ readonly quantity: number; readonly once: KeyName }>(
  async (db, skuId, submits) => {
    const left = await stockLeft(db, skuId)
    return submits.map(({ quantity }) => left < quantity)
  },
)

/** Runs `buy` for a checked price in the queue of its SKU, once per idempotency key and in one transaction. Throws 410 token_expired, 409 sold_out and what `buy` throws. */
export async function submitForSku<Sent extends { readonly channel?: OrderChannel }>(
  services: Services,
  operationId: string,
  submission: SkuSubmission<Sent>,
  { state, content }: Exclude<ReadToken<CheckedSku>, { readonly state: 'bad' }>,
  buy: (tx: Executor, channel: OrderChannel | null) => Promise<SubmitReply>,
): Promise<SubmitReply> {
  const { userId, key, sent } = submission
  const { skuId, quantity } = content
  const once = { scope: userId, operationId, key, request: sent }
  const effect = async (tx: Executor) => {
    if (state === 'expired') throw gone('token_expired', 'The price was checked too long ago. Please check it again.')
    return buy(tx, await channelOfPurchase(tx, services, submission, skuId))
  }
  const queue = stockQueue(services.database, skuId)
  const reply = await queue.submit({ quantity, once }, () => runOnce(services, once, effect))
  if (!reply) throw soldOut()
  services.mailQueue.wake()
  return reply
}

/** The refusal when the vouchers of a SKU are gone. */
export const soldOut = () => conflict('sold_out', 'Sorry, these vouchers have just been sold.')

const limitReached = ({ limitPerUser }: SkuRow) =>
  conflict('limit_reached', `One person can have ${limitPerUser} of these vouchers.`, { limitPerUser })

/** The terms that the buyer agreed to. Throws 409 price_changed if the terms or the price have changed since. */
export async function agreedSnapshot(
  tx: Executor,
  services: Services,
  row: SkuRow,
  checked: CheckedSku,
): Promise<SkuSnapshot> {
  const snapshot = snapshotOf(services.pictures, row, await findSkuRooms(tx, row.id))
  const isSame = snapshotHash(snapshot) === checked.snapshotHash
  if (!isSame) throw conflict('price_changed', 'The terms of this voucher have changed. Please look at them again.')
  if (row.priceMinor * checked.quantity !== checked.totalMinor || row.currencyCode !== checked.currencyCode)
    throw conflict('price_changed', 'The price has changed. Please look at it again.')
  return snapshot
}

/** Throws 409 sold_out, limit_reached or sale_ended unless a SKU can be bought now; the facts are those for its buyer. */
export function refuseClosedSale({ clock }: Pick<Services, 'clock'>, row: SkuRow, facts: SaleFacts): void {
  const state = saleStateOf(facts, clock.now())
  if (isBuyable(state)) return
  if (state === 'sold_out') throw soldOut()
  if (state === 'limit_reached') throw limitReached(row)
  const message = state === 'ended' ? 'The sale has ended.' : 'The sale has not begun yet.'
  throw conflict('sale_ended', message, { state })
}

/** How an order of vouchers is stored. */
interface OrderStore<Order> {
  /** Returns false if its buyer already has an unpaid order of the same. */
  readonly insert: (tx: Executor, order: Order) => Promise<boolean>
  /** The message of the error that names that unpaid order. */
  readonly duplicateText: string
}

/** Stores an order of vouchers with its payment and counts it towards its buyer's limit, without holding the stock yet. Throws as refuseClosedSale does, and 409 duplicate_order and too_many_unpaid. */
export async function storeSkuOrder<Order extends PurchaseRow & { readonly quantity: number }>(
  tx: Executor,
  services: Services,
  row: SkuRow,
  order: Order,
  { insert, duplicateText }: OrderStore<Order>,
): Promise<void> {
  refuseClosedSale(services, row, saleFactsOf(row, await countBought(tx, row.id, order.userId)))
  await refuseTooManyUnpaid(tx, services.env, order)
  if (!(await insert(tx, order))) throw await whyNotStored(tx, order, duplicateText)
  await writePayment(tx, order, 'Order placed')
  await planPayReminder(tx, services, order)
  if (!(await countForBuyer(tx, row, order.userId, order.quantity))) throw limitReached(row)
}
