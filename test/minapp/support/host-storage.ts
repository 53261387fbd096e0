import type { HostKind } from './host-kind'

type StorageCalls = Record<string, (...given: never[]) => unknown>

/** The same calls, which throw while the host refuses. */
const refusing = (calls: StorageCalls, isRefused: () => boolean): StorageCalls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (...given: never[]) => {
        if (isRefused()) throw new Error(`${name}:fail exceed storage item max length`)
        return call(...given)
      },
    ]),
  )

/** A host's key-value store, with the host's own way of calling it. */
export const hostStorage = (kind: HostKind, storage: Map<string, unknown>, isRefused: () => boolean): StorageCalls =>
  refusing(storageOf(kind, storage), isRefused)

function storageOf(kind: HostKind, storage: Map<string, unknown>): StorageCalls {
  if (kind === 'alipay') {
    return {
      getStorageSync: ({ key }: { key: string }) => ({ data: storage.get(key) ?? null }),
      setStorageSync: ({ key, data }: { key: string; data: unknown }) => void storage.set(key, data),
      removeStorageSync: ({ key }: { key: string }) => void storage.delete(key),
      clearStorageSync: () => storage.clear(),
    }
  }
  return {
    getStorageSync: (key: string) => storage.get(key) ?? '',
    setStorageSync: (key: string, data: unknown) => void storage.set(key, data),
    removeStorageSync: (key: string) => void storage.delete(key),
    clearStorageSync: () => storage.clear(),
  }
}
