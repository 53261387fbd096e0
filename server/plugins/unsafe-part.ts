/** Why a value that came in cannot be used, whatever its schema says, and the path to the place. */
export interface UnsafePart {
  readonly reason: 'depth' | 'characters'
  /** Names that lead to the place, joined by dots; empty where the value itself is at fault. */
  readonly field: string
}

/** Deepest nesting of lists and objects: several times what any input has, and far from what recursion can take. */
const DEEPEST = 16

/** NUL and lone surrogates: PostgreSQL stores neither. */
const unstorable = /[\0\p{Surrogate}]/u

interface Visit {
  readonly value: unknown
  readonly name: string
  readonly parent: Visit | null
  readonly depth: number
}

function pathOf(visit: Visit): string {
  const names: string[] = []
  for (let at: Visit | null = visit; at?.parent; at = at.parent) names.unshift(at.name)
  return names.join('.')
}

/** Returns the first part that is nested too deeply or has text that cannot be stored, names of fields included; never recurses. */
export function unsafePart(root: unknown): UnsafePart | null {
  const open: Visit[] = [{ value: root, name: '', parent: null, depth: 0 }]
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { value, depth } = visit
    if (typeof value === 'string' && unstorable.test(value)) return { reason: 'characters', field: pathOf(visit) }
    if (value === null || typeof value !== 'object') continue
    if (depth >= DEEPEST) return { reason: 'depth', field: '' }
    for (const [name, inner] of Object.entries(value)) {
      if (unstorable.test(name)) return { reason: 'characters', field: pathOf(visit) }
      open.push({ value: inner, name, parent: visit, depth: depth + 1 })
    }
  }
  return null
}
