import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { closedSchema } from './closed-schema'

/** A handler answered something that its contract does not allow. */
class ReplyOffContract extends Error {}

/** Writes a reply as JSON text after checking it; a frozen reply, as caches keep it, is checked and written once. */
export function replyWriter(operationId: string, schema: TSchema): (reply: unknown) => string {
  const validator = Compile(closedSchema(schema))
  const written = new WeakMap<object, string>()
  return (reply) => {
    const isKept = typeof reply === 'object' && reply !== null && Object.isFrozen(reply)
    const kept = isKept ? written.get(reply) : undefined
    if (kept !== undefined) return kept
    if (!validator.Check(reply)) {
      const [first] = validator.Errors(reply)
      throw new ReplyOffContract(
        `${operationId} left its contract at ${first?.instancePath || '/'}: ${first?.message} ${JSON.stringify(first?.params)}`,
      )
    }
    const text = JSON.stringify(reply)
    if (isKept) written.set(reply, text)
    return text
  }
}
