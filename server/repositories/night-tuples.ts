import { sql } from 'drizzle-orm'
import type { NightFacts } from '@/domain/rates/rate-facts'
import type { DayRule } from '@/domain/stays/nights'

/** An exceptional night as SQL tells it. */
export type NightTuple = [
  roomTypeId: string,
  day: string,
  total: number,
  held: number,
  sold: number,
  priceMinor: number | null,
]

/** A day's rule as SQL tells it. */
export type RuleTuple = [
  roomTypeId: string,
  day: string,
  isClosedToArrival: boolean,
  isClosedToDeparture: boolean,
  isClosedToStay: boolean,
  minNights: number | null,
  maxNights: number | null,
]

/** The tuple of a night `n`. */
export const nightFields = sql`json_build_array(n.room_type_id, n.day, n.total, n.held, n.sold, n.price_minor)`

/** The tuple of a day rule `d`. */
export const ruleFields = sql`json_build_array(d.room_type_id, d.day, d.is_closed_to_arrival, d.is_closed_to_departure,
  d.is_closed_to_stay, d.min_nights, d.max_nights)`

/** The facts of a night. */
export const nightOf = ([, , total, held, sold, priceMinor]: NightTuple): NightFacts => ({
  total,
  held,
  sold,
  priceMinor,
})

/** The rule of a day. */
export const ruleOf = ([, , ...fields]: RuleTuple): DayRule => {
  const [isClosedToArrival, isClosedToDeparture, isClosedToStay, minNights, maxNights] = fields
  return { isClosedToArrival, isClosedToDeparture, isClosedToStay, minNights, maxNights }
}
