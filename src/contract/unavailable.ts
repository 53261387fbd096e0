import { Type, type Static } from 'typebox'
import { Day } from './scalars'

/** Why an offer can't be booked for a stay, as data that a button can mend: minimum_stay with nights 2 is 'Stay 1 more night'. */
export const Unavailable = Type.Object({
  reason: Type.Union([
    Type.Literal('no_inventory'),
    Type.Literal('minimum_stay'),
    Type.Literal('maximum_stay'),
    Type.Literal('stay_step'),
    Type.Literal('checkin_not_allowed'),
    Type.Literal('checkout_not_allowed'),
    Type.Literal('stay_through_not_allowed'),
    Type.Literal('maximum_occupancy'),
    Type.Literal('maximum_rooms'),
    Type.Literal('advance_purchase'),
    Type.Literal('past_date'),
  ]),
  message: Type.String(),
  limit: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Nights, guests, rooms or days, as the reason says',
  }),
  dates: Type.Array(Day, {
    description:
      'Nights that are sold out; or the day that the stay may not begin or end on, with those right after it; or those that it may not run through',
  }),
})
export type Unavailable = Static<typeof Unavailable>
