import { type SQL, sql } from 'drizzle-orm'
import type { DayRule } from '@/domain/stays/nights'
import type { Executor } from '../kernel/database/executor'
import { sqlStateOf } from '../kernel/database/database-unreachable'
import { badInput, notFound } from '../kernel/errors'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { Day, Id } from '@/contract/scalars'
import type { AppPart } from '../kernel/http/route-module'
import { readOfferedPackage } from '../stays/repository/hotels'
import type { Services } from '../kernel/services'

/** What changes in the rule of one day of a room type; what is undefined stays, and null nights leave the package's own limits. */
interface DayRuleChange extends Partial<DayRule> {
  readonly roomTypeId: string
  readonly day: string
}

const CHECK_VIOLATION = '23514'

/** Changes the rule of one day of a room type; throws 404 where there is no such room type, and 400 where the fewest nights come out above the most. */
export async function changeDayRule(tx: Executor, change: DayRuleChange): Promise<void> {
  const { roomTypeId, day } = change
  await tx.execute(sql`
    insert into room_day_rule (room_type_id, day)
    select id, ${day}::date from room_type where id = ${roomTypeId}
    on conflict do nothing`)
  const changed = await tx.execute(updateOf(change)).catch((error: unknown) => {
    if (sqlStateOf(error) !== CHECK_VIOLATION) throw error
    throw badInput('minNights', 'The fewest nights of a stay can’t be more than the most.')
  })
  if (changed.rowCount === 0) throw notFound('There is no such room type.')
}

function updateOf(change: DayRuleChange): SQL {
  const { roomTypeId, day, isClosedToArrival, isClosedToDeparture, isClosedToStay, minNights, maxNights } = change
  return sql`
    update room_day_rule set
      is_closed_to_arrival = coalesce(${isClosedToArrival ?? null}::boolean, is_closed_to_arrival),
      is_closed_to_departure = coalesce(${isClosedToDeparture ?? null}::boolean, is_closed_to_departure),
      is_closed_to_stay = coalesce(${isClosedToStay ?? null}::boolean, is_closed_to_stay),
      min_nights = case when ${minNights !== undefined} then ${minNights ?? null}::smallint else min_nights end,
      max_nights = case when ${maxNights !== undefined} then ${maxNights ?? null}::smallint else max_nights end
    where room_type_id = ${roomTypeId} and day = ${day}::date`
}

/** A night to be changed: how many rooms there are (never fewer than held and sold) and the price in the hotel's currency (null for the rule's own); what is undefined stays. */
interface NightOverride {
  readonly roomTypeId: string
  readonly day: string
  readonly total?: number
  readonly priceMinor?: number | null
}

/** Changes one night of a room type; throws 404 where there is no such room type. */
export async function overrideNight(
  tx: Executor,
  { roomTypeId, day, total, priceMinor }: NightOverride,
): Promise<void> {
  await tx.execute(sql`
    insert into room_night (room_type_id, day, total)
    select id, ${day}::date, stock from room_type where id = ${roomTypeId}
    on conflict do nothing`)
  const changed = await tx.execute(sql`
    update room_night set
      total = case when ${total !== undefined} then greatest(held + sold, ${total ?? 0}::int) else total end,
      price_minor = case when ${priceMinor !== undefined} then ${priceMinor ?? null}::bigint else price_minor end
    where room_type_id = ${roomTypeId} and day = ${day}::date`)
  if (changed.rowCount === 0) throw notFound('There is no such room type.')
}

const Nights = Type.Union([Type.Integer({ minimum: 1, maximum: 365 }), Type.Null()])

const Override = Type.Object({
  roomTypeId: Type.Optional(Id),
  pid: Type.Optional(Id),
  day: Type.Optional(Day),
  days: Type.Optional(Type.Array(Day, { minItems: 1, maxItems: 366 })),
  total: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  priceMinor: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1e12 }), Type.Null()])),
  isClosedToArrival: Type.Optional(Type.Boolean()),
  isClosedToDeparture: Type.Optional(Type.Boolean()),
  isClosedToStay: Type.Optional(Type.Boolean()),
  minNights: Type.Optional(Nights),
  maxNights: Type.Optional(Nights),
})

const overrideCheck = Compile(Override)

/**
 * For tests and demonstrations: POST /dev/inventory { roomTypeId or pid, day or days, total?, priceMinor? } changes how many rooms
 * there are on those nights (never fewer than held and sold, so 0 is sold out) and what a room costs (the hotel's currency,
 * before package and tax; null is the rule's own price again); isClosedToArrival, isClosedToDeparture, isClosedToStay, minNights
 * and maxNights change by which rules stays may begin on, end on or run through those days.
 */
export const inventoryPart: AppPart = (app, services) => {
  if (services.env.isProductionLike) return
  app.post('/dev/inventory', async (request) => {
    if (!overrideCheck.Check(request.body)) {
      throw badInput(
        '',
        'Send { roomTypeId or pid, day or days, total?, priceMinor?, day rules? }, days as YYYY-MM-DD.',
      )
    }
    return override(services, request.body)
  })
}

async function override(services: Services, params: Static<typeof Override>) {
  const {
    roomTypeId: _roomTypeId,
    pid: _pid,
    day,
    days = day === undefined ? [] : [day],
    total,
    priceMinor,
    ...rule
  } = params
  if (days.length === 0) throw badInput('day', 'Say which day or days.')
  const roomTypeId = await roomTypeOf(services, params)
  await services.database.transaction(async (tx) => {
    for (const one of days.toSorted()) {
      if (total !== undefined || priceMinor !== undefined)
        await overrideNight(tx, { roomTypeId, day: one, total, priceMinor })
      if (Object.keys(rule).length > 0) await changeDayRule(tx, { roomTypeId, day: one, ...rule })
    }
  })
  return { roomTypeId, days }
}

async function roomTypeOf({ database }: Services, { roomTypeId, pid }: Static<typeof Override>): Promise<string> {
  if (roomTypeId !== undefined) return roomTypeId
  const offered = pid === undefined ? null : await readOfferedPackage(database.db, pid)
  if (!offered) throw notFound('There is no such package or room type.')
  return offered.roomType.id
}
