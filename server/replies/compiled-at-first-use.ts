import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

/** Returns a getter of a schema's validator, which is compiled when it is first used: all of them together would take a quarter of a second of every start. */
export function compiledAtFirstUse(schema: () => TSchema): () => Validator {
  let validator: Validator | undefined
  return () => (validator ??= Compile(schema()))
}
