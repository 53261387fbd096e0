import { addDays } from '@/domain/days/civil-day'
import { instantOfWallTime } from '../kernel/time/zones'

/** What a package says about cancelling; returnPolicy 1 and 2 are free until freeCancelTime (hotel time) so many days before check-in, all others are charged in full. */
export interface CancelRule {
  readonly returnPolicy: number
  readonly freeCancelDays: number | null
  readonly freeCancelTime: string | null
  readonly latePenalty: 'first_night' | 'half' | 'full'
}

/** The last instant at which cancelling is free, or null where it never is. */
export function freeCancelUntil(rule: CancelRule, checkIn: string, timeZone: string): Date | null {
  if (rule.returnPolicy !== 1 && rule.returnPolicy !== 2) return null
  const { freeCancelDays: days, freeCancelTime: time } = rule
  const key = `${checkIn} ${days} ${time} ${timeZone}`
  const seen = known.get(key)
  if (seen) return seen
  if (known.size >= MOST_KNOWN) known.clear()
  const until = instantOfWallTime(addDays(checkIn, -(days ?? 0)), time ?? '18:00', timeZone)
  known.set(key, until)
  return until
}

/** Lists ask for the same few instants thousands of times a second. */
const known = new Map<string, Date>()
const MOST_KNOWN = 20_000
