/** Keeps buffers in memory up to a total size in bytes; those used longest ago leave first. */
export interface BufferCache {
  get(key: string): Buffer | undefined
  put(key: string, content: Buffer): void
}

/** Makes an empty cache that holds at most the given bytes. */
export function createBufferCache(limitBytes: number): BufferCache {
  const entries = new Map<string, Buffer>()
  let usedBytes = 0

  const remove = (key: string): void => {
    usedBytes -= entries.get(key)?.byteLength ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const content = entries.get(key)
      if (content === undefined) return undefined
      entries.delete(key)
      entries.set(key, content)
      return content
    },
    put(key, content) {
      remove(key)
      if (content.byteLength > limitBytes) return
      entries.set(key, content)
      usedBytes += content.byteLength
      for (const oldest of entries.keys()) {
        if (usedBytes <= limitBytes) break
        remove(oldest)
      }
    },
  }
}
