import type { TSchema } from 'typebox'
import { closedSchema } from './closed-schema'
import { compiledAtFirstUse } from './compiled-at-first-use'

/** A handler answered something that its contract does not allow. */
class ReplyOffContract extends Error {}

/** Makes a writer of JSON texts for what a schema describes, by the name that its errors begin with; it throws where something has other fields than the schema, or other values. */
export function checkedText(name: string, schema: TSchema): (value: unknown) => string {
  const validator = compiledAtFirstUse(() => closedSchema(schema))
  return (value) => {
    if (validator().Check(value)) return JSON.stringify(value)
    const [first] = validator().Errors(value)
    throw new ReplyOffContract(
      `${name} left its contract at ${first?.instancePath || '/'}: ${first?.message} ${JSON.stringify(first?.params)}`,
    )
  }
}
