import { LRUCache } from 'lru-cache'

/** A bounded cache that works out what it does not hold. */
export interface MemoCache<Value extends object> {
  /** The value of a key, made where it is not cached. */
  memo(key: string, create: () => Value): Value
  /** Drops the value of a key, which has changed. */
  forget(key: string): void
}

/** Creates a cache of at most so many values; the least recently used leave first. */
export function memoCache<Value extends object>(max: number): MemoCache<Value> {
  const cache = new LRUCache<string, Value, () => Value>({ max, memoMethod: (_key, _stale, { context }) => context() })
  return { memo: (key, create) => cache.memo(key, { context: create }), forget: (key) => void cache.delete(key) }
}
