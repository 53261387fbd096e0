import { isDesktopBrowser } from '@/domain/app/surface'
import { hotelRoutes } from '@/contract/hotel'
import { verifyPackageTrade } from './verify-trade'
import { orderRoutes } from '@/contract/order'
import { refundRoutes } from '@/contract/refund'
import { applyForCancel, deleteHotelOrder } from './apply-for-cancel'
import { cancelHotelOrder, noSuchOrder } from './cancel'
import { presentCancelQuote } from './cancel-quote'
import { placeOrder } from './place-order'
import { callerOf } from './guest-routes'
import { actorOf, ownerFor } from './guest-token'
import { asGuestSees, findOwnOrder, readOrderDetail } from './order-detail'
import { presentOrderCard } from './present'
import { findOrderByPayId } from './repository/orders'
import { findPurchaseByPayId } from './repository/purchases'
import { findAttempts, findDispute, findPayment } from './repository/payments'
import { routeModule } from '../kernel/http/route-module'
import { paymentRoutes } from '@/contract/payment'
import { takeCallback } from './payments/callbacks'
import { createPayment, freshAttempt, startPayment } from './payments/pay'
import { notFound } from '../kernel/errors'
import { presentAttempt, presentPaymentPage } from './payments/present'

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

  getOrderDetail: async ({ orderid }, context) => {
    const owner = await ownerFor(context.services, callerOf(context), orderid)
    const detail = await readOrderDetail(context.services, await findOwnOrder(context.services, owner, orderid))
    return owner.isGuest ? asGuestSees(detail) : detail
  },

  getPackageOrderByPayId: async ({ payId }, { services }) => {
    const order = await findOrderByPayId(services.database.db, payId)
    if (!order) throw noSuchOrder()
    return presentOrderCard(order, services.clock.now())
  },

  cancelHotelOrder: async ({ orderid }, context) => {
    const { services, idempotencyKey: key } = context
    const owner = await ownerFor(services, callerOf(context), orderid)
    return cancelHotelOrder(services, { userId: owner.uid, actor: actorOf(owner), orderId: orderid, key })
  },

  deleteHotelOrder: ({ orderid }, { services, user, idempotencyKey }) =>
    deleteHotelOrder(services, { userId: user.uid, orderId: orderid, key: idempotencyKey }),
})

/** Cancelling what is paid, at a quote. */
export const refundModule = routeModule(refundRoutes, {
  quoteCancel: async ({ orderid, rooms }, context) => {
    const { services } = context
    const owner = await ownerFor(services, callerOf(context), orderid)
    const order = await findOwnOrder(services, owner, orderid)
    const dispute = await findDispute(services.database.db, order)
    const chosen = rooms?.split(',').map(Number) ?? null
    return presentCancelQuote(services, order, { chosen, dispute, isGuest: owner.isGuest })
  },

  applyForCancel: async (sent, context) => {
    const { services, idempotencyKey: key } = context
    const owner = await ownerFor(services, callerOf(context), sent.orderid)
    return applyForCancel(services, { userId: owner.uid, actor: actorOf(owner), key, sent })
  },
})

/** Payment: anyone who holds an unguessable payId may pay it and read its state. */
export const paymentModule = routeModule(paymentRoutes, {
  getPaymentPage: async ({ payId }, { services, appType }) => {
    const { db } = services.database
    const [payment, purchase] = [await findPayment(db, payId), await findPurchaseByPayId(db, payId)]
    if (!payment || !purchase) throw notFound('There is no such payment.')
    const item = await services.purchaseRules[purchase.kind].payPageItem(services, purchase)
    const [newestAttempt] = await findAttempts(db, payId)
    const providers = services.payments
    return presentPaymentPage({ payment, item, newestAttempt, providers, appType }, services.clock.now())
  },

  createPayment: ({ payId, channel }, { services, appType, idempotencyKey }) =>
    createPayment(services, { payId, channel, appType, key: idempotencyKey }),

  getPaymentUrl: ({ payId, bankOrderId, hostCode = null }, { services, appType, ip, header }) => {
    const isDesktop = isDesktopBrowser(header('user-agent') ?? '')
    return startPayment(services, { payId, bankOrderId }, { appType, ip, isDesktop, hostCode })
  },

  getPaymentOrderByBankId: async ({ payId, bankOrderId }, { services }) =>
    presentAttempt(await freshAttempt(services, { payId, bankOrderId })),

  receivePaymentCallback: async (_input, { services, header, rawBody, log }) => {
    const provider = services.payments.find(({ channel }) => channel === 'sandbox')
    if (!provider) throw notFound()
    await takeCallback(services, provider, { header, rawBody }, log)
    return { ok: true } as const
  },
})
