import type { Executor } from '../kernel/database/executor'
import { moveViews } from '../repositories/recent-view'
import { moveSearches } from '../repositories/search-history'
import { insertSession } from '../repositories/session'
import type { Services } from '../kernel/services'
import { deviceKey, userKey } from './asker-key'
import { hashDeviceId } from './hash-device-id'
import { firstRefreshToken, hashToken, refreshLifeMs } from './refresh-token'

/** A sign-in as its owner gets it: who, which, and the refresh token that keeps it going. */
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
