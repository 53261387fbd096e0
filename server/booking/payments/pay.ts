import type { PayChannel, PaymentAttempt, PayStart } from '@/contract/payment'
import type { Executor } from '../../kernel/database/executor'
import { ApiError, conflict, gone, notFound } from '../../kernel/errors'
import { enqueueJob } from '../../kernel/jobs/outbox'
import { closeCharge, settleByQuery } from './settle'
import {
  type AttemptName,
  endOpenAttempt,
  ensureCharge,
  FIRST_QUERY_MS,
  lockOwedPayment,
  type OwedPayment,
  ownedAttempt,
} from './attempts'
import { type Payer, type PaymentProvider, providerOf, ProviderUnreachable } from './provider'
import { presentAttempt } from './present'
import { whyUnusable } from './usable'
import { isKeyCompleted, runOnce } from '../../kernel/idempotency/run-once'
import { type AttemptRow, findAttempts, findOpenAttempt, findPayment, insertAttempt } from '../repository/payments'
import type { Services } from '../../kernel/services'

/** What is to be paid in which way, and the key of this try. */
interface PayRequest {
  readonly payId: string
  readonly channel: PayChannel
  readonly key: string
  readonly appType: string
}

/**
 * Opens an attempt to pay; an open one is closed first, at its provider too. Throws 404 for an unknown payId,
 * 409 already_paid or channel_unavailable, 410 payment_closed and 502 provider_unreachable.
 */
export async function createPayment(
  services: Services,
  { payId, channel, key, appType }: PayRequest,
): Promise<PaymentAttempt> {
  const provider = providerOf(services, channel)
  await refuseUnusable(services, provider, payId, appType)
  const once = { scope: payId, operationId: 'createPayment', key, request: { payId, channel } }
  await reached(services, () => closeEarlierAttempt(services, once))
  const reply = await runOnce(services, once, async (tx) =>
    presentAttempt(await openAttempt(tx, services, once.request)),
  )
  await reached(services, () => ensureCharge(services, provider, reply.bankOrderId))
  return reply
}

async function refuseUnusable(
  { database }: Services,
  provider: PaymentProvider,
  payId: string,
  appType: string,
): Promise<void> {
  const payment = await findPayment(database.db, payId)
  const reason = payment && whyUnusable(provider, { appType, currencyCode: payment.currencyCode })
  if (reason) throw conflict('channel_unavailable', reason)
}

/** Calls a provider while the traveler waits; throws 502 where it does not reply. */
async function reached<Result>({ log }: Services, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    log.error({ err: error }, 'the payment provider did not reply, the traveler can try again')
    throw new ApiError(
      502,
      'provider_unreachable',
      'The payment service does not respond. You were not charged. Please try again in a moment.',
    )
  }
}

// The open attempt is read before the key: one that this very key has opened is then never taken for an earlier one.
async function closeEarlierAttempt(
  services: Services,
  once: { scope: string; operationId: string; key: string },
): Promise<void> {
  const { db } = services.database
  const open = await findOpenAttempt(db, once.scope)
  if (open && !(await isKeyCompleted(db, once))) await closeCharge(services, open.id)
}

async function openAttempt(
  tx: Executor,
  services: Services,
  { payId, channel }: { payId: string; channel: PayChannel },
): Promise<AttemptRow> {
  const owed = await lockOwedPayment(tx, payId)
  if (!owed) throw notFound('There is no such payment.')
  refuseUnpayable(owed, services.clock.now())
  await endOpenAttempt(tx, services, payId)
  const [newest] = await findAttempts(tx, payId)
  const createdAt = services.clock.now()
  const attempt: AttemptRow = {
    // Alipay takes letters and digits only, WeChat Pay at most 32 of them.
    id: services.random.id(),
    paymentId: payId,
    attemptNo: (newest?.attemptNo ?? 0) + 1,
    channel,
    status: 'PENDING',
    failMessage: null,
    providerRef: null,
    dispute: null,
    createdAt,
    paidAt: null,
  }
  await insertAttempt(tx, attempt)
  const availableAt = new Date(createdAt.getTime() + FIRST_QUERY_MS)
  const payload = { bankOrderId: attempt.id }
  await enqueueJob(tx, services, { topic: 'check-payment', key: attempt.id, payload, availableAt })
  return attempt
}

function refuseUnpayable({ purchase, payment }: OwedPayment, now: Date): void {
  if (payment.status === 'CLOSED' || (purchase.status === 'TO_PAY' && now >= payment.expireAt)) {
    throw gone('payment_closed', 'The time to pay is over.')
  }
  if (purchase.status !== 'TO_PAY') throw conflict('already_paid', 'This is already paid.')
}

const attemptClosed = () => gone('attempt_closed', 'This payment has ended. Please start it again.')

/** Where or with what an open attempt is paid; throws 404 for an attempt of another payment, 410 where it is no longer open and 502 where the provider does not reply. */
export async function startPayment(services: Services, name: AttemptName, payer: Payer): Promise<PayStart> {
  const attempt = await ownedAttempt(services, name)
  if (attempt.status !== 'PENDING') throw attemptClosed()
  const provider = providerOf(services, attempt.channel)
  return reached(services, async () => {
    const charge = await ensureCharge(services, provider, attempt.id)
    if (!charge) throw attemptClosed()
    return provider.startPayment(charge, payer)
  })
}

/** Returns an attempt's current state. The provider is queried first for one open for long, so that a returning traveler does not wait for a lost callback. */
export async function freshAttempt(services: Services, name: AttemptName): Promise<AttemptRow> {
  const attempt = await ownedAttempt(services, name)
  const openMs = services.clock.now().getTime() - attempt.createdAt.getTime()
  if (attempt.status !== 'PENDING' || openMs < FIRST_QUERY_MS) return attempt
  await settleByQuery(services, attempt.id)
  return ownedAttempt(services, name)
}
