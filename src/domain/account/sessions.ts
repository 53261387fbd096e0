import { utcDay } from '../days/civil-day'
import { formatDay } from '../days/format-day'
import { timeAgo, unitsSince } from '../days/relative-time'
import type { LoginSession } from '@/contract/login'

/** When a device was last used, in words; a sign-in is renewed every quarter of an hour, so anything nearer is now. */
export function lastUsedText(lastUsedAt: string, nowMs: number): string {
  if (unitsSince('minute', lastUsedAt, nowMs) < 16) return 'Active now'
  if (unitsSince('day', lastUsedAt, nowMs) < 14) return `Used ${timeAgo(lastUsedAt, nowMs)}`
  return `Used on ${formatDay(utcDay(lastUsedAt))}`
}

/** A sign-in in the words of the list of devices. */
export interface SessionFacts {
  readonly id: string
  readonly kind: LoginSession['deviceKind']
  readonly name: string
  /** Where and when it was used. */
  readonly use: string
  readonly since: string
  readonly isThis: boolean
}

/** Facts of a session for the list of devices; the country is shown only where it is known. */
export function sessionFacts(session: LoginSession, nowMs: number): SessionFacts {
  const { id, deviceKind, deviceName, countryName, startedAt, lastUsedAt, isThis } = session
  const used = isThis ? 'Active now' : lastUsedText(lastUsedAt, nowMs)
  return {
    id,
    kind: deviceKind,
    name: deviceName === '' ? 'Unknown device' : deviceName,
    use: countryName === null ? used : `${used} · ${countryName}`,
    since: `Signed in on ${formatDay(utcDay(startedAt))}`,
    isThis,
  }
}
