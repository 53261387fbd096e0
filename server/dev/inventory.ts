import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { Day, Id } from '@/contract/scalars'
import type { AppPart } from '../app'
import { badInput, notFound } from '../kernel/errors'
import { changeDayRule } from '../inventory/change-day-rule'
import { overrideNight } from '../inventory/override-night'
import { readOfferedPackage } from '../repositories/offered-package'
import type { Services } from '../kernel/services'

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

async function override(services: Services, wish: Static<typeof Override>) {
  const {
    roomTypeId: _roomTypeId,
    pid: _pid,
    day,
    days = day === undefined ? [] : [day],
    total,
    priceMinor,
    ...rule
  } = wish
  if (days.length === 0) throw badInput('day', 'Say which day or days.')
  const roomTypeId = await roomTypeOf(services, wish)
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
