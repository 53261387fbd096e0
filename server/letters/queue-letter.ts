import type { Letter } from '../adapters/mail/mailer'
import type { Executor } from '../database/executor'
import { deleteReplacedLetters, insertLetter } from '../repositories/letter'
import type { Services } from '../services'
import type { LetterKind } from './letter-kind'
import { recipientKey } from './recipient-key'
import { sealLetter } from './seal-letter'

/** A letter to be sent. */
export interface LetterToQueue {
  readonly kind: LetterKind
  readonly letter: Letter
  /** Whose doings it tells of; left out where nobody may know whether the address has an account. */
  readonly uid?: string
  /** From when on it is worth nothing, and is not sent any more. */
  readonly expiresAt?: Date
  /** The device that requested it: it replaces waiting letters of the kind to the address that the same device requested. */
  readonly deviceHash?: string
}

/** Puts a letter beside the change that it tells of, sealed: both are committed or neither. Ring letterPost after the commit. */
export async function queueLetter(
  tx: Executor,
  services: Pick<Services, 'env' | 'clock' | 'random'>,
  { kind, letter, uid, expiresAt, deviceHash }: LetterToQueue,
): Promise<void> {
  const { env, clock, random } = services
  const now = clock.now()
  const id = random.id()
  const key = recipientKey(env.secret, letter.to)
  if (deviceHash !== undefined) await deleteReplacedLetters(tx, { recipientKey: key, kind, deviceHash })
  await insertLetter(tx, {
    id,
    kind,
    userId: uid ?? null,
    recipientKey: key,
    deviceHash: deviceHash ?? null,
    sealed: sealLetter(services, id, letter),
    expiresAt: expiresAt ?? null,
    availableAt: now,
    createdAt: now,
  })
}
