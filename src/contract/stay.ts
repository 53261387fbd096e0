import { Type, type Static } from 'typebox'
import { Day } from './scalars'

/** The stay that prices are asked for; days are nights [checkIn, checkOut) in hotel days, guests are for all rooms together. Left out, it is one night from tomorrow at the destination, one room, two adults. */
export const StayInput = {
  checkIn: Type.Optional(Day),
  checkOut: Type.Optional(Day),
  rooms: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  adults: Type.Optional(Type.Integer({ minimum: 1, maximum: 36 })),
  children: Type.Optional(Type.Integer({ minimum: 0, maximum: 36 })),
}

/** A stay with every part decided. */
export const Stay = Type.Object({
  checkIn: Day,
  checkOut: Day,
  nights: Type.Integer({ minimum: 1 }),
  rooms: Type.Integer({ minimum: 1 }),
  adults: Type.Integer({ minimum: 1 }),
  children: Type.Integer({ minimum: 0 }),
})
export type Stay = Static<typeof Stay>
