import type { SubmitExchange } from '@/contract/exchange'
import type { OrderChannel, SubmitReply } from '@/contract/order'
import { holdRoomsForOrder } from '../../booking/inventory'
import { newPurchase, submitReply } from '../../booking/new-purchase'
import { storeTravelers } from '../../booking/order-travelers'
import type { Executor } from '../../kernel/database/executor'
import type { SkuSnapshot } from '../../kernel/database/schema/vouchers'
import { badToken, conflict } from '../../kernel/errors'
import type { Services } from '../../kernel/services'
import { type BuyersLaw, lawNamed, lawOfSale } from '../buyers-law'
import { cancelUntil } from '../exchange-deadline'
import type { QuotedExchange } from '../exchange-quote'
import { type ExchangeForm, exchangeForm, staySnapshot } from '../new-exchange'
import { refuseGuests } from '../place-exchange'
import { noSuchSku } from '../product'
import { insertMixOrder, type MixOrderRow } from '../repository/mix-orders'
import { findSku, holdStock, type SkuRow } from '../repository/skus'
import { agreedSnapshot, type SkuSubmission, soldOut, storeSkuOrder, submitForSku } from '../sku-purchase'
import { snapshotHash } from '../sku-snapshot'
import { type CheckedMix, mixToken, quoteDate } from './mix-quote'

type Submission = SkuSubmission<SubmitExchange>

/**
 * Buys vouchers with the date of the first of them: order, payment, the buyer's count, the room and the stock in one transaction, all
 * or nothing. Throws 400 bad_token, 410 token_expired, 409 sale_ended, sold_out, limit_reached, price_changed, difference_changed,
 * date_refused, duplicate_order (data: the unpaid order) and too_many_unpaid.
 */
export async function placeMixOrder(services: Services, submission: Submission): Promise<SubmitReply> {
  const { sent } = submission
  const token = mixToken.read(services, sent.token)
  if (token.state === 'bad') throw badToken('token', 'Please choose the date again.')
  const form = exchangeForm(sent)
  return submitForSku(services, 'submitCombinationData', submission, token, (tx, channel) =>
    buy(tx, services, { ...submission, form, channel }, token.content),
  )
}

interface Buying extends Submission {
  readonly form: ExchangeForm
  readonly channel: OrderChannel | null
}

async function buy(tx: Executor, services: Services, buying: Buying, checked: CheckedMix): Promise<SubmitReply> {
  const row = await findSku(tx, checked.skuId)
  if (!row) throw noSuchSku()
  const snapshot = await agreedSnapshot(tx, services, row, checked)
  const quoted = await quoteDate(services, tx, row, snapshot, checked)
  if (quoted.quote.differenceMinor !== checked.differenceMinor)
    throw conflict('difference_changed', 'The price of the date has changed. Please look at it again.')
  refuseGuests({ snapshot }, quoted, buying.sent)
  const law = await lawNamed(tx, checked.law)
  const order = newMixOrder(services, buying, { row, snapshot, quoted, checked, law })
  await storeSkuOrder(tx, services, row, order, {
    insert: insertMixOrder,
    duplicateText: 'You already have an unpaid order of this voucher with a date.',
  })
  const travelerIds = buying.sent.guests.map(({ travelerId }) => travelerId ?? null)
  await storeTravelers(tx, services, order, travelerIds)
  // The contended rows come last, the room before the stock, as wherever both are taken.
  const { roomTypeId, checkIn, checkOut } = order
  await holdRoomsForOrder(tx, order.id, { roomTypeId, checkIn, checkOut, rooms: 1 })
  if (!(await holdStock(tx, row.id, order.quantity))) throw soldOut()
  return submitReply(order)
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
  const { room, offer, checkIn, checkOut } = quoted
  const totalMinor = checked.totalMinor + checked.differenceMinor
  const purchase = newPurchase(services, {
    userId,
    key,
    kind: 'mix',
    duplicateKey: `mix ${row.id}`,
    contact: form.contact,
    channel,
    countryCodes: [room.hotel.countryCode],
    currencyCode: row.currencyCode,
    goodsMinor: totalMinor,
    taxMinor: 0,
    totalMinor,
  })
  return {
    ...purchase,
    skuId: row.id,
    quantity: checked.quantity,
    unitMinor: row.priceMinor,
    differenceMinor: checked.differenceMinor,
    skuSnapshot: snapshot,
    skuSnapshotHash: snapshotHash(snapshot),
    ...lawOfSale(law, snapshot.validity, purchase.createdAt),
    hotelId: room.hotel.id,
    roomTypeId: room.room.id,
    checkIn,
    checkOut,
    nights: offer.nights,
    guests: form.guests,
    specialRequest: form.specialRequest,
    staySnapshot: staySnapshot(services, quoted),
    cancelUntil: cancelUntil(offer.terms, checkIn, room.hotel),
  }
}
