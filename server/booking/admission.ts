import type { Database } from '../kernel/database/executor'
import { fewestRoomsLeft, type RoomBlock } from './inventory'
import { findCompletedKeys, type KeyName } from '../kernel/idempotency/run-once'

/** A task that waits in the queue: its key, and what runs, rejects or fails it. */
interface Task<Key> {
  readonly key: Key
  run(): Promise<void>
  reject(): void
  fail(error: unknown): void
}

/** A queue that runs a few tasks at a time. */
interface AdmissionQueue<Key> {
  /** Runs work when its turn comes; resolves to null if the task was rejected before that. */
  submit<T>(key: Key, work: () => Promise<T>): Promise<T | null>
}

/** Admission queue that bounds how many tasks hold connections: at most mostAtOnce run at once. Before each turn one query over all waiting tasks finds those that must fail, and rejects them. onIdle is called whenever the queue is empty. */
export function createAdmissionQueue<Key>(
  mostAtOnce: number,
  findHopeless: (keys: readonly Key[]) => Promise<ReadonlySet<Key>>,
  onIdle: () => void = () => {},
): AdmissionQueue<Key> {
  let waiting: Task<Key>[] = []
  let isRunning = false

  async function rejectHopeless(): Promise<void> {
    const tasks = waiting
    waiting = []
    try {
      const hopeless = await findHopeless(tasks.map(({ key }) => key))
      for (const task of tasks) if (hopeless.has(task.key)) task.reject()
      waiting = [...tasks.filter(({ key }) => !hopeless.has(key)), ...waiting]
    } catch (error) {
      for (const task of tasks) task.fail(error)
    }
  }

  async function runAll(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (waiting.length > 0) {
      await rejectHopeless()
      await Promise.all(waiting.splice(0, mostAtOnce).map((task) => task.run()))
    }
    isRunning = false
    onIdle()
  }

  return {
    submit: (key, work) =>
      new Promise((resolve, reject) => {
        const run = () => work().then(resolve, reject)
        waiting.push({ key, run, reject: () => resolve(null), fail: reject })
        void runAll()
      }),
  }
}

/** Maximum number of submits for one room type that run at once in one process. */
const MOST_AT_ONCE = 4

/** A submit that waits for its turn. */
interface WaitingSubmit {
  readonly block: RoomBlock
  readonly once: KeyName
}

const queues = new WeakMap<Database, Map<string, AdmissionQueue<WaitingSubmit>>>()

/** Returns the admission queue of a room type's nights. It rejects submits that are too late without a transaction, and is dropped when empty. */
export function submitQueue(database: Database, roomTypeId: string): AdmissionQueue<WaitingSubmit> {
  const known = queues.get(database) ?? new Map<string, AdmissionQueue<WaitingSubmit>>()
  queues.set(database, known)
  const queue = known.get(roomTypeId) ?? createSubmitQueue(database, roomTypeId, () => known.delete(roomTypeId))
  known.set(roomTypeId, queue)
  return queue
}

const createSubmitQueue = (database: Database, roomTypeId: string, onIdle: () => void) =>
  createAdmissionQueue<WaitingSubmit>(MOST_AT_ONCE, (waiting) => findSoldOut(database, roomTypeId, waiting), onIdle)

/** Returns the submits whose rooms are sold out, except retries of a submit that got its rooms. */
async function findSoldOut(
  { db }: Database,
  roomTypeId: string,
  waiting: readonly WaitingSubmit[],
): Promise<ReadonlySet<WaitingSubmit>> {
  const stays = [...new Map(waiting.map(({ block }) => [stayName(block), block])).values()]
  const left = await fewestRoomsLeft(db, roomTypeId, stays)
  const leftOf = new Map(stays.map((stay, at) => [stayName(stay), left[at] ?? 0]))
  const short = waiting.filter(({ block }) => (leftOf.get(stayName(block)) ?? 0) < block.rooms)
  if (short.length === 0) return new Set()
  const completed = await findCompletedKeys(
    db,
    short.map(({ once }) => once),
  )
  return new Set(short.filter((_submit, at) => !completed[at]))
}

const stayName = ({ checkIn, checkOut }: RoomBlock) => `${checkIn} ${checkOut}`
