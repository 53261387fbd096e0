import { isRecord } from '../is-record'

/** Something a visitor wanted that needs a sign-in first, in a form that outlives a reload. */
export interface BlockedAction {
  readonly name: string
  readonly params: Readonly<Record<string, string | number | boolean | null>>
}

const isAction = (value: unknown): value is BlockedAction =>
  isRecord(value) && typeof value.name === 'string' && isRecord(value.params)

/** Reads a stored action; null where there is none or the text is damaged. */
export function readBlockedAction(text: string | null): BlockedAction | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isAction(value) ? value : null
  } catch {
    return null
  }
}

/** Tokens of a sign-in that ended here while the server was unreachable; the second token exists in mini-programs only. */
export interface EndedSignIn {
  readonly token: string
  readonly refreshToken: string | null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads a stored ended sign-in; null for nothing or anything else. */
export function readEndedSignIn(text: string | null): EndedSignIn | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null || !('token' in value) || !isText(value.token)) return null
    const refreshToken = 'refreshToken' in value && isText(value.refreshToken) ? value.refreshToken : null
    return { token: value.token, refreshToken }
  } catch {
    return null
  }
}

/** Storage names of the sign-in, cookies on H5 (spec §3); logout clears all of them. */
export const credentialNames = ['access_token', 'UID', 'RetailerUID', 'Channel-Id'] as const

export type CredentialName = (typeof credentialNames)[number]

interface TextStore {
  read(name: string): string | null
  write(name: string, value: string): void
}

/** Returns the id stored under a name, created once and then stable (spec §3: device id persistent, session id per session). */
export function storedId(store: TextStore, newGuid: () => string, name: string): string {
  const stored = store.read(name)
  if (stored !== null) return stored
  const made = newGuid()
  store.write(name, made)
  return made
}
