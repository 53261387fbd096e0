import { isMiniProgram } from '../kernel/http/cross-origin'
import type { ChargeReport, PaymentProvider } from '../payments/payment-provider'
import type { Services } from '../kernel/services'
import { callbackVerdict } from './callback-signature'
import { findCharge, moveCharge, openCharge } from './sandbox-charges'

/** The practice gateway as a way to pay: it keeps books of its own and moves no money. */
export function sandboxProvider({ env, clock, database }: Services): PaymentProvider {
  const { db } = database
  return {
    channel: 'sandbox',
    hint: 'No money is moved',
    createCharge: ({ bankOrderId, amountMinor, currencyCode, returnPath }) =>
      openCharge(db, {
        bankOrderId,
        amountMinor,
        currencyCode,
        state: 'open',
        returnUrl: returnPath,
        createdAt: clock.now(),
      }),
    payUrl: (bankOrderId, appType) => `${env.publicUrl}/sandbox/pay/${bankOrderId}${returnHint(appType)}`,
    closeCharge: async (bankOrderId) => {
      await moveCharge(db, bankOrderId, ['open', 'declined'], 'closed')
      const charge = await findCharge(db, bankOrderId)
      return charge?.state === 'paid' || charge?.state === 'refunded' ? 'paid' : 'closed'
    },
    verifyCallback: (callback) => callbackVerdict(env.secret, clock.now(), callback),
    refund: async (bankOrderId) => {
      await moveCharge(db, bankOrderId, ['paid'], 'refunded')
      const charge = await findCharge(db, bankOrderId)
      if (charge?.state !== 'refunded') throw new Error(`charge ${bankOrderId} cannot be refunded`)
    },
    queryCharge: async (bankOrderId) => reportOf(await findCharge(db, bankOrderId)),
  }
}

/** Browsers are sent back to the app; a mini-program shows the gateway in a web-view and goes back by itself. */
const returnHint = (appType: string) => (isMiniProgram(appType) ? '?in=web-view' : '')

function reportOf(charge: Awaited<ReturnType<typeof findCharge>>): ChargeReport {
  if (!charge) return { state: 'unknown', amountMinor: 0, currencyCode: '' }
  const { state, amountMinor, currencyCode } = charge
  return { state, amountMinor, currencyCode }
}
