import type { SubmitExchange } from '@/contract/exchange'
import type { OrderChannel, SubmitReply } from '@/contract/order'
import { planPayReminder } from '../../booking/emails/reminders'
import { holdRoomsForOrder } from '../../booking/inventory'
import { storeTravelers } from '../../booking/order-travelers'
import { refuseTooManyUnpaid, writePayment } from '../../booking/place-order'
import type { Executor } from '../../kernel/database/executor'
import type { SkuSnapshot } from '../../kernel/database/schema/vouchers'
import { ApiError, conflict, gone } from '../../kernel/errors'
import { runOnce } from '../../kernel/idempotency/run-once'
import type { Services } from '../../kernel/services'
import { type BuyersLaw, lawNamed, lawOfSale } from '../buyers-law'
import { cancelUntil } from '../exchange-deadline'
import type { QuotedExchange } from '../exchange-quote'
import { type ExchangeForm, exchangeForm, staySnapshot } from '../new-exchange'
import { refuseGuests } from '../place-exchange'
import { agreed, limitReached, refuseClosedSale, soldOut, stockQueue } from '../place-order'
import { noSuchSku } from '../product'
import { findUnpaidMixOrder, insertMixOrder, type MixOrderRow } from '../repository/mix-orders'
import { countForBuyer, findSku, holdStock, type SkuRow } from '../repository/skus'
import { snapshotHash } from '../sku-snapshot'
import { channelOfPurchase } from '../sku-source'
import { type CheckedMix, mixToken, quoteDate } from './mix-quote'

/** Who buys what under which key. */
interface Submission {
  readonly userId: string
  /** Keys under which it is noted from where the buyer came: the user's and the device's. */
  readonly owners: readonly string[]
  readonly key: string
  readonly sent: SubmitExchange
}

/**
 * Buys vouchers with the date of the first of them: order, payment, the buyer's count, the room and the stock in one transaction, all
 * or nothing. Throws 400 bad_token, 410 token_expired, 409 sale_ended, sold_out, limit_reached, price_changed, difference_changed,
 * date_refused, duplicate_order (data: the unpaid order) and too_many_unpaid.
 */
export async function placeMixOrder(services: Services, submission: Submission): Promise<SubmitReply> {
  const { userId, key, sent } = submission
  const token = mixToken.read(services, sent.token)
  if (token.state === 'bad') throw new ApiError(400, 'bad_token', 'Please choose the date again.', { field: 'token' })
  const { content, state } = token
  const form = exchangeForm(sent)
  const once = { scope: userId, operationId: 'submitCombinationData', key, request: sent }
  const effect = async (tx: Executor) => {
    if (state === 'expired') throw gone('token_expired', 'The price was checked too long ago. Please check it again.')
    const channel = await channelOfPurchase(tx, services, submission, content.skuId)
    return buy(tx, services, { ...submission, form, channel }, content)
  }
  const queue = stockQueue(services.database, content.skuId)
  const reply = await queue.submit({ quantity: content.quantity, once }, () => runOnce(services, once, effect))
  if (!reply) throw soldOut()
  services.mailQueue.wake()
  return reply
}

interface Buying extends Submission {
  readonly form: ExchangeForm
  readonly channel: OrderChannel | null
}

async function buy(tx: Executor, services: Services, buying: Buying, checked: CheckedMix): Promise<SubmitReply> {
  const row = await findSku(tx, checked.skuId)
  if (!row) throw noSuchSku()
  const snapshot = await agreed(tx, services, row, checked)
  const quoted = await quoteDate(services, tx, row, snapshot, checked)
  if (quoted.quote.differenceMinor !== checked.differenceMinor)
    throw conflict('difference_changed', 'The price of the date has changed. Please look at it again.')
  refuseGuests({ snapshot }, quoted, buying.sent)
  const law = await lawNamed(tx, checked.law)
  const order = newMixOrder(services, buying, { row, snapshot, quoted, checked, law })
  await refuseClosedSale(tx, services, row, buying.userId)
  await refuseTooManyUnpaid(tx, services.env, order)
  if (!(await insertMixOrder(tx, order))) throw await duplicate(tx, order)
  const travelerIds = buying.sent.guests.map(({ travelerId }) => travelerId ?? null)
  await storeTravelers(tx, services, order, travelerIds)
  await writePayment(tx, order, 'Order placed')
  await planPayReminder(tx, services, order)
  if (!(await countForBuyer(tx, row, order.userId, order.quantity))) throw limitReached(row)
  // The contended rows come last, the room before the stock, as wherever both are taken.
  const { id, roomTypeId, checkIn, checkOut, orderNo, payId, payExpireAt } = order
  await holdRoomsForOrder(tx, id, { roomTypeId, checkIn, checkOut, rooms: 1 })
  if (!(await holdStock(tx, row.id, order.quantity))) throw soldOut()
  return { orderid: id, orderNo, payId, payExpireTime: payExpireAt.toISOString() }
}

async function duplicate(tx: Executor, order: MixOrderRow): Promise<Error> {
  const unpaid = await findUnpaidMixOrder(tx, order)
  if (!unpaid) return new Error(`order number ${order.orderNo} is taken`)
  const { id, orderNo, payId } = unpaid
  const message = 'You already have an unpaid order of this voucher with a date.'
  return conflict('duplicate_order', message, { orderid: id, orderNo, payId })
}

interface Agreed {
  readonly row: SkuRow
  readonly snapshot: SkuSnapshot
  readonly quoted: QuotedExchange
  readonly checked: CheckedMix
  readonly law: BuyersLaw
}

function newMixOrder(
  services: Services,
  { userId, key, form, channel }: Buying,
  { row, snapshot, quoted, checked, law }: Agreed,
): MixOrderRow {
  const { random, clock, env } = services
  const { room, offer, checkIn, checkOut } = quoted
  const createdAt = clock.now()
  const totalMinor = checked.totalMinor + checked.differenceMinor
  return {
    id: random.id(),
    orderNo: `SL${random.digits(12)}`,
    userId,
    kind: 'mix',
    parentId: null,
    clientReference: key,
    duplicateKey: `mix ${row.id}`,
    status: 'TO_PAY',
    currencyCode: row.currencyCode,
    goodsMinor: totalMinor,
    taxMinor: 0,
    discountMinor: 0,
    totalMinor,
    paidMinor: 0,
    refundedMinor: 0,
    ...form,
    channel,
    placedBy: 'traveler',
    isAbroad: room.hotel.countryCode !== env.defaultRegion,
    payId: random.token(18),
    payExpireAt: new Date(createdAt.getTime() + env.holdMinutes * 60_000),
    deletedAt: null,
    createdAt,
    version: 1,
    skuId: row.id,
    quantity: checked.quantity,
    unitMinor: row.priceMinor,
    differenceMinor: checked.differenceMinor,
    skuSnapshot: snapshot,
    skuSnapshotHash: snapshotHash(snapshot),
    ...lawOfSale(law, snapshot.validity, createdAt),
    hotelId: room.hotel.id,
    roomTypeId: room.room.id,
    checkIn,
    checkOut,
    nights: offer.nights,
    staySnapshot: staySnapshot(services, quoted),
    cancelUntil: cancelUntil(offer.terms, checkIn, room.hotel),
  }
}
