import type { Letter } from '../adapters/mail/mailer'
import type { Executor } from '../database/executor'
import { deleteLettersOfKind, insertLetter } from '../repositories/letter'
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
  /** Older letters of the kind to the address that still wait are not sent any more. */
  readonly replacesOlder?: boolean
}

/** Puts a letter beside the change that it tells of, sealed: both are committed or neither. Ring letterPost after the commit. */
export async function queueLetter(
  tx: Executor,
  services: Pick<Services, 'env' | 'clock' | 'random'>,
  { kind, letter, uid, expiresAt, replacesOlder = false }: LetterToQueue,
): Promise<void> {
  const { env, clock, random } = services
  const now = clock.now()
  const id = random.id()
  const key = recipientKey(env.secret, letter.to)
  if (replacesOlder) await deleteLettersOfKind(tx, key, kind)
  await insertLetter(tx, {
    id,
    kind,
    userId: uid ?? null,
    recipientKey: key,
    sealed: sealLetter(services, id, letter),
    expiresAt: expiresAt ?? null,
    availableAt: now,
    createdAt: now,
  })
}
