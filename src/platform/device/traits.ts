import type { DeviceFacts, HostTraits } from './contract'
import Taro from '@tarojs/taro'

const host = process.env.TARO_ENV as Exclude<HostTraits['host'], 'h5'>

/** A mini-program; the app-type header carries its name. */
export const traits: HostTraits = {
  host,
  surface: 'mini-program',
  appType: host,
  appVersion: null,
  isMini: true,
  hasHref: false,
  hasPatch: false,
  drawsTabBar: false,
  loginPlace: host === 'weapp' ? 'page' : 'popup',
}

/** Reads facts of the device on demand. */
export function deviceFacts(): DeviceFacts {
  const info = Taro.getSystemInfoSync()
  return {
    browser: `${process.env.TARO_ENV} ${info.version ?? ''}`.trim(),
    os: info.system ?? '',
    language: info.language ?? '',
    widthPx: Math.round(info.windowWidth ?? 0),
    heightPx: Math.round(info.windowHeight ?? 0),
  }
}
