import { createHash } from 'node:crypto'
import { equalText, keyedHash } from '../kernel/crypto/secrets'
import type { Executor } from '../kernel/database/executor'
import { moveSearches, moveViews } from './repository/device-history'
import {
  endTickets,
  findSession,
  insertSession,
  revokeSession,
  rotateSession,
  type SessionRow,
} from './repository/sessions'
import type { Services, SignedInUser } from '../kernel/services'
import { deviceKey, hashDeviceId, userKey } from './devices'
import { unauthorized } from '../kernel/errors'

/** How long a sign-in lasts without being used. */
export const refreshLifeMs = 30 * 86_400_000

/** How long a sign-in lasts at the longest. */
const longestSignInMs = 180 * 86_400_000

/** How long a just-used refresh token still returns its successor, for a reply that got lost, in ms. */
const refreshGraceMs = 30_000

const macOf = (secret: string, sid: string, seed: string) => keyedHash(secret, 'refresh-token', `${sid}.${seed}`)

const tokenOf = (secret: string, sid: string, seed: string) => `${sid}.${seed}.${macOf(secret, sid, seed)}`

/** The first refresh token of a sign-in, from 256 random bits: `sid.seed.mac`. */
export function firstRefreshToken(secret: string, sid: string, seed: string): string {
  return tokenOf(secret, sid, seed)
}

/** Returns the successor of a refresh token: always the same one, so that a repeated call gets the reply that was lost. */
export function nextRefreshToken(secret: string, sid: string, refreshToken: string): string {
  return tokenOf(secret, sid, keyedHash(secret, 'refresh-successor', refreshToken))
}

/** Returns the sign-in id that a refresh token claims; null for another form. */
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

/** A sign-in as its owner gets it: user, session and the refresh token that prolongs it. */
export interface SignIn {
  uid: string
  sid: string
  refreshToken: string
  expiresAt: Date
}

/** Begins a sign-in of a user on a device; what was searched for and looked at on the device becomes the user's. */
export async function startSession(
  tx: Executor,
  { env, clock, random }: Pick<Services, 'env' | 'clock' | 'random'>,
  { uid, deviceId }: { uid: string; deviceId: string | null },
): Promise<SignIn> {
  const now = clock.now()
  const sid = random.id()
  const refreshToken = firstRefreshToken(env.secret, sid, random.token(32))
  const expiresAt = new Date(now.getTime() + refreshLifeMs)
  await insertSession(tx, {
    id: sid,
    userId: uid,
    deviceHash: hashDeviceId(deviceId),
    refreshHash: hashToken(refreshToken),
    rotatedAt: now,
    createdAt: now,
    expiresAt,
  })
  if (deviceId !== null) {
    await moveSearches(tx, deviceKey(deviceId), userKey(uid))
    await moveViews(tx, deviceKey(deviceId), userKey(uid))
  }
  return { uid, sid, refreshToken, expiresAt }
}

/** Ends one sign-in and its user's open one-time sign-in tokens. */
export async function endSession({ database, clock }: Services, { uid, sid }: SignedInUser): Promise<void> {
  const now = clock.now()
  await database.transaction(async (tx) => {
    await revokeSession(tx, sid, now)
    await endTickets(tx, uid, now)
  })
}

/** What a sign-in remembers of its refresh tokens. */
export interface RefreshState {
  refreshHash: string
  previousRefreshHash: string | null
  rotatedAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

/** rotate: the newest token. repeat: replaced just now, and the reply may be lost. reuse: replaced long ago, so somebody else may hold it. refuse: ended, or not ours. */
type RefreshStep = 'rotate' | 'repeat' | 'reuse' | 'refuse'

/** What to do with a presented refresh token, by its hash and whether we made it. */
export function refreshStep(state: RefreshState, tokenHash: string, isOwn: boolean, now: Date): RefreshStep {
  if (state.revokedAt || state.expiresAt <= now) return 'refuse'
  if (state.refreshHash === tokenHash) return 'rotate'
  const isPrevious = state.previousRefreshHash === tokenHash
  if (isPrevious && now.getTime() - state.rotatedAt.getTime() <= refreshGraceMs) return 'repeat'
  return isPrevious || isOwn ? 'reuse' : 'refuse'
}

const ended = () => unauthorized('Your sign-in has ended. Please sign in again.', 'session_ended')

function expiryAfter(session: SessionRow, now: Date): Date {
  return new Date(Math.min(now.getTime() + refreshLifeMs, session.createdAt.getTime() + longestSignInMs))
}

/** A refresh token as it was presented; deviceHash is null where the token needs no device (a browser's own cookie). */
export interface PresentedToken {
  refreshToken: string
  deviceHash: string | null
}

async function rotate(services: Services, session: SessionRow, refreshToken: string): Promise<SignIn | null> {
  const at = services.clock.now()
  const successor = nextRefreshToken(services.env.secret, session.id, refreshToken)
  const expiresAt = expiryAfter(session, at)
  const isFirst = await rotateSession(services.database.db, {
    sid: session.id,
    fromHash: hashToken(refreshToken),
    toHash: hashToken(successor),
    at,
    expiresAt,
  })
  return isFirst ? { uid: session.userId, sid: session.id, refreshToken: successor, expiresAt } : null
}

async function endForReuse(services: Services, session: SessionRow): Promise<never> {
  await revokeSession(services.database.db, session.id, services.clock.now())
  services.log.warn({ event: 'refresh_token_reuse', sid: session.id }, 'a replaced refresh token was used again')
  throw ended()
}

async function sessionOf(services: Services, { refreshToken, deviceHash }: PresentedToken): Promise<SessionRow> {
  const sid = sidOfRefreshToken(refreshToken)
  const session = sid === null ? null : await findSession(services.database.db, sid)
  if (!session || (deviceHash !== null && deviceHash !== session.deviceHash)) throw ended()
  return session
}

/** Swaps a refresh token for its successor. The same token returns the same successor for 30 s, for a reply that got lost. Later use ends the sign-in, because two must hold it. Throws 401 `session_ended`. */
export async function refreshSession(services: Services, presented: PresentedToken): Promise<SignIn> {
  const { env, clock } = services
  const { refreshToken } = presented
  const session = await sessionOf(services, presented)
  const step = refreshStep(session, hashToken(refreshToken), isOwnRefreshToken(env.secret, refreshToken), clock.now())
  switch (step) {
    case 'refuse':
      throw ended()
    case 'reuse':
      return endForReuse(services, session)
    case 'rotate':
      // Another call with the same token was faster: it is now the previous one, and its successor the same.
      return (await rotate(services, session, refreshToken)) ?? refreshSession(services, presented)
    case 'repeat': {
      const successor = nextRefreshToken(env.secret, session.id, refreshToken)
      if (hashToken(successor) !== session.refreshHash) throw ended()
      return { uid: session.userId, sid: session.id, refreshToken: successor, expiresAt: session.expiresAt }
    }
  }
}
