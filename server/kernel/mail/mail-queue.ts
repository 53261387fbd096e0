import { type JobQueue, PermanentJobError, runNextJob } from '../jobs/run-jobs'
import { createWorkerPool, type WorkerPool } from '../jobs/worker-pool'
import type { OutboxRow } from '../jobs/outbox'
import type { Services } from '../services'
import { openEmail } from './enqueue-mail'

type SendingServices = Pick<Services, 'env' | 'clock' | 'database' | 'mail' | 'log'>

/** Emails handed over at the same time. */
const WORKERS = 4

/** How soon emails are sent that another process enqueued, or whose next try is due. */
const POLL_MS = 1_000

/** How long a stop waits for emails that are being handed over. */
const STOP_TIMEOUT_MS = 5_000

const FIRST_DELAY_MS = 2_000

/** Milliseconds to wait after a failed try (1 is the first): 2 s, then three times as long each time, so that six tries fall into a code's five minutes and the last one hours later. */
export const mailRetryDelayMs = (tries: number): number => FIRST_DELAY_MS * 3 ** (tries - 1)

const LONGEST_ERROR_TEXT = 200

/** Why an email was refused, without the addresses and codes that mail servers like to repeat; at most 200 characters. */
export function mailErrorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text
    .replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '(address)')
    .replaceAll(/\d{6,}/g, '(digits)')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST_ERROR_TEXT)
}

async function sendMail({ env, mail }: SendingServices, { id, payload }: OutboxRow): Promise<void> {
  const { sealed } = Object(payload)
  const email = openEmail(env.secret, id, String(sealed))
  if (!email) throw new PermanentJobError('It was sealed with another SECRET.')
  await mail.send({ id, ...email })
}

/** The workers of one process that send the outbox's emails beside the requests; any number of processes may run them. */
export function createMailQueue(services: SendingServices): WorkerPool {
  const queue: JobQueue = {
    isMail: true,
    run: (job) => sendMail(services, job),
    retryDelayMs: mailRetryDelayMs,
    errorText: mailErrorText,
  }
  return createWorkerPool({
    name: 'mail',
    size: WORKERS,
    pollMs: POLL_MS,
    stopTimeoutMs: STOP_TIMEOUT_MS,
    log: services.log,
    runNext: (onClaim) => runNextJob(services, queue, onClaim),
  })
}
