import type { ExchangeDifference, ExchangeInfo } from '@/contract/exchange'
import type { ExchangeDates } from '@/contract/product'
import type { OrderContact } from '@/contract/order'
import { shownAmount } from '@/domain/money/amount-text'
import { triesLeft } from '@/domain/vouchers/exchange-tries'
import { termsLines } from '@/domain/vouchers/terms-text'
import type { Executor } from '../kernel/database/executor'
import type { Services, SignedInUser } from '../kernel/services'
import { exchangeDates } from './exchange-dates'
import {
  offerOfVoucher,
  type QuotedExchange,
  quoteStay,
  roomOfVoucher,
  roomsOfVoucher,
  type WantedStay,
  whyNotFree,
} from './exchange-quote'
import { EXCHANGE_TOKEN_MS, exchangeToken } from './exchange-token'
import { buyersOrderId } from './order-paths'
import { presentExchangeCard } from './present'
import { presentQuotedDate } from './present-date'
import { presentHotels } from './product'
import { findCouponOrder } from './repository/coupon-orders'
import { findExchangesOfVouchers } from './repository/exchange-orders'
import { findVoucher, type SoldVoucher } from './repository/vouchers'
import { firstDayOf, validText } from './validity'
import { noSuchVoucher } from './wallet'

/** A voucher of a person; throws 404 for anybody else's. */
async function voucherOfHolder(db: Executor, userId: string, voucherId: string): Promise<SoldVoucher> {
  const voucher = await findVoucher(db, voucherId)
  if (voucher?.userId !== userId) throw noSuchVoucher()
  return voucher
}

/** Where and how a voucher can be exchanged for a room now. Throws 404 for anybody else's. */
export async function readExchangeInfo(
  services: Services,
  user: SignedInUser,
  voucherId: string,
): Promise<ExchangeInfo> {
  const { db } = services.database
  const now = services.clock.now()
  const voucher = await voucherOfHolder(db, user.uid, voucherId)
  const { snapshot, nights, nightsLeft, currencyCode, lastDay } = voucher
  const { terms, validity, hotels } = snapshot
  const refusal = await whyNotFree(db, voucher, now)
  const open = (await findExchangesOfVouchers(db, [voucherId])).find(({ isOpen }) => isOpen)
  return {
    voucherId,
    couponOrderId: buyersOrderId(voucher.orderId, voucher),
    name: snapshot.name,
    variant: snapshot.variant,
    headImg: snapshot.headImg,
    status: voucher.status,
    refusal: refusal && { code: refusal.code, text: refusal.message },
    exchange: open ? presentExchangeCard(open, now) : null,
    nights,
    nightsLeft,
    fewestNights: terms.isPartial ? 1 : nightsLeft,
    firstDay: firstDayOf(validity),
    lastDay,
    validText: validText(
      lastDay,
      hotels.map(({ timeZone }) => timeZone),
    ),
    currencyCode,
    termsLines: termsLines({ terms, validity, nights, currencyCode, faceMinor: snapshot.faceMinor }),
    hotels: presentHotels(services, await roomsOfVoucher(db, voucher), currencyCode),
    needsDocuments: terms.needsDocuments,
    triesLeft: triesLeft(voucher, now),
    contact: await contactOfHolder(db, voucher),
    serverTime: now.toISOString(),
  }
}

/** The default contact for the hotel: that of the order if the holder is the buyer, else null. */
async function contactOfHolder(db: Executor, voucher: SoldVoucher): Promise<OrderContact | null> {
  const orderId = buyersOrderId(voucher.orderId, voucher)
  const order = orderId === null ? undefined : await findCouponOrder(db, orderId)
  return order?.contact ?? null
}

/** What each day costs beside a voucher in a room type. Throws 404 for anybody else's voucher and for other rooms. */
export async function readExchangeDates(
  services: Services,
  user: SignedInUser,
  { voucherId, roomTypeId, nights }: Omit<WantedStay, 'checkIn'> & { readonly voucherId: string },
): Promise<ExchangeDates> {
  const { db } = services.database
  const voucher = await voucherOfHolder(db, user.uid, voucherId)
  const room = await roomOfVoucher(db, voucher, roomTypeId)
  const { id: hotelId, timeZone } = room.hotel
  const offer = offerOfVoucher(voucher, room, nights)
  return exchangeDates(services, { offer, hotelId, roomTypeId, timeZone, currencyCode: voucher.currencyCode })
}

/** What a stay costs beside a voucher, with the token that fixes it. Throws 404 for anybody else's and 409 where it can't be booked now. */
export async function readExchangeDifference(
  services: Services,
  user: SignedInUser,
  { voucherId, ...wanted }: WantedStay & { readonly voucherId: string },
): Promise<ExchangeDifference> {
  const { db } = services.database
  const voucher = await voucherOfHolder(db, user.uid, voucherId)
  const refusal = await whyNotFree(db, voucher, services.clock.now())
  if (refusal) throw refusal
  return presentDifference(services, voucher, await quoteStay(services, db, voucher, wanted))
}

/** Presents what a stay costs beside a voucher, with a new token. */
export function presentDifference(
  services: Services,
  voucher: SoldVoucher,
  quoted: QuotedExchange,
): ExchangeDifference {
  const now = services.clock.now()
  const expireAt = new Date(now.getTime() + EXCHANGE_TOKEN_MS)
  const { id: voucherId, currencyCode } = voucher
  const date = presentQuotedDate(quoted, currencyCode, now, expireAt)
  const { roomTypeId, checkIn, nights, differenceMinor } = date
  const content = { voucherId, roomTypeId, checkIn, nights, differenceMinor }
  return {
    voucherId,
    ...date,
    ...shownAmount(differenceMinor, currencyCode),
    token: exchangeToken.sign(services, content, expireAt),
  }
}
