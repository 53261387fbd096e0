import { createHash } from 'node:crypto'
import type { Services, SignedInUser } from '../kernel/services'
import type { Caller } from '../kernel/http/regions'
import type { DeviceKind } from '@/contract/login'
import { setSessionDevice } from './repository/sessions'
import type { SignIn } from './sessions'

/** How a device id is stored and bound to codes and sign-ins; a call without one counts as one nameless device. */
export function hashDeviceId(deviceId: string | null): string {
  return createHash('sha256')
    .update(`device ${deviceId ?? ''}`)
    .digest('base64url')
}

/** The caller: a user, a device, both or neither. */
export interface KnownCaller {
  readonly user: SignedInUser | null
  readonly deviceId: string | null
}

const USER_PREFIX = 'user '

/** Key under which a signed-in user's searches and views are stored. */
export const userKey = (uid: string): string => `${USER_PREFIX}${uid}`

/** The user whose key this is; null for a device's. */
export const uidOfKey = (key: string): string | null =>
  key.startsWith(USER_PREFIX) ? key.slice(USER_PREFIX.length) : null

/** Key under which a device's searches and views are stored; only the hash of its id is stored. */
export const deviceKey = (deviceId: string): string => `device ${hashDeviceId(deviceId)}`

/** Keys of all history stored for the caller: the user's and the device's. */
export const callerKeys = ({ user, deviceId }: KnownCaller): string[] => [
  ...(user ? [userKey(user.uid)] : []),
  ...(deviceId === null ? [] : [deviceKey(deviceId)]),
]

/** The user's key, or else the device's; null where the call names no device, for then all such callers would share one. */
export const callerKey = (caller: KnownCaller): string | null => callerKeys(caller)[0] ?? null

/** The device of a sign-in, described for its owner; name is empty where the headers do not identify it. */
interface SignInDevice {
  readonly kind: DeviceKind
  readonly name: string
}

type Marks = readonly (readonly [RegExp, string])[]

// The order matters: browsers name their forerunners, and an iPad names a Mac.
const devices: readonly (readonly [RegExp, DeviceKind, string])[] = [
  [/iPad/, 'tablet', 'iPad'],
  [/iPhone|iPod/, 'phone', 'iPhone'],
  [/Android(?!.*Mobile)/, 'tablet', 'Android tablet'],
  [/Android/, 'phone', 'Android'],
  [/HarmonyOS|OpenHarmony/, 'phone', 'HarmonyOS'],
  [/Windows/, 'computer', 'Windows'],
  [/CrOS/, 'computer', 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'computer', 'Mac'],
  [/Linux/, 'computer', 'Linux'],
]

const browsers: Marks = [
  [/\bStaylark\//, 'Staylark app'],
  [/MicroMessenger/, 'WeChat'],
  [/AlipayClient/, 'Alipay'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const apps: Readonly<Record<string, string>> = {
  ios: 'Staylark app',
  android: 'Staylark app',
  weapp: 'WeChat mini-program',
  alipay: 'Alipay mini-program',
  tt: 'Douyin mini-program',
}

/** Reads the user agent and the app-type header of a sign-in: "Chrome on Android", "WeChat mini-program on iPhone". */
export function deviceOf(userAgent: string, appType: string): SignInDevice {
  const [, kind = 'other', system = ''] = devices.find(([mark]) => mark.test(userAgent)) ?? []
  const browser = apps[appType] ?? browsers.find(([mark]) => mark.test(userAgent))?.[1] ?? ''
  return { kind, name: [browser, system].filter((part) => part !== '').join(' on ') }
}

/** Stores the device and country of a new sign-in, for its owner's list of devices. */
export async function recordDevice(
  { database, regions }: Pick<Services, 'database' | 'regions'>,
  { userAgent, appType, ...caller }: Caller & { readonly userAgent: string; readonly appType: string },
  signIn: SignIn,
): Promise<SignIn> {
  const { kind, name } = deviceOf(userAgent, appType)
  const device = { deviceKind: kind, deviceName: name, countryCode: regions.countryOf(caller) }
  await setSessionDevice(database.db, signIn.sid, device)
  return signIn
}
