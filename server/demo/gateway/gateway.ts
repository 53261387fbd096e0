import { currencyOf } from '@/domain/money/currency'
import { formatAmount } from '@/domain/money/amount-text'
import { escapeHtml } from '../../kernel/http/html'
import { findCharge, moveCharge, type SandboxCharge } from './provider'
import { enqueueJob } from '../../kernel/jobs/outbox'
import type { Services } from '../../kernel/services'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppPart } from '../../kernel/http/route-module'

/** Ways in which the gateway's word can reach the server. */
const callbackWays = {
  now: 'Tell the shop at once',
  late: 'Tell the shop after 30 seconds',
  twice: 'Tell the shop twice',
  never: 'Never tell the shop',
} as const

export type CallbackWay = keyof typeof callbackWays

/** Ways in which refunds of a charge end. */
const refundWays: Readonly<Record<SandboxCharge['refundWay'], string>> = {
  now: 'At once',
  days: 'Within three days',
  fails: 'Refused: the card is closed',
}

const endings: Record<Exclude<SandboxCharge['state'], 'open'>, string> = {
  paid: 'This payment is approved.',
  declined: 'This payment was declined.',
  closed: 'This payment was closed and can no longer be paid.',
  refunded: 'This payment was paid back.',
}

/** The sandbox gateway's page for a charge: two decisions while it is open, then its outcome and the way back. */
function gatewayPage(charge: SandboxCharge, isInWebView: boolean): string {
  const body = charge.state === 'open' ? decisionForm() : ending(endings[charge.state], charge, isInWebView)
  return page(`<p class="amount">${escapeHtml(amountOf(charge))}</p>${body}`)
}

/** The page for an address that names no charge. */
const unknownChargePage = () => page('<p role="status">There is no such payment.</p>')

const page = (content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Practice payment</title>
<link rel="stylesheet" href="/sandbox/gateway.css">
</head>
<body><main><h1>Practice payment</h1><p>A stand-in for a payment service. No money is moved.</p>${content}</main></body>
</html>
`

function amountOf({ amountMinor, currencyCode }: SandboxCharge): string {
  return `${currencyCode} ${currencyOf(currencyCode)?.symbol ?? ''} ${formatAmount(amountMinor, currencyCode)}`
}

function decisionForm(): string {
  return `<form method="post">
${choices('callback', 'How the shop hears of it', callbackWays)}
${choices('refund', 'How refunds end', refundWays)}
<button name="decision" value="approve">Approve</button>
<button class="decline" name="decision" value="decline">Decline</button>
</form>`
}

/** A group of radio buttons of which the way named 'now' is on. */
function choices(name: string, legend: string, ways: Readonly<Record<string, string>>): string {
  const radios = Object.entries(ways).map(
    ([way, text]) =>
      `<label><input type="radio" name="${name}" value="${way}"${way === 'now' ? ' checked' : ''}>${text}</label>`,
  )
  return `<fieldset><legend>${legend}</legend>${radios.join('')}</fieldset>`
}

function ending(text: string, { returnUrl }: SandboxCharge, isInWebView: boolean): string {
  const way = isInWebView
    ? '<p>You can go back now.</p>'
    : `<a class="back" href="${escapeHtml(returnUrl)}">Back to Staylark</a>`
  return `<p role="status">${text}</p>${way}`
}

/** Style of the sandbox gateway: the app's colors, light and dark, no script. */
const gatewayStyle = `
:root { color-scheme: light dark; --ink: #0f1f33; --ink-soft: #4a5b70; --lagoon: #0a6c74; --lagoon-wash: #e3f3f4; --coral: #c93a22;
  --paper: #fff; --mist: #f4f6f8; --line: #e2e8ee; --on-lagoon: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1f5f9; --ink-soft: #b3c0cf; --lagoon: #4fc3c9; --lagoon-wash: #12333a; --coral: #ff8a73;
    --paper: #101a26; --mist: #0a121c; --line: #223042; --on-lagoon: #0a121c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--mist); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 540px; min-height: 100vh; margin: 0 auto; padding: 32px 16px; background: var(--paper) }
h1 { margin: 0 0 4px; font-size: 18px; line-height: 24px }
p { margin: 0; color: var(--ink-soft); font-size: 14px }
.amount { margin: 24px 0; color: var(--ink); font-size: 28px; font-weight: 700; line-height: 36px; font-variant-numeric: tabular-nums }
fieldset { margin: 0 0 24px; padding: 0; border: 0 }
legend { padding: 0 0 8px; font-size: 14px; font-weight: 600 }
label { display: flex; align-items: center; gap: 12px; min-height: 48px; margin-bottom: 8px; padding: 8px 12px;
  border: 1px solid var(--line); border-radius: 8px; font-size: 14px }
label:has(:checked) { border-color: var(--lagoon); background: var(--lagoon-wash) }
input { width: 20px; height: 20px; margin: 0; accent-color: var(--lagoon) }
button, .back { display: block; width: 100%; min-height: 48px; margin-bottom: 12px; padding: 12px; border: 1px solid var(--lagoon);
  border-radius: 8px; background: var(--lagoon); color: var(--on-lagoon); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer }
.decline { border-color: var(--coral); background: none; color: var(--coral) }
.back { margin-top: 24px }
:focus-visible { outline: 3px solid var(--lagoon); outline-offset: 2px }
`

/** How long after the decision a late callback is sent. */
const LATE_MS = 30_000

/** What was decided on the gateway's page, and how the server shall hear of it. */
interface ChargeDecision {
  readonly outcome: 'paid' | 'declined'
  readonly callback: CallbackWay
  /** How refunds of the charge end; as before where it is left out. */
  readonly refundWay?: SandboxCharge['refundWay']
}

/** Decides an open charge in the gateway's books and plans its callbacks; a charge that is no longer open stays as it is. */
export async function decideCharge(services: Services, bankOrderId: string, decision: ChargeDecision): Promise<void> {
  const { clock, database } = services
  await database.transaction(async (tx) => {
    const charge = await moveCharge(tx, bankOrderId, ['open'], decision.outcome, decision.refundWay)
    if (!charge) return
    const availableAt = new Date(clock.now().getTime() + (decision.callback === 'late' ? LATE_MS : 0))
    const payload = { body: callbackBody(services, charge, decision.outcome) }
    for (const key of callbackKeys(bankOrderId, decision.callback)) {
      await enqueueJob(tx, services, { topic: 'send-sandbox-callback', key, payload, availableAt })
    }
  })
}

function callbackKeys(bankOrderId: string, callback: CallbackWay): string[] {
  if (callback === 'never') return []
  return callback === 'twice' ? [`${bankOrderId}:1`, `${bankOrderId}:2`] : [`${bankOrderId}:1`]
}

function callbackBody({ clock, random }: Services, charge: SandboxCharge, outcome: 'paid' | 'declined'): string {
  const { bankOrderId, amountMinor, currencyCode } = charge
  const occurredAt = clock.now().toISOString()
  const failMessage = outcome === 'declined' ? { failMessage: 'The practice gateway declined the payment.' } : {}
  return JSON.stringify({
    eventId: random.id(),
    bankOrderId,
    outcome,
    amountMinor,
    currencyCode,
    occurredAt,
    ...failMessage,
  })
}

interface GatewayRequest {
  Params: { bankOrderId: string }
  Querystring: { in?: string }
}

/** Serves the sandbox gateway's pages under /sandbox; must not be registered in production. */
async function gatewayPlugin(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)))
  })

  app.get('/sandbox/gateway.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(gatewayStyle))

  app.get<GatewayRequest>('/sandbox/pay/:bankOrderId', async (request, reply) => {
    const charge = await findCharge(services.database.db, request.params.bankOrderId)
    if (!charge) return sendPage(reply.code(404), unknownChargePage())
    return sendPage(reply, gatewayPage(charge, isInWebView(request.query)))
  })

  app.post<GatewayRequest & { Body: unknown }>('/sandbox/pay/:bankOrderId', async (request, reply) => {
    const { bankOrderId } = request.params
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const outcome = outcomes[form.get('decision') ?? '']
    const ways = { callback: callbackWay(form.get('callback')), refundWay: refundWay(form.get('refund')) }
    if (outcome) await decideCharge(services, bankOrderId, { outcome, ...ways })
    const charge = await findCharge(services.database.db, bankOrderId)
    if (!charge) return sendPage(reply.code(404), unknownChargePage())
    return reply.redirect(isInWebView(request.query) ? request.url : charge.returnUrl, 303)
  })
}

const outcomes: Readonly<Record<string, 'paid' | 'declined'>> = { approve: 'paid', decline: 'declined' }

const isInWebView = (query: GatewayRequest['Querystring']) => query.in === 'web-view'

function callbackWay(text: string | null): CallbackWay {
  return text === 'late' || text === 'twice' || text === 'never' ? text : 'now'
}

function refundWay(text: string | null): SandboxCharge['refundWay'] {
  return text === 'days' || text === 'fails' ? text : 'now'
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
}

/** The sandbox gateway as a part of the app; it does not exist in production. */
export const gatewayPart: AppPart = async (app, services) => {
  if (!services.env.isProductionLike) await app.register(gatewayPlugin, { services })
}
