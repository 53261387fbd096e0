import { hotelRoutes } from '@/contract/hotel'
import { verifyPackageTrade } from './verify-trade'
import { orderRoutes, type OrderTab } from '@/contract/order'
import { type NarrowOrderTab, orderTabOf, statusesOfTab } from '@/domain/orders/hotel-order'
import { refundRoutes } from '@/contract/refund'
import { applyForCancel, deleteHotelOrder } from './apply-for-cancel'
import { cancelHotelOrder, noSuchOrder } from './cancel'
import { presentCancelQuote } from './cancel-quote'
import { placeOrder } from './place-order'
import { presentHotelOrder, presentOrderCard, readOrderCursor, writeOrderCursor } from './present'
import {
  countOrdersByStatus,
  findOrderByPayId,
  findPurchaseLogs,
  findOrderOfUser,
  findOrdersOfUser,
} from './repository/orders'
import { findAttempts, findPaidAttempts, findPayment } from './repository/payments'
import { findRefundsOfPurchase } from './repository/refunds'
import type { Services, SignedInUser } from '../kernel/services'
import { routeModule } from '../kernel/http/route-module'
import { paymentRoutes } from '@/contract/payment'
import { findDispute } from './payments/disputes'
import { createPayment, findPayUrl, freshAttempt } from './payments/pay'
import { takeProviderEvent } from './payments/settle'
import { notFound, unauthorized } from '../kernel/errors'
import { presentAttempt, presentPaymentPage } from './payments/present'

const PAGE_SIZE = 20

/** The check of a price before it is booked. */
export const tradeModule = routeModule(
  { verifyPackageTrade: hotelRoutes.verifyPackageTrade },
  {
    verifyPackageTrade: ({ pid, expectedTotalMinor, expectedCurrencyCode, ...stay }, { services, user, currency }) =>
      verifyPackageTrade(services, {
        pid,
        stay,
        currencyCode: currency,
        userId: user?.uid ?? null,
        expectedTotalMinor,
        expectedCurrencyCode,
      }),
  },
)

/** Booking and looking after bookings; another's order reads like none. */
export const orderModule = routeModule(orderRoutes, {
  submitPackageOrder: (sent, { services, user, idempotencyKey }) =>
    placeOrder(services, { userId: user.uid, key: idempotencyKey, sent }),

  listOrders: (input, { services, user }) => listOrders(services, user, input),

  countOrders: (_input, { services, user }) => countOrders(services, user),

  getOrderDetail: async ({ orderid }, { services, user }) => {
    const order = await ownOrder(services, user, orderid)
    const { db } = services.database
    const paidAttempts = await findPaidAttempts(db, order.payId)
    const logs = await findPurchaseLogs(db, orderid)
    const refunds = await findRefundsOfPurchase(db, orderid)
    return presentHotelOrder(
      { order, paidAttempts, logs, refunds, support: services.env.support },
      services.clock.now(),
    )
  },

  getPackageOrderByPayId: async ({ payId }, { services }) => {
    const order = await findOrderByPayId(services.database.db, payId)
    if (!order) throw noSuchOrder()
    return presentOrderCard(order, services.clock.now())
  },

  cancelHotelOrder: ({ orderid }, { services, user, idempotencyKey }) =>
    cancelHotelOrder(services, { userId: user.uid, orderId: orderid, key: idempotencyKey }),

  deleteHotelOrder: ({ orderid }, { services, user, idempotencyKey }) =>
    deleteHotelOrder(services, { userId: user.uid, orderId: orderid, key: idempotencyKey }),
})

/** Cancelling what is paid, at a quote. */
export const refundModule = routeModule(refundRoutes, {
  quoteCancel: async ({ orderid, rooms }, { services, user }) => {
    const order = await ownOrder(services, user, orderid)
    const dispute = await findDispute(services.database.db, order)
    return presentCancelQuote(services, order, rooms?.split(',').map(Number) ?? null, dispute)
  },

  applyForCancel: (sent, { services, user, idempotencyKey }) =>
    applyForCancel(services, { userId: user.uid, key: idempotencyKey, sent }),
})

async function ownOrder({ database }: Services, { uid }: SignedInUser, orderId: string) {
  const order = await findOrderOfUser(database.db, uid, orderId)
  if (!order) throw noSuchOrder()
  return order
}

async function listOrders(
  { database, clock }: Services,
  { uid }: SignedInUser,
  { tab = 'all', cursor, pageSize = PAGE_SIZE }: { tab?: OrderTab; cursor?: string; pageSize?: number },
) {
  const after = cursor === undefined ? null : readOrderCursor(cursor)
  const found = await findOrdersOfUser(database.db, uid, statusesOfTab(tab), { after, limit: pageSize + 1 })
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    list: shown.map((order) => presentOrderCard(order, clock.now())),
    nextCursor: found.length > pageSize && last ? writeOrderCursor(last) : null,
  }
}

async function countOrders({ database }: Services, { uid }: SignedInUser) {
  const counts: Record<NarrowOrderTab, number> = { to_pay: 0, to_confirm: 0, upcoming: 0, completed: 0, cancelled: 0 }
  for (const { status, amount } of await countOrdersByStatus(database.db, uid)) counts[orderTabOf(status)] += amount
  return counts
}

/** Payment: anyone who holds an unguessable payId may pay it and read its state. */
export const paymentModule = routeModule(paymentRoutes, {
  getPaymentPage: async ({ payId }, { services }) => {
    const { db } = services.database
    const [payment, order] = [await findPayment(db, payId), await findOrderByPayId(db, payId)]
    if (!payment || !order) throw notFound('There is no such payment.')
    const [newestAttempt] = await findAttempts(db, payId)
    const providers = services.payments
    return presentPaymentPage({ payment, order, newestAttempt, providers }, services.clock.now())
  },

  createPayment: ({ payId, channel }, { services, appType, idempotencyKey }) =>
    createPayment(services, { payId, channel, appType, key: idempotencyKey }),

  getPaymentUrl: async ({ payId, bankOrderId }, { services, appType }) => ({
    payUrl: await findPayUrl(services, { payId, bankOrderId }, appType),
  }),

  getPaymentOrderByBankId: async ({ payId, bankOrderId }, { services }) =>
    presentAttempt(await freshAttempt(services, { payId, bankOrderId })),

  receivePaymentCallback: async (input, { services, header, rawBody, log }) => {
    const provider = services.payments.find(({ channel }) => channel === 'sandbox')
    if (!provider) throw notFound()
    const { eventId, bankOrderId } = input
    const verdict = provider.verifyCallback({ header, rawBody })
    if (verdict !== 'genuine') {
      log.warn({ event: 'payment_callback_refused', verdict, bankOrderId }, 'payment callback refused')
      throw unauthorized('The signature is not valid.', 'bad_signature')
    }
    const report = { ...input, failMessage: input.failMessage ?? null }
    const effect = await takeProviderEvent(services, { provider: provider.channel, eventId, rawBody, report })
    log.info({ event: 'payment_callback', effect, bankOrderId }, 'payment callback taken in')
    return { ok: true } as const
  },
})
