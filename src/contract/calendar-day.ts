import { Type, type Static } from 'typebox'
import { Day, Minor } from './scalars'

const NightCount = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])

/** One day of a hotel's or package's calendar, for one room; of a hotel it says what holds for any package that is still sold. */
export const CalendarDay = Type.Object({
  date: Day,
  isAvailable: Type.Boolean({ description: 'Whether the night that begins on the day is sold' }),
  closedBy: Type.Union([
    Type.Literal('no_inventory'),
    Type.Literal('advance_purchase'),
    Type.Literal('past_date'),
    Type.Null(),
  ]),
  amount: Type.Union([Type.String(), Type.Null()], {
    description: 'Compact price of the night with taxes, null where it is not sold',
  }),
  totalMinor: Type.Union([Minor, Type.Null()]),
  isLowest: Type.Boolean(),
  holiday: Type.Union([Type.String(), Type.Null()]),
  stockLeft: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: 'Rooms left on the night where that is three or fewer',
  }),
  checkinAllowed: Type.Boolean(),
  checkoutAllowed: Type.Boolean(),
  stayThroughAllowed: Type.Boolean({
    description: 'Whether a stay may run through the day, not just begin or end on it',
  }),
  minNights: NightCount,
  maxNights: NightCount,
})
export type CalendarDay = Static<typeof CalendarDay>

/** A public holiday that is still to come, as a stay over all of its days. */
export const UpcomingHoliday = Type.Object({ name: Type.String(), checkIn: Day, checkOut: Day })
export type UpcomingHoliday = Static<typeof UpcomingHoliday>
