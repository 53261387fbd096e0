import type { HostKind } from './host-kind'

/** A host's key-value store, with the host's own way of calling it. */
export function hostStorage(kind: HostKind, kept: Map<string, unknown>) {
  if (kind === 'alipay') {
    return {
      getStorageSync: ({ key }: { key: string }) => ({ data: kept.get(key) ?? null }),
      setStorageSync: ({ key, data }: { key: string; data: unknown }) => void kept.set(key, data),
      removeStorageSync: ({ key }: { key: string }) => void kept.delete(key),
      clearStorageSync: () => kept.clear(),
    }
  }
  return {
    getStorageSync: (key: string) => kept.get(key) ?? '',
    setStorageSync: (key: string, data: unknown) => void kept.set(key, data),
    removeStorageSync: (key: string) => void kept.delete(key),
    clearStorageSync: () => kept.clear(),
  }
}
