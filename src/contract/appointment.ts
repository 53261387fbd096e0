import { Type, type Static } from 'typebox'
import { ExchangeRefusal } from './product'
import { Day, Done, Id, Nullable } from './scalars'
import type { ApiOf, RouteTable } from './route'

/** A day that can be proposed, or why it can't be. */
export const AppointmentDay = Type.Object({
  date: Day,
  refusal: Nullable(ExchangeRefusal),
  refusalText: Nullable(Type.String()),
})
export type AppointmentDay = Static<typeof AppointmentDay>

/** Where and on which days an appointment can be made with a voucher, as it is now. */
export const BookInfo = Type.Object({
  voucherId: Id,
  name: Type.String(),
  nights: Type.Integer(),
  mostDays: Type.Integer(),
  hotels: Type.Array(
    Type.Object({
      hotelId: Id,
      name: Type.String(),
      cityName: Type.String(),
      today: Day,
      days: Type.Array(AppointmentDay, { description: 'From today to the last day of the voucher, 370 at most' }),
    }),
  ),
})
export type BookInfo = Static<typeof BookInfo>

/** Days that are proposed to a hotel. */
export const SubmitBookInfo = Type.Object({
  voucherId: Id,
  hotelId: Id,
  days: Type.Array(Day, { minItems: 1, maxItems: 3, uniqueItems: true, description: 'The one liked best first' }),
  note: Type.Optional(Type.String({ maxLength: 500 })),
})
export type SubmitBookInfo = Static<typeof SubmitBookInfo>

export const appointmentRoutes = {
  getBookInfo: {
    method: 'GET',
    path: '/api/order/zomo/coupon/bookinfo',
    operationId: 'getBookInfo',
    summary: 'Where and when an appointment can be made with a voucher, for its holder; 409 voucher_state',
    client: 'new',
    auth: 'user',
    input: Type.Object({ voucherId: Id }),
    reply: BookInfo,
  },
  submitBookInfo: {
    method: 'POST',
    path: '/api/order/zomo/coupon/submitbookinfo',
    operationId: 'submitBookInfo',
    summary: 'Propose up to three days to a hotel, which confirms one; 409 voucher_state, voucher_given, 422 bad_day',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: SubmitBookInfo,
    reply: Type.Object({ voucherId: Id }),
  },
  cancelBookInfo: {
    method: 'POST',
    path: '/api/order/zomo/coupon/cancelbookinfo',
    operationId: 'cancelBookInfo',
    summary: 'Take a request for an appointment back, or cancel one in time; 409 voucher_state, too_late',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: Type.Object({ voucherId: Id }),
    reply: Done,
  },
} as const satisfies RouteTable

export type AppointmentApi = ApiOf<typeof appointmentRoutes>
