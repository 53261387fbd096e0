import type { AppServices } from './create-services'
import type { Demo } from './load-demo'
import { enqueueJob, type OutboxRow } from '../kernel/jobs/outbox'
import { expireHolds } from '../booking/cancel'
import { type HandledTopic, type JobHandlers, type JobQueue, type JobTools, runNextJob } from '../kernel/jobs/run-jobs'
import { createWorkerPool } from '../kernel/jobs/worker-pool'
import { checkPayment, closeCharge } from '../booking/payments/settle'
import { beginStay, confirmOrder, endStay } from '../booking/confirm'
import { sendGuestCode } from '../booking/guest-order'
import { remindOfCheckIn, remindToPay } from '../booking/emails/reminders'
import { eraseLeftovers } from '../account/delete'
import { purge } from '../kernel/jobs/purge'
import { waiverNeeds } from '../booking/waiver'
import { sendRefund } from '../booking/payments/refunds'
import { remindOfVoucherEnd } from '../vouchers/ending-reminders'
import { expireVouchers } from '../vouchers/expire-vouchers'
import { remindOfSale } from '../vouchers/sale-reminders'
import { issueDocument } from '../documents/issue'
import { endExchange } from '../vouchers/confirm-exchange'
import { lapseAppointment } from '../vouchers/appointments'
import { lapseGift } from '../vouchers/give'
import { checkCounts, countLikes } from '../community/counts'
import { inviteToReview } from '../community/reviews/invite'
import { deleteObjects } from '../uploads/stored-files'
import { sweepStores, sweepUpload } from '../uploads/sweep'
import { purgeChats } from '../support/purge'
import type { FastifyInstance } from 'fastify'

const POLL_MS = 400

/** Jobs that run at the same time, so that a slow provider holds up only its own. */
const WORKERS = 4

/** Work that goes on beside the requests. */
interface RunningJobs {
  /** Resolves when what had begun is done; nothing begins after that. */
  stop(): Promise<void>
}

/** Runs due jobs, closes overdue orders and ends vouchers over and over; any number of servers may do so on one database. */
export function startJobs(services: AppServices, tools: JobTools): RunningJobs {
  const { log } = services
  const queue = createJobQueue(services, tools)
  const runNext = (onClaim: () => void) => runNextJob(services, queue, onClaim)
  const pool = createWorkerPool({ name: 'jobs', size: WORKERS, pollMs: POLL_MS, log, runNext })
  const state = { arePlanned: false, isFailing: false }
  let expiry: Promise<void> | null = null

  async function expireAndPlan(): Promise<void> {
    await expireHolds(services)
    await expireVouchers(services)
    if (!state.arePlanned) await planEndlessJobs(services)
    Object.assign(state, { arePlanned: true, isFailing: false })
  }

  /** Logs the first of a row of failures only: without a database every round fails. */
  function logFailure(error: unknown): void {
    if (!state.isFailing) log.error({ err: error }, 'overdue orders were not closed, retrying at the next poll')
    state.isFailing = true
  }

  function expire(): void {
    expiry ??= expireAndPlan()
      .catch(logFailure)
      .finally(() => (expiry = null))
  }

  const timer = setInterval(expire, POLL_MS)
  timer.unref()
  expire()
  pool.start()
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all([expiry, pool.stop()])
    },
  }
}

/** Some jobs go on for ever, whichever server does them; their rows are there already at every start but the first. */
async function planEndlessJobs(services: AppServices): Promise<void> {
  const { db } = services.database
  await enqueueJob(db, services, { topic: 'purge', key: 'hourly', payload: {} })
  await enqueueJob(db, services, { topic: 'count-likes', key: 'always', payload: {} })
  await enqueueJob(db, services, { topic: 'check-counts', key: 'daily', payload: {} })
  await enqueueJob(db, services, { topic: 'sweep-stores', key: 'endless', payload: {} })
  await enqueueJob(db, services, { topic: 'purge-chats', key: 'hourly', payload: {} })
}

async function refuseCallback(): Promise<void> {
  throw new Error('this server has no sandbox gateway')
}

async function refuseReply(): Promise<void> {
  throw new Error('this server has no demo agent')
}

/** The handler of each topic. */
const jobHandlers = (demo: Demo | null): JobHandlers => ({
  'confirm-order': confirmOrder,
  'remind-to-pay': remindToPay,
  'remind-of-check-in': remindOfCheckIn,
  'remind-of-voucher-end': remindOfVoucherEnd,
  'remind-of-sale': remindOfSale,
  'begin-stay': beginStay,
  'end-stay': endStay,
  'end-exchange': endExchange,
  'lapse-gift': lapseGift,
  'lapse-appointment': lapseAppointment,
  'check-payment': checkPayment,
  'close-charge': (services, { bankOrderId }) => closeCharge(services, bankOrderId),
  'send-refund': sendRefund,
  'send-guest-code': sendGuestCode,
  'issue-document': issueDocument,
  'sweep-upload': (services, { fileId }) => sweepUpload(services, fileId, waiverNeeds),
  'delete-objects': deleteObjects,
  'sweep-stores': sweepStores,
  'erase-leftovers': eraseLeftovers,
  'send-sandbox-callback': demo?.sendSandboxCallback ?? refuseCallback,
  'demo-chat-reply': demo?.demoChatReply ?? refuseReply,
  'purge-chats': purgeChats,
  'invite-to-review': inviteToReview,
  'count-likes': countLikes,
  'check-counts': checkCounts,
  purge,
})

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 10 * 60_000

const isHandled = (topic: string, handlers: JobHandlers): topic is HandledTopic => Object.hasOwn(handlers, topic)

async function handle(services: AppServices, tools: JobTools, { topic, payload }: OutboxRow): Promise<Date | void> {
  const handlers = jobHandlers(services.demo)
  if (!isHandled(topic, handlers)) throw new Error(`no handler for ${topic}`)
  // The payload was written by enqueueJob with the type of this very topic.
  const handler: (services: AppServices, payload: never, tools: JobTools) => Promise<Date | void> = handlers[topic]
  return handler(services, payload as never, tools)
}

/** The queue of all topics but mail; failed tries are repeated after 1 s, doubling up to 10 min. */
const createJobQueue = (services: AppServices, tools: JobTools): JobQueue => ({
  isMail: false,
  run: (job) => handle(services, tools, job),
  retryDelayMs: (tries) => Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1)),
  errorText: (error) => (error instanceof Error ? error.message : String(error)),
})

/** Runs the jobs that are due now, also those that become due meanwhile, one after another; resolves how many ran. */
export async function runDueJobs(services: AppServices, tools: JobTools): Promise<number> {
  const queue = createJobQueue(services, tools)
  let count = 0
  while (await runNextJob(services, queue)) count += 1
  return count
}

const TIMEOUT_MS = 10_000

/** Reaches an app's own addresses as a caller from outside does: over HTTP where it listens, else through its front door in memory. */
export function postHere(app: FastifyInstance): JobTools['postHere'] {
  return async (path, headers, body) => {
    const sent = { ...headers, 'content-type': 'application/json' }
    const address = app.server.address()
    if (address === null || typeof address === 'string') {
      const response = await app.inject({ method: 'POST', url: path, headers: sent, payload: body })
      return response.statusCode
    }
    const host = address.family === 'IPv6' && address.address === '::1' ? '[::1]' : '127.0.0.1'
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`http://${host}:${address.port}${path}`, {
      method: 'POST',
      headers: sent,
      body,
      signal,
    })
    return response.status
  }
}
