import Taro from '@tarojs/taro'
import type { KeyValueStore } from './contract'
import { createMemoryStore } from './memory-store'
import { withMemoryFallback } from './with-memory-fallback'

const hostStorage: KeyValueStore = {
  read(name) {
    const value: unknown = Taro.getStorageSync(name)
    return typeof value === 'string' && value !== '' ? value : null
  },
  write: (name, value) => Taro.setStorageSync(name, value),
  remove: (name) => Taro.removeStorageSync(name),
}

/** Kept on the device until it is removed. */
export const deviceStorage: KeyValueStore = withMemoryFallback(() => hostStorage)

/** Kept for this visit: a mini-program has no reload, so memory is enough. */
export const visitStorage: KeyValueStore = createMemoryStore()
