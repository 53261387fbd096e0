import type { Executor } from '../kernel/database/executor'

/** Reads what a key names, unless the same executor is reading it already: then both wait for that read. A transaction waits for its own reads alone, so that it never waits for a connection. */
export function createJoinedReads<Value>(): (
  executor: Executor,
  key: string,
  read: () => Promise<Value>,
) => Promise<Value> {
  const underWay = new WeakMap<Executor, Map<string, Promise<Value>>>()
  return (executor, key, read) => {
    const reads = underWay.get(executor) ?? new Map<string, Promise<Value>>()
    underWay.set(executor, reads)
    const value = reads.get(key) ?? read().finally(() => reads.delete(key))
    reads.set(key, value)
    return value
  }
}
