const running = new Map<string, number>()
const waiting = new Map<string, (() => void)[]>()

/** Runs work of one key at most so many times at once in this process, the rest in order of arrival: a crowd before one door must not take all connections. */
export async function atMostAtOnce<T>(key: string, limit: number, work: () => Promise<T>): Promise<T> {
  await enter(key, limit)
  try {
    return await work()
  } finally {
    leave(key)
  }
}

async function enter(key: string, limit: number): Promise<void> {
  const inside = running.get(key) ?? 0
  if (inside < limit) {
    running.set(key, inside + 1)
    return
  }
  await new Promise<void>((resolve) => {
    const queue = waiting.get(key) ?? []
    queue.push(resolve)
    waiting.set(key, queue)
  })
}

function leave(key: string): void {
  const next = waiting.get(key)?.shift()
  if (next) return next()
  waiting.delete(key)
  const inside = (running.get(key) ?? 1) - 1
  if (inside === 0) running.delete(key)
  else running.set(key, inside)
}
