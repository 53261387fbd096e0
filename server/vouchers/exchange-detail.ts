import type { ExchangeOrder } from '@/contract/exchange'
import { type GuestDocuments, maskedDocuments } from '../booking/order-travelers'
import { presentLog, presentRefund } from '../booking/present'
import { findPurchaseLogs } from '../booking/repository/purchases'
import { findRefundsOfPurchase } from '../booking/repository/refunds'
import type { Services } from '../kernel/services'
import { cancelText } from './exchange-deadline'
import { presentExchangeCard, presentExchangeParts } from './present'
import type { ExchangeOrderRow } from './repository/exchange-orders'

/** A stay that is booked with a voucher, with its refunds and history, as its traveler sees it. */
export async function readExchangeOrder(services: Services, order: ExchangeOrderRow): Promise<ExchangeOrder> {
  const { db } = services.database
  const documents = await maskedDocuments(db, services.env.secret, order)
  const refunds = await findRefundsOfPurchase(db, order.id)
  const logs = await findPurchaseLogs(db, order.id)
  return {
    ...presentStay(order, documents, services.clock.now()),
    refunds: refunds.map(presentRefund),
    logs: logs.map(presentLog),
  }
}

function presentStay(
  order: ExchangeOrderRow,
  documents: GuestDocuments,
  now: Date,
): Omit<ExchangeOrder, 'refunds' | 'logs'> {
  const { snapshot, status, cancelUntil, contact, specialRequest, paidMinor, refundedMinor } = order
  const { hotelLocalName, address, addressLocal, hotelPhone, timeZone, bedText, parts } = snapshot
  const { checkinFrom, checkinUntil, checkoutUntil } = snapshot
  return {
    ...presentExchangeCard(order, now),
    hotelLocalName,
    address,
    addressLocal,
    hotelPhone,
    timeZone,
    checkinFrom,
    checkinUntil,
    checkoutUntil,
    bedText,
    guests: order.guests.map((guest, index) => {
      const document = documents.get(index)
      return { ...guest, ...(document && { document }) }
    }),
    contact,
    specialRequest,
    parts: presentExchangeParts(parts, order.currencyCode),
    paidMinor,
    refundedMinor,
    canCancel: status === 'TO_PAY' || (status === 'CONFIRMED' && now < cancelUntil),
    cancelText: cancelText(cancelUntil, timeZone, now),
  }
}
