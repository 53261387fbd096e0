import type { TSchema } from 'typebox'

type Picker = (value: unknown) => unknown

const schemasIn = (value: unknown): TSchema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

const isSchema = (value: unknown): value is TSchema => typeof value === 'object' && value !== null

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asSent: Picker = (value) => value

function objectPicker(properties: Readonly<Record<string, unknown>>): Picker {
  const pickers = Object.entries(properties).map(
    ([name, schema]) => [name, isSchema(schema) ? fieldPicker(schema) : asSent] as const,
  )
  return (value) => {
    if (!isRecord(value)) return value
    const named = pickers.filter(([name]) => Object.hasOwn(value, name))
    return Object.fromEntries(named.map(([name, pick]) => [name, pick(value[name])]))
  }
}

/** Variants of a union that have fields are one object with the fields of all: the check that follows decides between them. */
function unionPicker(variants: readonly TSchema[]): Picker {
  const objects = variants.filter((variant) => 'properties' in variant && isRecord(variant.properties))
  const lists = variants.filter((variant) => 'items' in variant)
  const properties = Object.assign({}, ...objects.map((variant) => ('properties' in variant ? variant.properties : {})))
  const pickObject = objects.length > 0 ? objectPicker(properties) : asSent
  const [list] = lists
  const pickList = list ? fieldPicker(list) : asSent
  return (value) => (Array.isArray(value) ? pickList(value) : pickObject(value))
}

/** Returns a function that copies a value with only the fields that the schema names, at every level; what has another shape stays as it is, for the check to refuse. */
export function fieldPicker(schema: TSchema): Picker {
  if ('anyOf' in schema) return unionPicker(schemasIn(schema.anyOf))
  if ('properties' in schema && isRecord(schema.properties)) return objectPicker(schema.properties)
  if (!('items' in schema) || !isSchema(schema.items)) return asSent
  const pick = fieldPicker(schema.items)
  return (value) => (Array.isArray(value) ? value.map(pick) : value)
}
