/** What a client does that changes something. */
export type Operation = 'submit' | 'open attempt' | 'approve' | 'cancel unpaid' | 'cancel rooms'

/** How a call ended for its client: unknown where no reply came, or one that a repetition may change. */
export type Outcome = 'ok' | 'fail' | 'unknown'

/** One call, or all repetitions of one under its key. */
export interface Entry {
  readonly client: number
  readonly operation: Operation
  readonly key: string
  readonly outcome: Outcome
}

/** What clients did, and what they saw that must not be. */
export class History {
  readonly entries: Entry[] = []
  /** Reads that contradict what their own reader had been acknowledged or had read before. */
  readonly staleReads: string[] = []
  reads = 0

  record(entry: Entry): void {
    this.entries.push(entry)
  }

  /** Keys of an operation that ended in one way. */
  keysOf(operation: Operation, outcome: Outcome): string[] {
    return this.entries
      .filter((entry) => entry.operation === operation && entry.outcome === outcome)
      .map(({ key }) => key)
  }

  /** How many calls of each kind ended in each way, in a line. */
  summary(): string {
    const counts = new Map<string, number>()
    for (const { operation, outcome } of this.entries) {
      const name = `${operation} ${outcome}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    return [...counts, ['reads', this.reads] as const]
      .map(([name, count]) => `${name}: ${count}`)
      .toSorted()
      .join(', ')
  }
}
