import { buryLetter, claimLetter, deleteLetter, putOffLetter, type LetterRow } from '../repositories/letter'
import type { Services } from '../services'
import { letterDelayMs, MOST_LETTER_TRIES } from './letter-delay'
import { refusalWords } from './refusal-words'
import { openLetter } from './seal-letter'

/** What sending takes. */
export type SendingServices = Pick<Services, 'env' | 'clock' | 'database' | 'mail' | 'log'>

/** How long a sender keeps a letter to itself, which is longer than the mailer tries; one that dies in between gives it back with that. */
const LEASE_MS = 60_000

/** Sends the letter that is due for longest and forgets it; one that fails waits for its next try or is given up. False when none is due. */
export async function sendNextLetter(services: SendingServices): Promise<boolean> {
  const { clock, database, log } = services
  const now = clock.now()
  const row = await claimLetter(database.db, now, new Date(now.getTime() + LEASE_MS))
  if (!row) return false
  if (row.expiresAt && row.expiresAt <= now) {
    log.warn({ letterId: row.id, kind: row.kind }, 'a letter came too late to be sent')
    await deleteLetter(database.db, row.id)
  } else await handOver(services, row)
  return true
}

async function handOver(services: SendingServices, { id, kind, sealed, attempts }: LetterRow): Promise<void> {
  const { env, clock, database, mail, log } = services
  const letter = openLetter(env.secret, id, sealed ?? '')
  try {
    if (!letter) throw new Error('It was sealed with another SECRET.')
    await mail.send({ id, ...letter })
  } catch (error) {
    const why = refusalWords(error)
    const now = clock.now()
    const isOver = !letter || attempts >= MOST_LETTER_TRIES
    log.error({ letterId: id, kind, attempts, why }, isOver ? 'a letter was given up' : 'a letter could not be sent')
    if (isOver) return buryLetter(database.db, id, now, why)
    return putOffLetter(database.db, id, new Date(now.getTime() + letterDelayMs(attempts)), why)
  }
  await deleteLetter(database.db, id)
}
