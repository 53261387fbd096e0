import fc from 'fast-check'
import type { JsonSchema } from './operations'
import type { Seeded } from './seeded'

/** Things that are there, by the field that names them. */
export type KnownThings = Readonly<Record<string, readonly string[]>>

const samples = new Map<string, [string, ...string[]]>()

function matching(pattern: string): [string, ...string[]] {
  const known = samples.get(pattern)
  if (known) return known
  const [first = '', ...rest] = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 40, seed: 1 })
  samples.set(pattern, [first, ...rest])
  return [first, ...rest]
}

const characters = [...'abcdefghijklmnop 北京é🏨0123456789-_'] as [string, ...string[]]

function textOf({ pattern, minLength = 0, maxLength = 20 }: JsonSchema, random: Seeded): string {
  if (pattern) return random.pick(matching(pattern))
  const length = Math.max(minLength, random.below(Math.min(maxLength, 20) + 1))
  return Array.from({ length }, () => random.pick(characters))
    .join('')
    .slice(0, Math.max(minLength, Math.min(length, maxLength)))
    .replace(/[\ud800-\udbff]$/, 'x')
}

function numberOf({ type, minimum = -1_000, maximum = 1_000, multipleOf }: JsonSchema, random: Seeded): number {
  if (multipleOf) return minimum + multipleOf * random.below(Math.floor((maximum - minimum) / multipleOf) + 1)
  const span = Math.min(maximum, minimum + 1_000) - minimum
  return type === 'integer' ? minimum + random.below(span + 1) : minimum + (random.below(1_001) / 1_000) * span
}

/** Makes a value that a schema allows; fields that name things mostly name some that are there. */
export function validValue(schema: JsonSchema, random: Seeded, known: KnownThings, name = ''): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum?.length) return schema.enum[random.below(schema.enum.length)]
  if (schema.anyOf?.length)
    return validValue(schema.anyOf[random.below(schema.anyOf.length)] ?? {}, random, known, name)
  const things = known[name]
  if (schema.type === 'string' && things?.length && random.chance(0.8)) return things[random.below(things.length)]
  if (schema.type === 'string') return textOf(schema, random)
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, random)
  if (schema.type === 'boolean') return random.chance(0.5)
  if (schema.type === 'null') return null
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 3, items = {} } = schema
    const length = Math.max(minItems, random.below(Math.min(maxItems, 3) + 1))
    return Array.from({ length }, () => validValue(items, random, known, name.replace(/s$/, '')))
  }
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([field]) => schema.required?.includes(field) || random.chance(0.5),
  )
  return Object.fromEntries(entries.map(([field, inner]) => [field, validValue(inner, random, known, field)]))
}
