/** The values of an object by dotted name; lists stay whole. */
export function flatFields(object: object, prefix = ''): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [name, value] of Object.entries(object)) {
    const isBranch = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!isBranch) fields.set(`${prefix}${name}`, value)
    else for (const [inner, leaf] of flatFields(value, `${prefix}${name}.`)) fields.set(inner, leaf)
  }
  return fields
}
