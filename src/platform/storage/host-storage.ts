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

const dayMs = 24 * 60 * 60 * 1000

const endOf = (name: string) => `${name}_until`

/** The same store, but what is written is gone after so many days, as a cookie is; what was stored without an end gets one when it is first read. */
export function expiringStore(days: number, store: KeyValueStore, nowMs: () => number): KeyValueStore {
  const remove = (name: string) => {
    store.remove(name)
    store.remove(endOf(name))
  }
  const stamp = (name: string) => store.write(endOf(name), String(nowMs() + days * dayMs))
  return {
    read(name) {
      const value = store.read(name)
      if (value === null) return null
      const end = Number(store.read(endOf(name)))
      if (end === 0) stamp(name)
      else if (nowMs() >= end) {
        remove(name)
        return null
      }
      return value
    },
    write(name, value) {
      store.write(name, value)
      stamp(name)
    },
    remove,
  }
}
