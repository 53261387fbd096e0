import type { TSchema } from 'typebox'
import { checkedText } from '../replies/checked-text'
import { writtenItems } from '../replies/written-list'

const EMPTY_LIST = '{"list":['

/** Writes a reply as JSON text after checking it; a frozen reply, as caches keep it, is checked and written once, and a list whose items are written already is put together of them. */
export function replyWriter(operationId: string, schema: TSchema): (reply: unknown) => string {
  const checked = checkedText(operationId, schema)
  const written = new WeakMap<object, string>()
  return (reply) => {
    const isKept = typeof reply === 'object' && reply !== null && Object.isFrozen(reply)
    const kept = isKept ? written.get(reply) : undefined
    if (kept !== undefined) return kept
    const text = ofWrittenItems(reply, checked) ?? checked(reply)
    if (isKept) written.set(reply, text)
    return text
  }
}

/** All but the items is checked and written as a reply with an empty list, which stands first in its text. */
function ofWrittenItems(reply: unknown, checked: (reply: unknown) => string): string | null {
  if (typeof reply !== 'object' || reply === null || !('list' in reply) || !Array.isArray(reply.list)) return null
  const items = writtenItems(reply.list)
  if (items === null) return null
  const { list: _, ...rest } = reply
  return `${EMPTY_LIST}${items.join(',')}${checked({ list: [], ...rest }).slice(EMPTY_LIST.length)}`
}
