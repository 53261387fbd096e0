/** What was taken off the wish list, by its name where it was one thing, e.g. "Removed Garden House", "Removed 3 from your wish list". */
export function removedText(names: readonly string[]): string {
  const [name = ''] = names
  return names.length === 1 ? `Removed ${name}` : `Removed ${names.length} from your wish list`
}
