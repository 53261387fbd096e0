import { paymentRoutes } from '@/contract/payment'
import { createPayment } from '../commands/create-payment'
import { takeProviderEvent } from '../commands/take-provider-event'
import { notFound, unauthorized } from '../kernel/errors'
import { findPayUrl } from '../payments/find-pay-url'
import { freshAttempt } from '../payments/fresh-attempt'
import { paymentProviders } from '../payments/providers'
import { presentAttempt } from '../presenters/payment-attempt'
import { presentPaymentPage } from '../presenters/payment-page'
import { findOrderByPayId } from '../repositories/order'
import { findAttempts, findPayment } from '../repositories/payment'
import { routeModule } from '../kernel/http/route-module'

/** Paying: whoever holds an unguessable payId may pay it and see how that stands. */
export const paymentModule = routeModule(paymentRoutes, {
  getPaymentPage: async ({ payId }, { services }) => {
    const { db } = services.database
    const [payment, order] = [await findPayment(db, payId), await findOrderByPayId(db, payId)]
    if (!payment || !order) throw notFound('There is no such payment.')
    const [newestAttempt] = await findAttempts(db, payId)
    const providers = paymentProviders(services)
    return presentPaymentPage({ payment, order, newestAttempt, providers }, services.clock.now())
  },

  createPayment: ({ payId, channel }, { services, idempotencyKey }) =>
    createPayment(services, { payId, channel, key: idempotencyKey }),

  getPaymentUrl: async ({ payId, bankOrderId }, { services, appType }) => ({
    payUrl: await findPayUrl(services, { payId, bankOrderId }, appType),
  }),

  getPaymentOrderByBankId: async ({ payId, bankOrderId }, { services }) =>
    presentAttempt(await freshAttempt(services, { payId, bankOrderId })),

  receivePaymentCallback: async (input, { services, header, rawBody, log }) => {
    const provider = paymentProviders(services).find(({ channel }) => channel === 'sandbox')
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
