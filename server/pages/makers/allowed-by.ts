import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** Tells whether an input is one that a call's contract lets in. */
export function allowedBy<Schema extends TSchema>(schema: Schema): (input: unknown) => input is Static<Schema> {
  const validator = Compile(schema)
  return (input): input is Static<Schema> => validator.Check(input)
}
