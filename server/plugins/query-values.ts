import type { TSchema } from 'typebox'

const isNumber = /^-?\d+(\.\d+)?$/
const booleans: Readonly<Record<string, boolean>> = { true: true, false: false, '1': true, '0': false }

const typesOf = (schema: TSchema): string[] =>
  'anyOf' in schema && Array.isArray(schema.anyOf)
    ? schema.anyOf.flatMap(typesOf)
    : 'type' in schema && typeof schema.type === 'string'
      ? [schema.type]
      : []

const itemsOf = (schema: TSchema): TSchema => ('items' in schema && schema.items ? schema.items : {})

function valueOf(schema: TSchema, text: unknown): unknown {
  const types = typesOf(schema)
  if (types.includes('array'))
    return (Array.isArray(text) ? text : [text]).map((item) => valueOf(itemsOf(schema), item))
  if (typeof text !== 'string') return text
  if ((types.includes('integer') || types.includes('number')) && isNumber.test(text)) return Number(text)
  if (types.includes('boolean') && text in booleans) return booleans[text]
  return text
}

/** A query's texts as the numbers, booleans and arrays that the schema asks for; what cannot be read stays text and fails its check. */
export function queryValues(properties: Readonly<Record<string, TSchema>>, query: object): Record<string, unknown> {
  const entries = Object.entries(query)
    .filter(([name, text]) => text !== '' || !properties[name] || typesOf(properties[name]).includes('string'))
    .map(([name, text]) => [name, properties[name] ? valueOf(properties[name], text) : text])
  return Object.fromEntries(entries)
}
