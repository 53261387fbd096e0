import { createHash } from 'node:crypto'

/** How a device id is stored and bound to codes and sign-ins; a call without one counts as one nameless device. */
export function hashDeviceId(deviceId: string | null): string {
  return createHash('sha256')
    .update(`device ${deviceId ?? ''}`)
    .digest('base64url')
}
