import type { Database } from '../kernel/database/executor'
import { fewestRoomsLeft, type RoomBlock } from './inventory'
import { findCompletedKeys, type KeyName } from '../kernel/idempotency/run-once'

/** Somebody who waits at a desk: who it is, and what lets them in or sends them away. */
interface Task<Guest> {
  readonly guest: Guest
  enter(): Promise<void>
  sendAway(): void
  fail(error: unknown): void
}

/** A door that lets a few in at a time. */
interface AdmissionQueue<Guest> {
  /** Runs work when its turn comes; null where the guest was sent away before that. */
  visit<T>(guest: Guest, work: () => Promise<T>): Promise<T | null>
}

/** Admission queue that bounds how many tasks hold connections: at most mostAtOnce run at once. Before each turn one query over all waiting tasks finds those that must fail, and rejects them. onIdle is called whenever the queue is empty. */
export function createAdmissionQueue<Guest>(
  mostAtOnce: number,
  findInVain: (guests: readonly Guest[]) => Promise<ReadonlySet<Guest>>,
  onIdle: () => void = () => {},
): AdmissionQueue<Guest> {
  let waiting: Task<Guest>[] = []
  let isServing = false

  async function sendInVainAway(): Promise<void> {
    const tasks = waiting
    waiting = []
    try {
      const inVain = await findInVain(tasks.map(({ guest }) => guest))
      for (const visit of tasks) if (inVain.has(visit.guest)) visit.sendAway()
      waiting = [...tasks.filter(({ guest }) => !inVain.has(guest)), ...waiting]
    } catch (error) {
      for (const visit of tasks) visit.fail(error)
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
    onIdle()
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

/** Submits for one room type that one server process works on at once. */
const MOST_AT_ONCE = 4

/** A submit that waits for its turn. */
interface WaitingSubmit {
  readonly block: RoomBlock
  readonly once: KeyName
}

const desks = new WeakMap<Database, Map<string, AdmissionQueue<WaitingSubmit>>>()

/** Returns the admission queue of a room type's nights, one task at once. It rejects tasks that are too late without a transaction, and is dropped when empty. */
export function submitQueue(database: Database, roomTypeId: string): AdmissionQueue<WaitingSubmit> {
  const known = desks.get(database) ?? new Map<string, AdmissionQueue<WaitingSubmit>>()
  desks.set(database, known)
  const desk = known.get(roomTypeId) ?? createSubmitQueue(database, roomTypeId, () => known.delete(roomTypeId))
  known.set(roomTypeId, desk)
  return desk
}

const createSubmitQueue = (database: Database, roomTypeId: string, onIdle: () => void) =>
  createAdmissionQueue<WaitingSubmit>(MOST_AT_ONCE, (waiting) => findSoldOut(database, roomTypeId, waiting), onIdle)

/** Whose rooms are gone; a retry of a submit that had got the last room is not among them. */
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
