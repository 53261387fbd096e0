import { and, eq, sql, type SQL } from 'drizzle-orm'
import { nightsOf } from '@/domain/days/civil-day'
import type { Executor } from '../kernel/database/executor'
import { roomHold } from '../kernel/database/schema/orders'
import { conflict } from '../kernel/errors'

/** Rooms of one type for the nights [checkIn, checkOut). */
export interface RoomBlock {
  readonly roomTypeId: string
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: number
}

/** Holds rooms on every night or on none; false where any night has too few left. One query creates missing nights, locks all in date order and takes rooms. So overlapping stays never deadlock and no night goes below zero. */
export async function takeRooms(tx: Executor, block: RoomBlock): Promise<boolean> {
  const nights = nightsOf(block.checkIn, block.checkOut)
  const taken = await tx.execute<{ day: string }>(takeQuery(block, nights))
  if (taken.rows.length === nights.length) return true
  await giveBack(
    tx,
    block,
    taken.rows.map(({ day }) => day),
  )
  return false
}

// The proposed row has to satisfy the table's checks even where it only meets an existing one, hence greatest().
const takeQuery = ({ roomTypeId, rooms }: RoomBlock, nights: string[]) => sql`
  insert into room_night (room_type_id, day, total, held)
  select room_type.id, night.day, greatest(room_type.stock, ${rooms}::int), ${rooms}::int
  from room_type
  cross join unnest(${sql.param(nights)}::date[]) as night (day)
  left join room_night known on known.room_type_id = room_type.id and known.day = night.day
  where room_type.id = ${roomTypeId} and (known.day is not null or room_type.stock >= ${rooms}::int)
  order by night.day
  on conflict (room_type_id, day) do update set held = room_night.held + excluded.held
  where room_night.total - room_night.held - room_night.sold >= excluded.held
  returning day::text as day`

async function giveBack(tx: Executor, { roomTypeId, rooms }: RoomBlock, days: string[]): Promise<void> {
  if (days.length === 0) return
  await tx.execute(sql`
    update room_night set held = held - ${rooms}::int
    where room_type_id = ${roomTypeId} and day = any(${sql.param(days)}::date[])`)
}

/** What a hold may be: rooms waiting for payment, sold, or given back. */
type HoldState = 'held' | 'sold' | 'released'

/** Stores which rooms an order holds. */
async function insertRoomHold(tx: Executor, orderId: string, block: RoomBlock): Promise<void> {
  await tx.insert(roomHold).values({ orderId, ...block, state: 'held' })
}

/** Moves an order's hold from one state to another; null, without a change, where it is in another state. */
async function moveRoomHold(tx: Executor, orderId: string, from: HoldState, to: HoldState): Promise<RoomBlock | null> {
  const [moved] = await tx
    .update(roomHold)
    .set({ state: to })
    .where(and(eq(roomHold.orderId, orderId), eq(roomHold.state, from)))
    .returning()
  return moved ?? null
}

/** The refusal when the rooms of a stay are gone. */
export const roomsGone = () => conflict('sold_out', 'Sorry, these rooms have just been sold.')

/** Holds rooms for a new order on every night; throws 409 sold_out where they are gone. The contended nights are locked last, so that they are locked shortly. */
export async function holdRoomsForOrder(tx: Executor, orderId: string, block: RoomBlock): Promise<void> {
  await insertRoomHold(tx, orderId, block)
  if (!(await takeRooms(tx, block))) throw roomsGone()
}

/** Turns held rooms into sold ones, or gives them back to sale; the nights are locked in date order. */
export async function confirmHeldRooms(tx: Executor, block: RoomBlock, to: 'sold' | 'released'): Promise<void> {
  const sold = to === 'sold' ? block.rooms : 0
  await changeNights(
    tx,
    block,
    sql`held = room_night.held - ${block.rooms}::int, sold = room_night.sold + ${sold}::int`,
  )
}

/** Changes the counts of a room type on every night of a block, whose nights are locked in date order. */
async function changeNights(
  tx: Executor,
  { roomTypeId, checkIn, checkOut }: Omit<RoomBlock, 'rooms'>,
  change: SQL,
): Promise<void> {
  await tx.execute(sql`
    with night as (
      select day from room_night
      where room_type_id = ${roomTypeId} and day >= ${checkIn}::date and day < ${checkOut}::date
      order by day
      for update
    )
    update room_night set ${change}
    from night
    where room_night.room_type_id = ${roomTypeId} and room_night.day = night.day`)
}

/** Gives an order's held rooms back to sale; nothing happens where it holds none. */
export async function releaseRoomsOfOrder(tx: Executor, orderId: string): Promise<void> {
  const block = await moveRoomHold(tx, orderId, 'held', 'released')
  if (block) await confirmHeldRooms(tx, block, 'released')
}

/** Marks an order's held rooms as sold; nothing happens where it holds none. */
export async function sellRoomsOfOrder(tx: Executor, orderId: string): Promise<void> {
  const block = await moveRoomHold(tx, orderId, 'held', 'sold')
  if (block) await confirmHeldRooms(tx, block, 'sold')
}

/** Returns some of an order's sold rooms to sale; releases the hold where none is left. Throws where fewer are sold. */
export async function returnSoldRooms(tx: Executor, orderId: string, rooms: number): Promise<void> {
  const isSoldOf = and(eq(roomHold.orderId, orderId), eq(roomHold.state, 'sold'))
  const [hold] = await tx.select().from(roomHold).where(isSoldOf).for('update')
  if (!hold || hold.rooms < rooms) throw new Error(`order ${orderId} has not sold ${rooms} rooms`)
  const left = hold.rooms - rooms
  await tx
    .update(roomHold)
    .set(left === 0 ? { state: 'released' } : { rooms: left })
    .where(isSoldOf)
  await changeNights(tx, hold, sql`sold = room_night.sold - ${rooms}::int`)
}

/** Takes the rooms that an order had given back once more and sells them; false, without a change, where they are gone by now. */
export async function sellReleasedRooms(tx: Executor, orderId: string, block: RoomBlock): Promise<boolean> {
  if (!(await takeRooms(tx, block))) return false
  await moveRoomHold(tx, orderId, 'released', 'held')
  await sellRoomsOfOrder(tx, orderId)
  return true
}

/** Makes the rooms of an order those of another one, which is its part. */
export async function passRoomsOn(tx: Executor, fromOrderId: string, toOrderId: string): Promise<void> {
  await tx.update(roomHold).set({ orderId: toOrderId }).where(eq(roomHold.orderId, fromOrderId))
}

/** Nights [checkIn, checkOut). */
interface Nights {
  readonly checkIn: string
  readonly checkOut: string
}

/** The fewest rooms left on any night of each stay, read without a lock: good for refusing early, never for promising. */
export async function fewestRoomsLeft(db: Executor, roomTypeId: string, stays: readonly Nights[]): Promise<number[]> {
  const checkIns = sql.param(stays.map(({ checkIn }) => checkIn))
  const checkOuts = sql.param(stays.map(({ checkOut }) => checkOut))
  const { rows } = await db.execute<{ left: number }>(sql`
    select (
      select min(coalesce(known.total - known.held - known.sold, room_type.stock))::int
      from room_type
      cross join generate_series(stay.check_in::timestamp, stay.check_out::timestamp - interval '1 day', interval '1 day') night
      left join room_night known on known.room_type_id = room_type.id and known.day = night::date
      where room_type.id = ${roomTypeId}
    ) as left
    from unnest(${checkIns}::date[], ${checkOuts}::date[]) with ordinality as stay (check_in, check_out, place)
    order by stay.place`)
  return rows.map(({ left }) => left ?? 0)
}
