import { createHash } from 'node:crypto'
import { equalText, keyedHash } from '../kernel/crypto/secrets'

/** How long a sign-in lasts without being used, and at the longest. */
export const refreshLifeMs = 30 * 86_400_000
export const longestSignInMs = 180 * 86_400_000

/** How long a refresh token that was just used still gives its successor again, for an answer that got lost. */
export const refreshGraceMs = 30_000

const macOf = (secret: string, sid: string, seed: string) => keyedHash(secret, 'refresh-token', `${sid}.${seed}`)

const tokenOf = (secret: string, sid: string, seed: string) => `${sid}.${seed}.${macOf(secret, sid, seed)}`

/** The first refresh token of a sign-in, from 256 random bits: `sid.seed.mac`. */
export function firstRefreshToken(secret: string, sid: string, seed: string): string {
  return tokenOf(secret, sid, seed)
}

/** The token that follows a refresh token: always the same one, so that a repeated call gets the answer that was lost. */
export function nextRefreshToken(secret: string, sid: string, refreshToken: string): string {
  return tokenOf(secret, sid, keyedHash(secret, 'refresh-successor', refreshToken))
}

/** Which sign-in a refresh token says it belongs to; null when it has another form. */
export function sidOfRefreshToken(refreshToken: string): string | null {
  return /^([0-9A-Za-z]{1,40})\.[\w-]{43}\.[\w-]{43}$/.exec(refreshToken)?.[1] ?? null
}

/** Whether we made this token at some time, however old it is. */
export function isOwnRefreshToken(secret: string, refreshToken: string): boolean {
  const [sid = '', seed = '', mac = ''] = refreshToken.split('.')
  return equalText(mac, macOf(secret, sid, seed))
}

/** What is stored of a token of 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
