const firstDelayMs = 30_000
const longestDelayMs = 3_600_000
const softLockMs = 30 * 24 * 3_600_000

// Wrong passwords in a row before the first wait.
const freeGuesses = 5

// After so many only the e-mail code opens the account for 30 days (NIST SP 800-63B-4).
const mostGuesses = 100

/** How long password sign-in waits after so many wrong passwords in a row: nothing up to four, then 30 s, doubling to an hour. */
export function guessDelayMs(failures: number): number {
  if (failures < freeGuesses) return 0
  if (failures >= mostGuesses) return softLockMs
  return Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - freeGuesses))
}
