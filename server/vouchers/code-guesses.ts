import { sql } from 'drizzle-orm'
import { keyedHash } from '../kernel/crypto/secrets'
import { codeGuess } from '../kernel/database/schema/vouchers'
import { tooManyRequests } from '../kernel/errors'
import { addressBlock } from '../kernel/http/caller-address'
import type { Services } from '../kernel/services'

/** The sender of a code. */
export interface CodeSender {
  readonly userId: string
  /** The device's own id; null where none was sent. */
  readonly deviceId: string | null
  readonly ip: string
}

/** Wrong codes within an hour after which a user, a device or an address has to wait; many people may share an address. */
export const mostMisses = { user: 10, device: 10, address: 60 } as const

const HOUR_MS = 3_600_000

/** The subject under which the misses of all callers are counted. */
const EVERYBODY = 'everybody'

/** Each time that this many misses of all callers are reached within an hour, an alarm is logged. */
const MISSES_OF_ALARM = 100

/** A guess that was counted as a miss until it turns out to be none, by the subjects under which it was. */
type CountedGuess = readonly string[]

type GuessServices = Pick<Services, 'database' | 'env' | 'clock' | 'securityCounters' | 'log'>

/** The subjects under which a caller's misses are counted, each with the most that it may have. */
function subjectsOf(secret: string, { userId, deviceId, ip }: CodeSender): Map<string, number> {
  const subject = (kind: string, value: string) => keyedHash(secret, 'voucher code guesses', `${kind} ${value}`)
  return new Map([
    [subject('user', userId), mostMisses.user],
    ...(deviceId === null ? [] : [[subject('device', deviceId), mostMisses.device] as const]),
    [subject('address', addressBlock(ip)), mostMisses.address],
  ])
}

/** Changes the misses of subjects within the hour that began with the first one; returns the counts. */
async function countMisses({ database, clock }: GuessServices, subjects: readonly string[], by: 1 | -1) {
  const now = clock.now()
  const endsAt = new Date(now.getTime() + HOUR_MS)
  const first = Math.max(by, 0)
  const isOver = sql`${codeGuess.endsAt} <= ${now.toISOString()}::timestamptz`
  return (
    database.db
      .insert(codeGuess)
      // In one order, so that two callers never wait for each other.
      .values(subjects.toSorted().map((subject) => ({ subject, misses: first, endsAt })))
      .onConflictDoUpdate({
        target: codeGuess.subject,
        set: {
          misses: sql`case when ${isOver} then ${first}::int else greatest(${codeGuess.misses} + ${by}::int, 0) end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${codeGuess.endsAt} end`,
        },
      })
      .returning()
  )
}

/**
 * Counts a well-formed code as a miss before it is looked up, so that guesses sent at once get no more tries than others. Throws
 * 429 after ten misses of a user or a device, or sixty of an address, within an hour.
 */
export async function countCodeGuess(services: GuessServices, sender: CodeSender): Promise<CountedGuess> {
  const limits = subjectsOf(services.env.secret, sender)
  const counts = await countMisses(services, [...limits.keys()], 1)
  const blocking = counts.filter(({ subject, misses }) => misses > (limits.get(subject) ?? 0))
  const endMs = Math.max(...blocking.map(({ endsAt }) => endsAt.getTime()))
  if (blocking.length > 0) throw tooManyRequests(Math.ceil((endMs - services.clock.now().getTime()) / 1000))
  return [...limits.keys()]
}

/** Takes back a counted guess that was no miss. */
export async function takeCodeGuessBack(services: GuessServices, subjects: CountedGuess): Promise<void> {
  await countMisses(services, subjects, -1)
}

/** Counts a miss for all callers together and raises the alarm at every hundredth within an hour. */
export async function recordCodeMiss(services: GuessServices): Promise<void> {
  services.securityCounters.codeMisses += 1
  const [count] = await countMisses(services, [EVERYBODY], 1)
  const misses = count?.misses ?? 0
  if (misses % MISSES_OF_ALARM === 0)
    services.log.error({ event: 'voucher_code_misses', misses }, 'many wrong voucher codes within an hour')
}
