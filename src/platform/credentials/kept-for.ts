import type { KeyValueStore } from '../storage/contract'

const dayMs = 24 * 60 * 60 * 1000

const endOf = (name: string) => `${name}_until`

/** The same store, but what is written is gone after so many days, as a cookie is; what was stored without an end gets one when it is first read. */
export function keptFor(days: number, store: KeyValueStore, nowMs: () => number): KeyValueStore {
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
