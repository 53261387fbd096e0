import { objectOfPairs } from './object-of-pairs'

/** Deeper than this no field of a hotel stands. */
const DEEPEST_FIELD = 8

/** The values of an object by dotted name; lists stay whole unless they are pairs of names and values. */
export function flatFields(object: object, prefix = '', depth = 0): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [name, value] of Object.entries(object)) {
    const branch = depth < DEEPEST_FIELD ? branchOf(value) : null
    if (!branch) fields.set(`${prefix}${name}`, value)
    else
      for (const [inner, leaf] of flatFields(branch.object, branch.isPairs ? prefix : `${prefix}${name}.`, depth + 1))
        fields.set(inner, leaf)
  }
  return fields
}

function branchOf(value: unknown): { readonly object: object; readonly isPairs: boolean } | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return { object: value, isPairs: false }
  const object = objectOfPairs(value)
  return object && { object, isPairs: true }
}
