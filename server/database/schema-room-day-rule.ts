import { boolean, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** A day with rules of its own for stays in a room type: no check-in, no check-out, no stay that runs through it, and how many nights a stay that begins on it lasts. */
export const roomDayRule = pgTable(
  'room_day_rule',
  {
    roomTypeId: text('room_type_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    isClosedToArrival: boolean('is_closed_to_arrival').notNull().default(false),
    isClosedToDeparture: boolean('is_closed_to_departure').notNull().default(false),
    isClosedToStay: boolean('is_closed_to_stay').notNull().default(false),
    minNights: smallint('min_nights'),
    maxNights: smallint('max_nights'),
  },
  (table) => [primaryKey({ columns: [table.roomTypeId, table.day] })],
)
