interface Waiting<Item, Answer> {
  readonly item: Item
  resolve(resolveAll: Answer): void
  reject(error: unknown): void
}

/**
 * Joins reads of one kind: one that is asked for while another is under way waits and shares the next statement with all
 * that wait too. Every answer is from a statement that began after its question.
 */
export function batchReads<Item, Answer>(
  read: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = []
  let isReading = false

  async function readWaiting(): Promise<void> {
    if (isReading) return
    isReading = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await resolveAll(batch)
    }
    isReading = false
  }

  async function resolveAll(batch: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const replies = await read(batch.map(({ item }) => item))
      batch.forEach(({ resolve, reject }, at) => {
        const found = replies[at]
        if (found === undefined) reject(new Error('a read gave too few answers'))
        else resolve(found)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      void readWaiting()
    })
}
