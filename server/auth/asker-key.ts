import { hashDeviceId } from './hash-device-id'

/** Whose searches a signed-in user's are. */
export const userSearches = (uid: string): string => `user ${uid}`

/** Whose searches a device's are; only the hash of its id is stored. */
export const deviceSearches = (deviceId: string): string => `device ${hashDeviceId(deviceId)}`
