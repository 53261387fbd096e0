import { Type, type Static } from 'typebox'

/** The body of every failed call: a code for programs, a sentence for people, the request's id for support. */
export const ErrorBody = Type.Object(
  {
    code: Type.String({ description: 'Stable name of what went wrong, e.g. sold_out' }),
    message: Type.String({ description: 'One sentence that may be shown to the traveller' }),
    requestId: Type.String(),
    field: Type.Optional(Type.String({ description: 'The input field at fault' })),
    data: Type.Optional(Type.Unknown({ description: 'Facts that help to mend it, e.g. the new price' })),
  },
  { $id: 'ErrorBody' },
)
export type ErrorBody = Static<typeof ErrorBody>
