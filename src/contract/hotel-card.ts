import { Type, type Static } from 'typebox'
import { Picture } from './picture'
import { shownAmountFields, StayPrice } from './price'

/** A hotel in a list, with the specification's field names; where the hotel has nothing to sell for the stay, price is null and currencyAmount empty. */
export const HotelCard = Type.Object({
  id: Type.String(),
  headImgUrl: Type.String(),
  headImg: Picture,
  name: Type.String(),
  star: Type.Integer({ minimum: 2, maximum: 5 }),
  districtPath: Type.String({ description: 'City and district, e.g. Shanghai · Jing’an' }),
  reviewScore: Type.Union([Type.Number({ minimum: 0, maximum: 5 }), Type.Null()]),
  reviewCount: Type.Integer(),
  returnPolicy: Type.Integer(),
  ...shownAmountFields,
  price: Type.Union([StayPrice, Type.Null()]),
  stockLeft: Type.Union([Type.Integer(), Type.Null()], { description: 'Rooms left when three or fewer, else null' }),
  tags: Type.Array(Type.String(), { description: 'Two or three amenities' }),
  isCollection: Type.Boolean({ description: 'On the wish list of whoever asks; false for visitors' }),
})
export type HotelCard = Static<typeof HotelCard>
