interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Batches reads of one kind: a read requested while a query is running waits and shares the next query with all that
 * wait. Every result comes from a query that began after its request.
 */
export function batchReads<Item, Result>(
  read: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
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

  async function resolveAll(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await read(batch.map(({ item }) => item))
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result === undefined) reject(new Error('a batched read returned too few results'))
        else resolve(result)
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
