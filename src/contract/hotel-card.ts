import { Type, type Static } from 'typebox'
import { Picture } from './picture'
import { shownAmountFields, StayPrice } from './price'
import { Day } from './scalars'

/** Hotel grades (spec §2): 3 is two stars, 4 three, 5 four, 6 five, 7 luxury. */
const HotelGrade = Type.Integer({ minimum: 3, maximum: 7 })

/** A hotel in a list, with the specification's field names; where the hotel has nothing to sell for the stay, price is null and currencyAmount empty. */
export const HotelCard = Type.Object({
  id: Type.String(),
  headImgUrl: Type.String(),
  headImg: Picture,
  name: Type.String(),
  star: Type.Union([Type.Integer({ minimum: 2, maximum: 5 }), Type.Null()], {
    description: 'Null where nobody graded it',
  }),
  grade: Type.Union([HotelGrade, Type.Null()]),
  districtPath: Type.String({ description: 'City and district, e.g. Shanghai · Jing’an' }),
  reviewScore: Type.Union([Type.Number({ minimum: 0, maximum: 5 }), Type.Null()]),
  reviewCount: Type.Integer(),
  returnPolicy: Type.Integer(),
  hasRooms: Type.Boolean({ description: 'Whether it sells rooms here at all; imported hotels may not yet' }),
  contact: Type.Optional(
    Type.String({ description: 'Phone, email or website of a hotel that sells no rooms here; left out where it does' }),
  ),
  priceFrom: Type.Optional(
    Type.String({
      description: 'The lowest night that a hotel without rooms here names, e.g. "EUR €80"; no price of a stay',
    }),
  ),
  ...shownAmountFields,
  price: Type.Union([StayPrice, Type.Null()]),
  stockLeft: Type.Union([Type.Integer(), Type.Null()], { description: 'Rooms left when three or fewer, else null' }),
  tags: Type.Array(Type.String(), { description: 'Two or three amenities' }),
  isCollection: Type.Boolean({ description: 'On the wish list of whoever asks; false for visitors' }),
  distanceMetres: Type.Union([Type.Integer(), Type.Null()], {
    description: 'From the point that was asked for, else from the middle of the city that was searched',
  }),
  nearestDates: Type.Union([Type.Object({ checkIn: Day, checkOut: Day }), Type.Null()], {
    description: 'Nearest stay of the same length that can be booked, where this one cannot',
  }),
  matchedName: Type.Union([Type.String(), Type.Null()], {
    description: 'The other name that the keyword matched, e.g. 北京饭店',
  }),
})
export type HotelCard = Static<typeof HotelCard>
