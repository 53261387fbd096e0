import type { Timers } from '@/domain/app/timers'
import type { Services } from '../kernel/services'
import { appendEvent, endWithEvent, type NewEvent } from './append-event'
import type { AnswerStep, Engine, Question } from './engine'
import { understoodNotes } from './notes'
import { setAlive, setUnderstood } from './repository'

/** A turn that was just stored and is to be answered. */
export interface BegunTurn {
  readonly turnId: string
  readonly dialogId: string
  readonly engine: Engine
  readonly question: Omit<Question, 'signal'>
}

/** The turns that this process answers. */
export interface Turns {
  /** Begins to answer; the answer is stored as events of the turn. */
  begin(turn: BegunTurn): void
  /** Aborts a turn that this process answers, if any. The caller ends the turn first. */
  abort(turnId: string): void
  /** Subscribes to events that this process stores for a turn; call `end` afterwards. */
  listen(turnId: string): TurnNews
  /** Whether this process adds no more events to a turn: the server is ending and does not answer it. */
  isOver(turnId: string): boolean
  /** Ends all turns with a message; resolves when all of their events are stored. */
  end(): Promise<void>
  /** Resolves when no turn is being answered. */
  untilIdle(): Promise<void>
}

/** Wakes a reader of a turn when there is more to read. */
interface TurnNews {
  /** Resolves when an event was stored since the last call, or after `mostMs`. */
  next(mostMs: number): Promise<void>
  end(): void
}

const BROKEN = 'Something went wrong on our side. Please send your question again.'
const ENDING = 'The server is being restarted. Please send your question again in a moment.'

/** Interval in which a running turn is marked as alive. */
const ALIVE_MS = 10_000

/** How long turns may still run while the server ends, before they are aborted. */
const GRACE_MS = 1_500

type TurnServices = Pick<Services, 'database' | 'clock' | 'log'>

interface RunningTurn {
  readonly abort: AbortController
  readonly done: Promise<void>
}

/** One reader of a turn. Events stored during a read are remembered, so that none waits for the next poll. */
class TurnReader implements TurnNews {
  private hasNews = false
  private resolve: () => void = () => {}

  constructor(
    private readonly timers: Timers,
    readonly end: () => void,
  ) {}

  wake(): void {
    this.hasNews = true
    this.resolve()
  }

  async next(mostMs: number): Promise<void> {
    let callOff = () => {}
    if (!this.hasNews)
      await new Promise<void>((resolve) => {
        this.resolve = resolve
        callOff = this.timers.after(mostMs, resolve)
      })
    callOff()
    this.hasNews = false
  }
}

/** Answers turns in this process and wakes their readers. */
class TurnRunner implements Turns {
  private isEnding = false
  private readonly running = new Map<string, RunningTurn>()
  private readonly readers = new Map<string, Set<TurnReader>>()

  constructor(
    private readonly services: TurnServices,
    private readonly timers: Timers,
  ) {}

  begin(turn: BegunTurn): void {
    const abort = new AbortController()
    if (this.isEnding) abort.abort()
    const done = this.run(turn, abort).finally(() => this.running.delete(turn.turnId))
    this.running.set(turn.turnId, { abort, done })
  }

  abort(turnId: string): void {
    this.running.get(turnId)?.abort.abort()
    this.wake(turnId)
  }

  listen(turnId: string): TurnNews {
    const readers = this.readers.get(turnId) ?? new Set()
    this.readers.set(turnId, readers)
    const reader = new TurnReader(this.timers, () => {
      readers.delete(reader)
      if (readers.size === 0 && this.readers.get(turnId) === readers) this.readers.delete(turnId)
    })
    readers.add(reader)
    return reader
  }

  isOver(turnId: string): boolean {
    return this.isEnding && !this.running.has(turnId)
  }

  async end(): Promise<void> {
    this.isEnding = true
    const all = [...this.running.values()].map(({ done }) => done)
    const grace = new Promise<void>((resolve) => this.timers.after(GRACE_MS, resolve))
    await Promise.race([Promise.all(all), grace])
    for (const { abort } of this.running.values()) abort.abort()
    await Promise.all(all)
    for (const turnId of this.readers.keys()) this.wake(turnId)
  }

  async untilIdle(): Promise<void> {
    while (this.running.size > 0) await Promise.all([...this.running.values()].map(({ done }) => done))
  }

  private wake(turnId: string): void {
    for (const reader of this.readers.get(turnId) ?? []) reader.wake()
  }

  /** Never rejects: what fails is logged and ends the turn. */
  private async run(turn: BegunTurn, abort: AbortController): Promise<void> {
    const { database, log } = this.services
    const { turnId } = turn
    const stopAlive = this.timers.every(ALIVE_MS, () => void this.stayAlive(turnId, abort))
    try {
      const search = await this.answer(turn, abort)
      await endWithEvent(database, turnId, { state: 'done', text: '', search })
    } catch (error) {
      if (!abort.signal.aborted) log.error({ err: error, turnId }, 'the assistant failed, the turn was ended')
      const end = { state: 'broken', text: this.isEnding ? ENDING : BROKEN } as const
      await endWithEvent(database, turnId, end).catch((failure: unknown) =>
        log.error({ err: failure, turnId }, 'a turn could not be ended; readers find it broken'),
      )
    } finally {
      stopAlive()
      this.wake(turnId)
    }
  }

  /** Stores all steps; returns the search of the last hotels. */
  private async answer({ turnId, dialogId, engine, question }: BegunTurn, abort: AbortController): Promise<unknown> {
    const { database, clock } = this.services
    let search: unknown
    abort.signal.throwIfAborted()
    for await (const step of engine.answer({ ...question, signal: abort.signal })) {
      abort.signal.throwIfAborted()
      if (step.kind === 'understood') await setUnderstood(database.db, dialogId, step.understood)
      if (step.kind === 'cards' && step.search) search = step.search
      if (!(await appendEvent(database.db, turnId, eventOf(step), clock.now()))) abort.abort()
      abort.signal.throwIfAborted()
      this.wake(turnId)
    }
    return search
  }

  private async stayAlive(turnId: string, abort: AbortController): Promise<void> {
    const { database, clock } = this.services
    const isRunning = await setAlive(database.db, turnId, clock.now()).catch(() => true)
    if (!isRunning) abort.abort()
  }
}

function eventOf(step: AnswerStep): NewEvent {
  if (step.kind === 'understood') return { kind: 'understood', notes: understoodNotes(step.understood) }
  if (step.kind === 'cards')
    return { kind: 'cards', cards: [...step.cards], hasMore: step.search?.cursor !== undefined }
  if (step.kind === 'sources') return { kind: 'sources', list: [...step.list] }
  if (step.kind === 'tips') return { kind: 'tips', list: [...step.list] }
  return step
}

/** Creates what answers turns in this process. */
export const createTurns = (services: TurnServices, timers: Timers): Turns => new TurnRunner(services, timers)
