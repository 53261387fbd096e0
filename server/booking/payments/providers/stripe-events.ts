import type { Stripe } from 'stripe'
import type { DisputeState } from '@/domain/orders/dispute'
import { exponentOf } from '@/domain/money/currency'
import type { StripeSettings } from '../../../kernel/config/payment-settings'
import type { CallbackReading, IncomingCallback, ProviderEvent, RefundReport } from '../provider'

/** A webhook that was signed longer ago than this is refused. */
const TOLERANCE_SECONDS = 300

/** Stripe counts Icelandic krónur in hundredths, which have none. */
const hundredths = (currencyCode: string) => (currencyCode === 'ISK' ? 100 : 1)

/** An amount in Stripe's smallest unit of its currency. */
export const toStripeAmount = (minor: number, currencyCode: string): number => minor * hundredths(currencyCode)

/** An amount in our minor units. */
export const fromStripeAmount = (amount: number, currencyCode: string): number => amount / hundredths(currencyCode)

/** How a refund stands in Stripe's books. One that succeeded may still fail. */
export function refundReportOf({ status, ...refund }: Stripe.Refund): RefundReport {
  if (status === 'succeeded') return { state: 'done', failReason: null }
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', failReason: refund.failure_reason ?? status }
  const isShort = refund.pending_reason === 'insufficient_funds'
  return { state: isShort ? 'waiting_for_balance' : 'pending', failReason: null }
}

/** Reads a webhook over its raw bytes. Refunds and disputes are read again from the API, as their events come in any order. */
export async function readStripeCallback(
  stripe: Stripe,
  { webhookSecret }: StripeSettings,
  now: Date,
  { header, rawBody }: IncomingCallback,
): Promise<CallbackReading> {
  const signature = header('stripe-signature') ?? ''
  const event = verified(stripe, rawBody, signature, webhookSecret)
  if (!event) return { verdict: 'forged' }
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  if (!(Math.abs(now.getTime() / 1000 - signedAt) <= TOLERANCE_SECONDS)) return { verdict: 'stale' }
  if (event.account !== undefined) return { verdict: 'foreign' }
  return { verdict: 'genuine', eventId: event.id, event: await eventOf(stripe, event) }
}

/** A tolerance of 0 leaves the age to us, by the injected clock and in both directions. */
function verified(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, 0)
  } catch {
    return null
  }
}

const refundEvents: readonly string[] = ['refund.created', 'refund.updated', 'refund.failed']
const disputeEvents: readonly string[] = ['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed']

async function eventOf(stripe: Stripe, event: Stripe.Event): Promise<ProviderEvent | null> {
  if (event.type === 'checkout.session.completed' || event.type === 'checkout.session.async_payment_succeeded')
    return event.data.object.payment_status === 'paid' ? paymentEvent(event.data.object, 'paid') : null
  if (event.type === 'checkout.session.async_payment_failed') return paymentEvent(event.data.object, 'declined')
  const expand = ['payment_intent']
  const id = objectIdOf(event)
  if (refundEvents.includes(event.type)) return refundEvent(await stripe.refunds.retrieve(id, { expand }))
  if (disputeEvents.includes(event.type)) return disputeEvent(await stripe.disputes.retrieve(id, { expand }))
  return null
}

const objectIdOf = ({ data: { object } }: Stripe.Event): string => ('id' in object ? (object.id ?? '') : '')

function paymentEvent(session: Stripe.Checkout.Session, outcome: 'paid' | 'declined'): ProviderEvent | null {
  const bankOrderId = session.metadata?.bank_order_id
  if (!bankOrderId) return null
  return {
    kind: 'payment',
    bankOrderId,
    outcome,
    ...amountOf(session.amount_total ?? 0, session.currency),
    failMessage: null,
  }
}

/** Throws RangeError on a currency that we do not trade in. */
function amountOf(amount: number, currency: string | null) {
  const currencyCode = (currency ?? '').toUpperCase()
  exponentOf(currencyCode)
  return { amountMinor: fromStripeAmount(amount, currencyCode), currencyCode }
}

/** Which of our charges a refund or dispute is about, by what we wrote into its payment. */
function bankOrderIdOf(intent: string | Stripe.PaymentIntent | null): string | null {
  return intent === null || typeof intent === 'string' ? null : (intent.metadata.bank_order_id ?? null)
}

function refundEvent(refund: Stripe.Refund): ProviderEvent | null {
  const bankOrderId = bankOrderIdOf(refund.payment_intent)
  if (bankOrderId === null) return null
  return {
    kind: 'refund',
    bankOrderId,
    refundId: refund.metadata?.refund_id ?? null,
    providerRefundId: refund.id,
    ...amountOf(refund.amount, refund.currency),
    report: refundReportOf(refund),
  }
}

const disputeStates: Readonly<Partial<Record<string, DisputeState>>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  prevented: 'won',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
}

function disputeEvent({ payment_intent, status }: Stripe.Dispute): ProviderEvent | null {
  const bankOrderId = bankOrderIdOf(payment_intent)
  return bankOrderId === null ? null : { kind: 'dispute', bankOrderId, state: disputeStates[status] ?? 'open' }
}
