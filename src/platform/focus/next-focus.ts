/** Where Tab must be turned round inside a dialog, or null where the browser's own way is right. */
export function nextFocus<Item>(items: readonly Item[], current: unknown, isBackwards: boolean): Item | null {
  const first = items[0]
  const last = items[items.length - 1]
  if (first === undefined || last === undefined) return null
  const isInside = items.some((item) => item === current)
  if (isBackwards) return current === first || !isInside ? last : null
  return current === last || !isInside ? first : null
}
