import { unauthorized } from '../kernel/errors'
import type { RequestContext } from '../kernel/http/route-module'
import { hashDeviceId } from './hash-device-id'
import { isMiniProgram } from '../kernel/http/cross-origin'
import type { PresentedToken } from './refresh-session'

/** The refresh token of a call: a mini-program's from the body and only from its own device, a browser's from its HttpOnly cookie alone. */
export function presentedToken(
  { appType, deviceId, refreshCookie }: Pick<RequestContext, 'appType' | 'deviceId' | 'refreshCookie'>,
  inBody: string | undefined,
): PresentedToken {
  const refreshToken = isMiniProgram(appType) ? inBody : refreshCookie
  if (!refreshToken) throw unauthorized('Please sign in.', 'session_ended')
  return { refreshToken, deviceHash: isMiniProgram(appType) ? hashDeviceId(deviceId) : null }
}
