/** Somebody who waits at a desk: who it is, and what lets them in or sends them away. */
interface Visit<Guest> {
  readonly guest: Guest
  enter(): Promise<void>
  sendAway(): void
  fail(error: unknown): void
}

/** A door that lets a few in at a time. */
export interface FrontDesk<Guest> {
  /** Runs work when its turn comes; null where the guest was sent away before that. */
  visit<T>(guest: Guest, work: () => Promise<T>): Promise<T | null>
}

/**
 * A door that a crowd may press against without taking all connections: at most so many are inside at once, and before
 * each turn one question about all who wait finds those for whom it is in vain.
 */
export function createFrontDesk<Guest>(
  mostAtOnce: number,
  findInVain: (guests: readonly Guest[]) => Promise<ReadonlySet<Guest>>,
): FrontDesk<Guest> {
  let waiting: Visit<Guest>[] = []
  let isServing = false

  async function sendInVainAway(): Promise<void> {
    const asked = waiting
    waiting = []
    try {
      const inVain = await findInVain(asked.map(({ guest }) => guest))
      for (const visit of asked) if (inVain.has(visit.guest)) visit.sendAway()
      waiting = [...asked.filter(({ guest }) => !inVain.has(guest)), ...waiting]
    } catch (error) {
      for (const visit of asked) visit.fail(error)
    }
  }

  async function serve(): Promise<void> {
    if (isServing) return
    isServing = true
    while (waiting.length > 0) {
      await sendInVainAway()
      await Promise.all(waiting.splice(0, mostAtOnce).map((visit) => visit.enter()))
    }
    isServing = false
  }

  return {
    visit: (guest, work) =>
      new Promise((resolve, reject) => {
        const enter = () => work().then(resolve, reject)
        waiting.push({ guest, enter, sendAway: () => resolve(null), fail: reject })
        void serve()
      }),
  }
}
