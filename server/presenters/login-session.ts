import type { LoginSession } from '@/contract/login-sessions'
import type { SessionRow } from '../repositories/session'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** A sign-in as its owner sees it; a country is named in English. */
export function presentLoginSession(session: SessionRow, thisSid: string): LoginSession {
  const { id, deviceKind, deviceName, countryCode, createdAt, rotatedAt } = session
  return {
    id,
    deviceKind,
    deviceName,
    countryName: countryCode === null ? null : (names.of(countryCode) ?? null),
    startedAt: createdAt.toISOString(),
    lastUsedAt: rotatedAt.toISOString(),
    isThis: id === thisSid,
  }
}
