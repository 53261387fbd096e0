import { setSessionDevice } from '../repositories/session'
import type { RequestContext } from '../kernel/http/route-module'
import { deviceOf } from './device-of'
import type { SignIn } from './start-session'

/** Keeps with a new sign-in on what and in which country it was made, for its owner's list of devices. */
export async function noteDevice(
  { services, appType, header, ip }: Pick<RequestContext, 'services' | 'appType' | 'header' | 'ip'>,
  signIn: SignIn,
): Promise<SignIn> {
  const { kind, name } = deviceOf(header('user-agent') ?? '', appType)
  const device = { deviceKind: kind, deviceName: name, countryCode: services.regions.countryOf({ header, ip }) }
  await setSessionDevice(services.database.db, signIn.sid, device)
  return signIn
}
