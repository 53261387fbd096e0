import { formatDay } from '../days/format-day'
import type { LoginSession } from '@/contract/login-sessions'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const counted = (count: number, unit: string) => `Used ${count} ${unit}${count === 1 ? '' : 's'} ago`

/** When a device was last used, in words; a sign-in is renewed every quarter of an hour, so anything nearer is now. */
export function lastUsedText(lastUsedAt: string, nowMs: number): string {
  const agoMs = nowMs - Date.parse(lastUsedAt)
  if (agoMs < 16 * minuteMs) return 'Active now'
  if (agoMs < hourMs) return counted(Math.floor(agoMs / minuteMs), 'minute')
  if (agoMs < dayMs) return counted(Math.floor(agoMs / hourMs), 'hour')
  if (agoMs < 14 * dayMs) return counted(Math.floor(agoMs / dayMs), 'day')
  return `Used on ${formatDay(lastUsedAt.slice(0, 10))}`
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

/** What the list of devices says of a sign-in; nothing is said of where it began unless that is known. */
export function sessionFacts(session: LoginSession, nowMs: number): SessionFacts {
  const { id, deviceKind, deviceName, countryName, startedAt, lastUsedAt, isThis } = session
  const used = isThis ? 'Active now' : lastUsedText(lastUsedAt, nowMs)
  return {
    id,
    kind: deviceKind,
    name: deviceName === '' ? 'Unknown device' : deviceName,
    use: countryName === null ? used : `${used} · ${countryName}`,
    since: `Signed in on ${formatDay(startedAt.slice(0, 10))}`,
    isThis,
  }
}
