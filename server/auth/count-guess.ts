import { tooManyRequests } from '../kernel/errors'
import { lockGuesses, saveGuesses } from '../repositories/user-guess'
import type { Services } from '../kernel/services'
import { guessDelayMs } from './guess-delay'

/** A guess that was counted, and the block that it began. */
export interface CountedGuess {
  subject: string
  blockedUntil: Date | null
}

/** Counts a guess as wrong before it is verified, so that parallel guesses get no more tries than others; throws 429 while the subject is blocked. */
export async function countGuess(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  subject: string,
): Promise<CountedGuess> {
  const now = clock.now()
  const nowMs = now.getTime()
  return database.transaction(async (tx) => {
    const { failures, blockedUntil } = await lockGuesses(tx, subject, now)
    const waitMs = (blockedUntil?.getTime() ?? 0) - nowMs
    if (waitMs > 0) {
      throw tooManyRequests(
        Math.ceil(waitMs / 1000),
        'Too many tries. Please wait, or sign in with a verification code.',
      )
    }
    const delayMs = guessDelayMs(failures + 1)
    const until = delayMs > 0 ? new Date(nowMs + delayMs) : null
    await saveGuesses(tx, { subject, failures: failures + 1, blockedUntil: until, lastFailedAt: now })
    return { subject, blockedUntil: until }
  })
}
