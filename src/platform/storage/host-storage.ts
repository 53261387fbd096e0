import Taro from '@tarojs/taro'
import type { KeyValueStore } from './contract'

/** A mini-program's own storage; it throws where the host does. */
export const hostStorage: KeyValueStore = {
  read(name) {
    const value: unknown = Taro.getStorageSync(name)
    return typeof value === 'string' && value !== '' ? value : null
  },
  write: (name, value) => Taro.setStorageSync(name, value),
  remove: (name) => Taro.removeStorageSync(name),
}
