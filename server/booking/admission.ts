import type { Database, Executor } from '../kernel/database/executor'
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

/** Maximum number of submits for one thing that run at once in one process. */
const MOST_AT_ONCE = 4

/** A submit that waits for its turn, with the key by which a retry is known. */
interface WaitingSubmit {
  readonly once: KeyName
}

/** Reports for each submit of a contended thing whether too little is left for it; read without a lock. */
type FindShort<Submit> = (db: Executor, id: string, submits: readonly Submit[]) => Promise<readonly boolean[]>

/** Returns the admission queue of a contended thing, such as a room type's nights. It rejects submits that are too late without a transaction, and is dropped when empty. */
type SubmitQueues<Submit> = (database: Database, id: string) => AdmissionQueue<Submit>

/** Creates the admission queues of one kind of contended things. */
export function createSubmitQueues<Submit extends WaitingSubmit>(findShort: FindShort<Submit>): SubmitQueues<Submit> {
  const queues = new WeakMap<Database, Map<string, AdmissionQueue<Submit>>>()
  return (database, id) => {
    const known = queues.get(database) ?? new Map<string, AdmissionQueue<Submit>>()
    queues.set(database, known)
    const findHopeless = (waiting: readonly Submit[]) => findTooLate(database, id, waiting, findShort)
    const queue = known.get(id) ?? createAdmissionQueue(MOST_AT_ONCE, findHopeless, () => known.delete(id))
    known.set(id, queue)
    return queue
  }
}

/** Returns the submits for which too little is left, except retries of a submit that got what it wanted. */
async function findTooLate<Submit extends WaitingSubmit>(
  { db }: Database,
  id: string,
  waiting: readonly Submit[],
  findShort: FindShort<Submit>,
): Promise<ReadonlySet<Submit>> {
  const isShort = await findShort(db, id, waiting)
  const short = waiting.filter((_submit, at) => isShort[at])
  if (short.length === 0) return new Set()
  const completed = await findCompletedKeys(
    db,
    short.map(({ once }) => once),
  )
  return new Set(short.filter((_submit, at) => !completed[at]))
}

const stayName = ({ checkIn, checkOut }: RoomBlock) => `${checkIn} ${checkOut}`

/** The queues of the rooms of one type, by its id. */
export const submitQueue = createSubmitQueues<WaitingSubmit & { readonly block: RoomBlock }>(
  async (db, roomTypeId, submits) => {
    const stays = [...new Map(submits.map(({ block }) => [stayName(block), block])).values()]
    const left = await fewestRoomsLeft(db, roomTypeId, stays)
    const leftOf = new Map(stays.map((stay, at) => [stayName(stay), left[at] ?? 0]))
    return submits.map(({ block }) => (leftOf.get(stayName(block)) ?? 0) < block.rooms)
  },
)
