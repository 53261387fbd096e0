// eslint-disable-next-line import/no-named-as-default -- only the types have it by name, not the CommonJS build
import Stripe from 'stripe'
import type { StripeSettings } from '../../../kernel/config/payment-settings'
import type { Services } from '../../../kernel/services'
import {
  type Charge,
  type ChargeName,
  type ChargeReport,
  type PaymentProvider,
  ProviderUnreachable,
  type RefundOrder,
  type RefundReport,
} from '../provider'
import { fromStripeAmount, readStripeCallback, refundReportOf, toStripeAmount } from './stripe-events'

/** The version of Stripe's API that this file speaks, whatever the account's own is. */
const API_VERSION = '2026-10-28.endive'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Stripe ends a session no earlier and no later than this after it was opened, with a minute to spare. */
const SHORTEST_SESSION_MS = 31 * MINUTE_MS
const LONGEST_SESSION_MS = DAY_MS - MINUTE_MS

/** Creates the provider of Stripe: its Checkout page, one session a charge. Retries carry our own ids as idempotency keys. */
export function stripeProvider(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  settings: StripeSettings,
  timeoutMs: number,
): PaymentProvider {
  const stripe = createClient(settings, timeoutMs)
  return {
    channel: 'stripe',
    hint: 'Visa, Mastercard, American Express and more',
    // Stripe states no limit of its own for cards; banks return money to cards for about half a year.
    refundRules: { gapMs: 0, most: 100, withinMs: 180 * DAY_MS },
    callbackReply: { contentType: 'application/json', body: '{"received":true}' },
    isReadyFor: () => true,
    createCharge: async (charge) => {
      const idempotencyKey = `charge:${charge.bankOrderId}`
      const params = sessionParams(charge, env.publicUrl)
      const session = await objectOf(() => stripe.checkout.sessions.create(params, { idempotencyKey }))
      return session.id
    },
    startPayment: async ({ returnPath, ...charge }) => {
      const session = await sessionOf(stripe, charge)
      // A session that is over has no page; the page after paying finds out how it ended.
      return { payUrl: session?.url ?? `${env.publicUrl}${returnPath}`, hostParams: null, codeUrl: null }
    },
    closeCharge: async (charge) => {
      const { providerRef } = charge
      if (providerRef === null) return 'closed'
      // One that is not open any more is refused; its state shows why.
      await objectOf(() => stripe.checkout.sessions.expire(providerRef)).catch(unlessRefused)
      const { state } = await queryCharge(stripe, charge)
      return state === 'paid' ? 'paid' : 'closed'
    },
    queryCharge: (charge) => queryCharge(stripe, charge),
    refundCharge: (refund) => refundCharge(stripe, refund),
    queryRefund: (refund) => queryRefund(stripe, refund),
    readCallback: (callback) => reached(() => readStripeCallback(stripe, settings, clock.now(), callback)),
  }
}

function createClient({ secretKey, apiUrl }: StripeSettings, timeoutMs: number): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl)
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port: Number(port) }),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** Runs a call of Stripe; what it refuses for good is thrown as it is, everything else as ProviderUnreachable. */
async function reached<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError && !isRefusal(error)
      ? new ProviderUnreachable('stripe', error)
      : error
  }
}

/** Calls Stripe for one of its objects. The SDK takes any JSON without an error for one, whatever the status. */
async function objectOf<Result extends { readonly object: string }>(work: () => Promise<Result>): Promise<Result> {
  const result = await reached(work)
  if (typeof result.object !== 'string') throw new ProviderUnreachable('stripe', 'the reply is no object of Stripe')
  return result
}

const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError

function unlessRefused(error: unknown): null {
  if (isRefusal(error)) return null
  throw error
}

/** The same charge has the same parameters at every try, as its idempotency key demands. */
function sessionParams(charge: Charge, publicUrl: string): Stripe.Checkout.SessionCreateParams {
  const { bankOrderId, amountMinor, currencyCode, title, openedAt, expireAt } = charge
  const lastsMs = Math.max(SHORTEST_SESSION_MS, expireAt.getTime() - openedAt.getTime())
  const endsAtMs = openedAt.getTime() + Math.min(LONGEST_SESSION_MS, lastsMs)
  const metadata = { bank_order_id: bankOrderId }
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // What is charged is what was shown, in its currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: bankOrderId,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currencyCode.toLowerCase(),
          unit_amount: toStripeAmount(amountMinor, currencyCode),
          product_data: { name: title },
        },
      },
    ],
    expires_at: Math.floor(endsAtMs / 1000),
    success_url: `${publicUrl}${charge.returnPath}`,
    cancel_url: `${publicUrl}${charge.cancelPath}`,
  }
}

async function sessionOf(stripe: Stripe, { providerRef }: ChargeName): Promise<Stripe.Checkout.Session | null> {
  return providerRef === null ? null : objectOf(() => stripe.checkout.sessions.retrieve(providerRef))
}

async function queryCharge(stripe: Stripe, charge: ChargeName): Promise<ChargeReport> {
  const session = await sessionOf(stripe, charge)
  if (!session) return { state: 'unknown', amountMinor: 0, currencyCode: '' }
  if (session.client_reference_id !== charge.bankOrderId)
    throw new Error(`Stripe's session ${session.id} is of another charge than ${charge.bankOrderId}`)
  const currencyCode = (session.currency ?? '').toUpperCase()
  return {
    state: sessionState(session),
    amountMinor: fromStripeAmount(session.amount_total ?? 0, currencyCode),
    currencyCode,
  }
}

/** A declined card leaves the session open: the traveler tries another one there. */
function sessionState({ status, payment_status }: Stripe.Checkout.Session): ChargeReport['state'] {
  if (payment_status === 'paid') return 'paid'
  return status === 'expired' ? 'closed' : 'open'
}

async function intentOf(stripe: Stripe, refund: RefundOrder): Promise<string> {
  const intent = (await sessionOf(stripe, refund))?.payment_intent
  if (!intent) throw new Error(`Stripe knows no payment of charge ${refund.bankOrderId}`)
  return typeof intent === 'string' ? intent : intent.id
}

async function refundCharge(stripe: Stripe, refund: RefundOrder): Promise<RefundReport> {
  const { refundId, bankOrderId, amountMinor, currencyCode } = refund
  const params = {
    payment_intent: await intentOf(stripe, refund),
    amount: toStripeAmount(amountMinor, currencyCode),
    metadata: { refund_id: refundId, bank_order_id: bankOrderId },
  }
  try {
    return refundReportOf(await objectOf(() => stripe.refunds.create(params, { idempotencyKey: `refund:${refundId}` })))
  } catch (error) {
    if (isRefusal(error)) return refusedRefund(error)
    throw error
  }
}

/** Refusals that end by themselves: the merchant's balance is filled, the dispute is decided. */
const passing: Readonly<Record<string, RefundReport['state']>> = {
  balance_insufficient: 'waiting_for_balance',
  charge_disputed: 'pending',
  refund_disputed_payment: 'pending',
}

function refusedRefund({ code, message }: Stripe.errors.StripeError): RefundReport {
  const state = passing[code ?? ''] ?? 'failed'
  return { state, failReason: state === 'failed' ? message : null }
}

async function queryRefund(stripe: Stripe, refund: RefundOrder): Promise<RefundReport> {
  const payment_intent = await intentOf(stripe, refund)
  const { data } = await objectOf(() => stripe.refunds.list({ payment_intent, limit: 100 }))
  const found = data.find(({ metadata }) => metadata?.refund_id === refund.refundId)
  return found ? refundReportOf(found) : { state: 'unknown', failReason: null }
}
