import { Type, type Static } from 'typebox'

/** The body of every failed call: a code for programs, a sentence for people, the request's id for support. */
export const ErrorBody = Type.Object(
  {
    code: Type.String({ description: 'Stable error code, e.g. sold_out' }),
    message: Type.String({ description: 'One sentence that may be shown to the traveler' }),
    requestId: Type.String(),
    field: Type.Optional(Type.String({ description: 'The invalid input field' })),
    data: Type.Optional(Type.Unknown({ description: 'Data for recovery, e.g. the new price' })),
  },
  { $id: 'ErrorBody' },
)
export type ErrorBody = Static<typeof ErrorBody>
