import Taro from '@tarojs/taro'
import type { SendBeacon } from './contract'

/** Mini-programs have no beacon; a plain call goes out before the app is put to sleep. */
export const sendBeacon: SendBeacon = (url, json) => {
  Taro.request({ url, method: 'POST', data: json, header: { 'content-type': 'text/plain' } }).catch(() => {})
}
