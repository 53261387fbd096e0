import type { DeviceKind } from '@/contract/login-sessions'

/** On what somebody signed in, in words for its owner; name is empty where the headers tell nothing. */
export interface SignInDevice {
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
