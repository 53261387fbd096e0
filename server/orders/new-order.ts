import { createHash } from 'node:crypto'
import { canonicalJson } from '../kernel/idempotency/run-once'
import type { QuotedPackage } from '../quotes/quote-package-by-id'
import type { OrderRow } from '../repositories/order'
import type { Services } from '../kernel/services'
import type { BookingForm } from './booking-form'
import { orderSnapshotOf } from './order-snapshot-of'

/** Who books under which key, and what was typed. */
export interface OrderWish {
  readonly userId: string
  readonly key: string
  readonly form: BookingForm
}

/** A new unpaid order for a quoted package: readable number, unguessable payId, and a snapshot of all that was shown. */
export function newOrder(services: Services, { userId, key, form }: OrderWish, quoted: QuotedPackage): OrderRow {
  const { random, clock, env } = services
  const { stay, quote, hotel, roomType, ratePackage } = quoted
  const createdAt = clock.now()
  const snapshot = orderSnapshotOf(services, quoted)
  return {
    id: random.id(),
    orderNo: `SL${random.digits(12)}`,
    userId,
    clientReference: key,
    status: 'TO_PAY',
    hotelId: hotel.id,
    roomTypeId: roomType.id,
    packageId: ratePackage.id,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    roomCount: stay.rooms,
    adults: stay.adults,
    children: stay.children,
    currencyCode: quote.price.currencyCode,
    goodsMinor: quote.amounts.goodsMinor,
    taxMinor: quote.amounts.taxMinor,
    totalMinor: quote.amounts.totalMinor,
    paidMinor: 0,
    refundedMinor: 0,
    ...form,
    snapshot,
    snapshotHash: createHash('sha256').update(canonicalJson(snapshot)).digest('hex'),
    payId: random.token(18),
    payExpireAt: new Date(createdAt.getTime() + env.holdMinutes * 60_000),
    confirmationNo: null,
    pinCode: null,
    createdAt,
    version: 1,
  }
}
