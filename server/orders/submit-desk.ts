import type { Database } from '../kernel/database/executor'
import { fewestRoomsLeft } from '../inventory/fewest-rooms-left'
import type { RoomBlock } from '../inventory/room-block'
import { findAnsweredKeys, type KeyName } from '../kernel/idempotency/run-once'
import { createFrontDesk, type FrontDesk } from './front-desk'

/** Submits for one room type that one server process works on at once. */
const MOST_AT_ONCE = 4

/** A submit that waits for its turn. */
export interface WaitingSubmit {
  readonly block: RoomBlock
  readonly once: KeyName
}

const desks = new WeakMap<Database, Map<string, FrontDesk<WaitingSubmit>>>()

/** The door to a room type's nights: it refuses without a transaction whoever comes too late for them. */
export function submitDesk(database: Database, roomTypeId: string): FrontDesk<WaitingSubmit> {
  const known = desks.get(database) ?? new Map<string, FrontDesk<WaitingSubmit>>()
  desks.set(database, known)
  const desk = known.get(roomTypeId) ?? newDesk(database, roomTypeId)
  known.set(roomTypeId, desk)
  return desk
}

const newDesk = (database: Database, roomTypeId: string) =>
  createFrontDesk<WaitingSubmit>(MOST_AT_ONCE, (waiting) => findInVain(database, roomTypeId, waiting))

/** Whose rooms are gone; a retry of a submit that had got the last room is not among them. */
async function findInVain(
  { db }: Database,
  roomTypeId: string,
  waiting: readonly WaitingSubmit[],
): Promise<ReadonlySet<WaitingSubmit>> {
  const stays = [...new Map(waiting.map(({ block }) => [stayName(block), block])).values()]
  const left = await fewestRoomsLeft(db, roomTypeId, stays)
  const leftOf = new Map(stays.map((stay, at) => [stayName(stay), left[at] ?? 0]))
  const short = waiting.filter(({ block }) => (leftOf.get(stayName(block)) ?? 0) < block.rooms)
  if (short.length === 0) return new Set()
  const answered = await findAnsweredKeys(
    db,
    short.map(({ once }) => once),
  )
  return new Set(short.filter((_submit, at) => !answered[at]))
}

const stayName = ({ checkIn, checkOut }: RoomBlock) => `${checkIn} ${checkOut}`
