import Taro from '@tarojs/taro'
import type { DeviceFacts } from './contract'

/** Facts of the device, asked for when they are needed. */
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
