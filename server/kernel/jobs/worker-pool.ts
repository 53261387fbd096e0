import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** Workers of one process that run the due jobs of a queue; nothing runs by itself before start(). */
export interface WorkerPool {
  /** Runs newly committed jobs at once. */
  wake(): void
  /** Runs what is due, and resolves when each was tried and nothing is under way in this process. */
  drained(): Promise<void>
  start(): void
  /** Begins no more jobs and waits for those under way; all others wait for the next start. */
  stop(): Promise<void>
}

/** What a pool runs, and how. */
export interface WorkerPoolOptions {
  /** For the log. */
  readonly name: string
  /** Jobs that run at the same time, so that a slow one holds up only itself. */
  readonly size: number
  /** How often the pool looks for jobs that it was not woken for. */
  readonly pollMs: number
  /** How long a stop waits for what is under way; without end when left out. */
  readonly stopTimeoutMs?: number
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Runs one due job and calls onClaim once it is claimed; resolves false when none is due. */
  runNext(onClaim: () => void): Promise<boolean>
}

/** Creates a pool; each claimed job lets another worker look for the next one. */
export function createWorkerPool({ name, size, pollMs, stopTimeoutMs, log, runNext }: WorkerPoolOptions): WorkerPool {
  const workers = new Set<Promise<void>>()
  const state = { busy: 0, wakes: 0, isStopped: false, isFailing: false }
  let timer: NodeJS.Timeout | null = null

  async function runAll(): Promise<void> {
    state.busy += 1
    try {
      let seen: number
      do {
        seen = state.wakes
        while (!state.isStopped && (await runNext(addWorker)));
      } while (!state.isStopped && seen !== state.wakes)
      state.isFailing = false
    } finally {
      // In the same turn as the last look at the wakes, so that no wake falls between them.
      state.busy -= 1
    }
  }

  /** Logs the first of a row of failures only: without a database every round fails. */
  function logFailure(error: unknown): void {
    if (!state.isFailing) log.error({ err: error, queue: name }, 'job workers failed, retrying at the next poll')
    state.isFailing = true
  }

  function addWorker(): void {
    if (state.isStopped || state.busy >= size) return
    const worker = runAll()
      .catch(logFailure)
      .finally(() => workers.delete(worker))
    workers.add(worker)
  }

  function wake(): void {
    state.wakes += 1
    addWorker()
  }

  return {
    wake: () => {
      if (timer) wake()
    },
    drained: async () => {
      wake()
      while (workers.size > 0) await Promise.all(workers)
    },
    start: () => {
      timer = setInterval(addWorker, pollMs)
      timer.unref()
      wake()
    },
    stop: async () => {
      state.isStopped = true
      if (timer) clearInterval(timer)
      const ended = Promise.all(workers)
      await (stopTimeoutMs === undefined
        ? ended
        : Promise.race([ended, wait(stopTimeoutMs, undefined, { ref: false })]))
    },
  }
}
