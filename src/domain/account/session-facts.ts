import type { LoginSession } from '@/contract/login-sessions'
import { formatDay } from '../days/format-day'
import { lastUsedText } from './last-used-text'

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
