interface Waiting<Item, Answer> {
  readonly item: Item
  resolve(answer: Answer): void
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
      const asked = waiting
      waiting = []
      await answer(asked)
    }
    isReading = false
  }

  async function answer(asked: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await read(asked.map(({ item }) => item))
      asked.forEach(({ resolve, reject }, at) => {
        const found = answers[at]
        if (found === undefined) reject(new Error('a read gave too few answers'))
        else resolve(found)
      })
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      void readWaiting()
    })
}
