import { createHmac } from 'node:crypto'
import { deriveKey, equalText } from '../../kernel/crypto/secrets'
import { Value } from 'typebox/value'
import type {
  CallbackReading,
  ChargeReport,
  IncomingCallback,
  PaymentProvider,
  RefundOrder,
  RefundReport,
} from '../../booking/payments/provider'
import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { sandboxCharge, sandboxRefund } from '../../kernel/database/schema/orders'
import { isMiniProgram } from '../../kernel/http/cross-origin'
import type { Services } from '../../kernel/services'
import { paymentRoutes } from '@/contract/payment'
import type { JobHandler } from '../../kernel/jobs/run-jobs'

/** Headers of a signed callback: when it was signed, in seconds since 1970, and the HMAC-SHA256 of `{timestamp}.{body}`. */
export const TIMESTAMP_HEADER = 'x-sandbox-timestamp'
export const SIGNATURE_HEADER = 'x-sandbox-signature'

/** A callback signed longer ago than this is refused. */
const TOLERANCE_SECONDS = 300

function signatureOf(secret: string, timestamp: string, body: Buffer | string): string {
  const key = deriveKey(secret, 'sandbox-callback')
  return createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')
}

/** The headers that make a callback genuine at an instant. */
export function signedHeaders(secret: string, now: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signatureOf(secret, timestamp, body) }
}

/** Reads a callback that the gateway signed over these very bytes and not too long ago. */
function readCallback(secret: string, now: Date, { header, rawBody }: IncomingCallback): CallbackReading {
  const timestamp = header(TIMESTAMP_HEADER) ?? ''
  const signature = header(SIGNATURE_HEADER) ?? ''
  if (!/^\d{1,12}$/.test(timestamp)) return { verdict: 'forged' }
  if (!equalText(signature, signatureOf(secret, timestamp, rawBody))) return { verdict: 'forged' }
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return { verdict: 'stale' }
  const {
    eventId,
    failMessage = null,
    ...report
  } = Value.Parse(paymentRoutes.receivePaymentCallback.input, JSON.parse(rawBody.toString('utf8')))
  return { verdict: 'genuine', eventId, event: { kind: 'payment', ...report, failMessage } }
}

/** A charge in the sandbox gateway's own ledger. */
export type SandboxCharge = typeof sandboxCharge.$inferSelect

/** Opens a charge unless the gateway already has one of this id. */
async function openCharge(db: Executor, charge: SandboxCharge): Promise<void> {
  await db.insert(sandboxCharge).values(charge).onConflictDoNothing()
}

/** A charge by its bankOrderId. */
export async function findCharge(db: Executor, bankOrderId: string): Promise<SandboxCharge | undefined> {
  const [row] = await db.select().from(sandboxCharge).where(eq(sandboxCharge.bankOrderId, bankOrderId))
  return row
}

/** Moves a charge out of one of the given states, and fixes how its refunds end where that is given; undefined, without a change, where it is in another. */
export async function moveCharge(
  db: Executor,
  bankOrderId: string,
  from: SandboxCharge['state'][],
  to: SandboxCharge['state'],
  refundWay?: SandboxCharge['refundWay'],
): Promise<SandboxCharge | undefined> {
  const [row] = await db
    .update(sandboxCharge)
    .set({ state: to, refundWay })
    .where(and(eq(sandboxCharge.bankOrderId, bankOrderId), inArray(sandboxCharge.state, from)))
    .returning()
  return row
}

/** A refund in the sandbox gateway's own ledger. */
type SandboxRefund = typeof sandboxRefund.$inferSelect

async function findSandboxRefund(db: Executor, refundId: string): Promise<SandboxRefund | undefined> {
  const [row] = await db.select().from(sandboxRefund).where(eq(sandboxRefund.refundId, refundId))
  return row
}

/** How long the gateway takes for a refund that takes days, in ms. */
const REFUND_DAYS_MS = 3 * 86_400_000

/** Books a refund once, as the charge's page chose: done at once, in some days, or refused; never more than was collected. */
async function refundInBooks(
  { db, transaction }: Services['database'],
  now: Date,
  { refundId, bankOrderId, amountMinor }: RefundOrder,
): Promise<RefundReport> {
  await transaction(async (tx) => {
    const [charge] = await tx
      .select()
      .from(sandboxCharge)
      .where(eq(sandboxCharge.bankOrderId, bankOrderId))
      .for('update')
    if (await findSandboxRefund(tx, refundId)) return
    if (!charge || !['paid', 'refunded'].includes(charge.state)) throw new Error(`charge ${bankOrderId} is not paid`)
    const refundedMinor = charge.refundedMinor + amountMinor
    if (refundedMinor > charge.amountMinor) throw new Error(`charge ${bankOrderId} has less left than ${amountMinor}`)
    const doneAt = new Date(now.getTime() + (charge.refundWay === 'days' ? REFUND_DAYS_MS : 0))
    const isRefused = charge.refundWay === 'fails'
    await tx.insert(sandboxRefund).values({ refundId, bankOrderId, amountMinor, doneAt, isRefused })
    if (isRefused) return
    const state = refundedMinor === charge.amountMinor ? 'refunded' : charge.state
    await tx.update(sandboxCharge).set({ refundedMinor, state }).where(eq(sandboxCharge.bankOrderId, bankOrderId))
  })
  return refundReportOf(await findSandboxRefund(db, refundId), now)
}

function refundReportOf(refund: SandboxRefund | undefined, now: Date): RefundReport {
  if (!refund) return { state: 'unknown', failReason: null }
  if (refund.isRefused) return { state: 'failed', failReason: 'The card is closed.' }
  return { state: refund.doneAt <= now ? 'done' : 'pending', failReason: null }
}

const YEAR_MS = 365 * 86_400_000

/** Creates the sandbox gateway's payment provider, which has its own ledger and moves no money. */
export function sandboxProvider({ env, clock, database }: Services): PaymentProvider {
  const { db } = database
  return {
    channel: 'sandbox',
    hint: 'No money is moved',
    refundRules: { gapMs: 0, most: 50, withinMs: YEAR_MS },
    callbackReply: { contentType: 'application/json', body: '{}' },
    createCharge: async ({ bankOrderId, amountMinor, currencyCode, returnPath }) => {
      const charge = {
        bankOrderId,
        amountMinor,
        currencyCode,
        refundedMinor: 0,
        refundWay: 'now' as const,
        returnUrl: returnPath,
      }
      await openCharge(db, { ...charge, state: 'open', createdAt: clock.now() })
      return null
    },
    isReadyFor: () => true,
    startPayment: async ({ bankOrderId }, { appType }) => ({
      payUrl: `${env.publicUrl}/sandbox/pay/${bankOrderId}${returnHint(appType)}`,
      hostParams: null,
      codeUrl: null,
    }),
    closeCharge: async ({ bankOrderId }) => {
      await moveCharge(db, bankOrderId, ['open', 'declined'], 'closed')
      const charge = await findCharge(db, bankOrderId)
      return charge?.state === 'paid' || charge?.state === 'refunded' ? 'paid' : 'closed'
    },
    readCallback: async (callback) => readCallback(env.secret, clock.now(), callback),
    refundCharge: (refund) => refundInBooks(database, clock.now(), refund),
    queryRefund: async ({ refundId }) => refundReportOf(await findSandboxRefund(db, refundId), clock.now()),
    queryCharge: async ({ bankOrderId }) => reportOf(await findCharge(db, bankOrderId)),
  }
}

/** Browsers are sent back to the app; a mini-program shows the gateway in a web-view and goes back by itself. */
const returnHint = (appType: string) => (isMiniProgram(appType) ? '?in=web-view' : '')

function reportOf(charge: Awaited<ReturnType<typeof findCharge>>): ChargeReport {
  if (!charge) return { state: 'unknown', amountMinor: 0, currencyCode: '' }
  const { state, amountMinor, currencyCode } = charge
  return { state, amountMinor, currencyCode }
}

/** Posts the gateway's signed word to the server's callback address; anything but success is tried again. */
export const sendSandboxCallback: JobHandler<'send-sandbox-callback'> = async (
  { env, clock },
  { body },
  { postHere },
) => {
  const status = await postHere(
    paymentRoutes.receivePaymentCallback.path,
    signedHeaders(env.secret, clock.now(), body),
    body,
  )
  if (status !== 200) throw new Error(`callback was answered with ${status}`)
}
