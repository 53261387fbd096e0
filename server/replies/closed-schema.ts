import type { TSchema } from 'typebox'

const isNode = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close)
  if (!isNode(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, close(inner)]))
  const isOpenObject = value.type === 'object' && isNode(value.properties) && value.additionalProperties === undefined
  return isOpenObject ? { ...copy, additionalProperties: false } : copy
}

/** The same schema, but its objects refuse fields that it does not name: a reply must not carry more than it promises. */
export function closedSchema(schema: TSchema): TSchema {
  const copy = close(schema)
  return isNode(copy) ? copy : {}
}
