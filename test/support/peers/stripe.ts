// eslint-disable-next-line import/no-named-as-default -- only the types have it by name, not the CommonJS build
import Stripe from 'stripe'
import type { CallbackChange, PaymentPeer, PeerCallback } from './payment-peer'
import { type PeerReply, type PeerRequest, startPeerServer } from './peer-server'

interface Session {
  id: string
  bankOrderId: string
  amount: number
  currency: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
}

interface Refund {
  id: string
  intent: string
  amount: number
  status: 'succeeded' | 'failed'
  metadata: Record<string, string>
}

interface Dispute {
  id: string
  intent: string
  status: string
}

/** Stripe's own books in a test. */
interface Books {
  readonly sessions: Session[]
  readonly refunds: Refund[]
  readonly disputes: Dispute[]
  readonly replies: Map<string, { params: string; reply: PeerReply }>
  isRefusing: boolean
}

const SECRET_KEY = 'sk_test_peerpeerpeer'
const WEBHOOK_SECRET = 'whsec_peerpeerpeer'

const intentOf = ({ id }: Session) => id.replace('cs_', 'pi_')
const json = (status: number, body: object): PeerReply => ({ status, body: JSON.stringify(body) })
const refuse = (status: number, code: string) =>
  json(status, { error: { type: 'invalid_request_error', code, message: `refused: ${code}` } })

const sessionObject = (session: Session) => ({
  id: session.id,
  object: 'checkout.session',
  client_reference_id: session.bankOrderId,
  metadata: { bank_order_id: session.bankOrderId },
  amount_total: session.amount,
  currency: session.currency,
  status: session.status,
  payment_status: session.payment_status,
  payment_intent: session.status === 'complete' ? intentOf(session) : null,
  url: session.status === 'open' ? `https://checkout.stripe.example/${session.id}` : null,
})

const sessionOfIntent = ({ sessions }: Books, intent: string) => sessions.find((one) => intentOf(one) === intent)

const intentObject = (books: Books, id: string) => {
  const session = sessionOfIntent(books, id)
  return { id, object: 'payment_intent', metadata: session ? { bank_order_id: session.bankOrderId } : {} }
}

const refundObject = (books: Books, { id, intent, amount, status, metadata }: Refund, isExpanded: boolean) => ({
  id,
  object: 'refund',
  amount,
  currency: sessionOfIntent(books, intent)?.currency,
  status,
  metadata,
  payment_intent: isExpanded ? intentObject(books, intent) : intent,
  ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
})

const refundedOf = ({ refunds }: Books, intent: string) =>
  refunds.filter((one) => one.intent === intent && one.status === 'succeeded').reduce((sum, one) => sum + one.amount, 0)

function createSession({ sessions }: Books, form: URLSearchParams): PeerReply {
  const session: Session = {
    id: `cs_test_${sessions.length + 1}`,
    bankOrderId: form.get('client_reference_id') ?? '',
    amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    status: 'open',
    payment_status: 'unpaid',
  }
  if (form.get('payment_intent_data[metadata][bank_order_id]') !== session.bankOrderId) return refuse(400, 'metadata')
  if (form.get('mode') !== 'payment' || !form.get('success_url')) return refuse(400, 'parameter_missing')
  sessions.push(session)
  return json(200, sessionObject(session))
}

function createRefund(books: Books, form: URLSearchParams): PeerReply {
  const intent = form.get('payment_intent') ?? ''
  const session = sessionOfIntent(books, intent)
  const amount = Number(form.get('amount'))
  if (!session || session.payment_status !== 'paid') return refuse(404, 'resource_missing')
  if (books.isRefusing) return refuse(400, 'charge_already_refunded')
  if (refundedOf(books, intent) + amount > session.amount) return refuse(400, 'amount_too_large')
  const refund: Refund = {
    id: `re_${books.refunds.length + 1}`,
    intent,
    amount,
    status: 'succeeded',
    metadata: { refund_id: form.get('metadata[refund_id]') ?? '' },
  }
  books.refunds.push(refund)
  return json(200, refundObject(books, refund, false))
}

function expire(session: Session | undefined): PeerReply {
  if (session?.status !== 'open') return refuse(400, 'session_not_open')
  session.status = 'expired'
  return json(200, sessionObject(session))
}

function readOf(books: Books, { path, query }: PeerRequest): PeerReply {
  const id = path.split('/').at(-1) ?? ''
  const session = books.sessions.find((one) => one.id === id)
  const refund = books.refunds.find((one) => one.id === id)
  const dispute = books.disputes.find((one) => one.id === id)
  if (session) return json(200, sessionObject(session))
  if (refund) return json(200, refundObject(books, refund, true))
  if (dispute) return json(200, { ...dispute, object: 'dispute', payment_intent: intentObject(books, dispute.intent) })
  if (path !== '/v1/refunds') return refuse(404, 'resource_missing')
  const found = books.refunds.filter((one) => one.intent === query.get('payment_intent'))
  return json(200, { object: 'list', has_more: false, data: found.map((one) => refundObject(books, one, false)) })
}

function replyTo(books: Books, request: PeerRequest): PeerReply {
  const { method, path, body } = request
  if (request.header('authorization') !== `Bearer ${SECRET_KEY}`) return refuse(401, 'api_key')
  if (request.header('stripe-version') !== '2026-10-28.endive') return refuse(400, 'version')
  if (method === 'GET') return readOf(books, request)
  const key = request.header('idempotency-key')
  const known = books.replies.get(key)
  if (known) return known.params === body ? known.reply : refuse(400, 'idempotency_key_in_use')
  const reply = writeOf(books, path, new URLSearchParams(body))
  books.replies.set(key, { params: body, reply })
  return reply
}

function writeOf(books: Books, path: string, form: URLSearchParams): PeerReply {
  if (path === '/v1/checkout/sessions') return createSession(books, form)
  if (path === '/v1/refunds') return createRefund(books, form)
  return expire(books.sessions.find(({ id }) => path === `/v1/checkout/sessions/${id}/expire`))
}

/** Starts a stand-in of Stripe; disputes are opened by the test. */
export async function startStripePeer(
  now: () => Date,
): Promise<PaymentPeer & { dispute(bankOrderId: string, status: string): PeerCallback }> {
  const books: Books = { sessions: [], refunds: [], disputes: [], replies: new Map(), isRefusing: false }
  const server = await startPeerServer((request) => replyTo(books, request))
  const stripe = new Stripe(SECRET_KEY)
  let events = 0

  const sessionOf = (bankOrderId: string): Session => {
    const session = books.sessions.find((one) => one.bankOrderId === bankOrderId)
    if (!session) throw new Error(`Stripe has no session of ${bankOrderId}`)
    return session
  }

  const signed = (
    type: string,
    object: object,
    { signedAgo = 0, isForged, merchant }: CallbackChange,
  ): PeerCallback => {
    const event = { id: `evt_${(events += 1)}`, object: 'event', type, data: { object }, account: merchant }
    const body = JSON.stringify(event)
    const timestamp = Math.floor(now().getTime() / 1000) - signedAgo
    const secret = isForged ? 'whsec_of_somebody_else' : WEBHOOK_SECRET
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
    return { body, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } }
  }

  return {
    channel: 'stripe',
    env: { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: server.url },
    tries: 2,
    charge: (bankOrderId) => {
      const session = books.sessions.find((one) => one.bankOrderId === bankOrderId)
      if (!session) return undefined
      const { status, payment_status, amount } = session
      const state = payment_status === 'paid' ? 'paid' : status === 'expired' ? 'closed' : 'open'
      return { state, amountMinor: amount, refundedMinor: refundedOf(books, intentOf(session)) }
    },
    decide: (bankOrderId, outcome) => {
      const session = sessionOf(bankOrderId)
      if (session.status !== 'open') return
      session.status = 'complete'
      if (outcome === 'paid') session.payment_status = 'paid'
    },
    chargeCallback: (bankOrderId, change = {}) => {
      const session = sessionOf(bankOrderId)
      const isPaid = session.payment_status === 'paid'
      const type = isPaid ? 'checkout.session.completed' : 'checkout.session.async_payment_failed'
      const { amountMinor = session.amount, currencyCode = session.currency } = change
      const object = { ...sessionObject(session), amount_total: amountMinor, currency: currencyCode.toLowerCase() }
      return signed(type, object, change)
    },
    refundInDashboard: (bankOrderId, amount) => {
      const id = `re_${books.refunds.length + 1}`
      books.refunds.push({ id, intent: intentOf(sessionOf(bankOrderId)), amount, status: 'succeeded', metadata: {} })
      return id
    },
    refundCallback: (bankOrderId) => {
      const refund = books.refunds.findLast(({ intent }) => intent === intentOf(sessionOf(bankOrderId)))
      // The event's own content is old: only the API's may count.
      return signed('refund.updated', { id: refund?.id, object: 'refund', status: 'pending', amount: 1 }, {})
    },
    dispute: (bankOrderId, status) => {
      const id = `dp_${books.disputes.length + 1}`
      books.disputes.push({ id, intent: intentOf(sessionOf(bankOrderId)), status })
      return signed('charge.dispute.created', { id, object: 'dispute', status: 'needs_response' }, {})
    },
    refuseRefunds: (isRefusing) => void (books.isRefusing = isRefusing),
    refundCalls: /^POST \/v1\/refunds/,
    failNext: server.failNext,
    recover: server.recover,
    close: server.close,
  }
}
