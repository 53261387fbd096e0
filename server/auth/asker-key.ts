import type { SignedInUser } from '../kernel/services'
import { hashDeviceId } from './hash-device-id'

/** Who asks: a user, a device, both or nobody that is known. */
export interface KnownAsker {
  readonly user: SignedInUser | null
  readonly deviceId: string | null
}

/** Under what a signed-in user's searches and views are kept. */
export const userKey = (uid: string): string => `user ${uid}`

/** Under what a device's searches and views are kept; only the hash of its id is stored. */
export const deviceKey = (deviceId: string): string => `device ${hashDeviceId(deviceId)}`

/** All that is kept for whoever asks: the user's and the device's. */
export const askerKeys = ({ user, deviceId }: KnownAsker): string[] => [
  ...(user ? [userKey(user.uid)] : []),
  ...(deviceId === null ? [] : [deviceKey(deviceId)]),
]

/** The user's key, or else the device's; null where the call names no device, for then all such callers would share one. */
export const askerKey = (asker: KnownAsker): string | null => askerKeys(asker)[0] ?? null
