/** A piece of a name, and whether it is what was searched for. */
export interface NamePart {
  readonly text: string
  readonly isMatch: boolean
}

/** A name cut where the search text stands in it (case does not matter), so that the match can be set off. */
export function matchParts(name: string, keyword: string): NamePart[] {
  const at = keyword === '' ? -1 : name.toLowerCase().indexOf(keyword.toLowerCase())
  if (at < 0) return [{ text: name, isMatch: false }]
  const end = at + keyword.length
  const parts = [
    { text: name.slice(0, at), isMatch: false },
    { text: name.slice(at, end), isMatch: true },
    { text: name.slice(end), isMatch: false },
  ]
  return parts.filter((part) => part.text !== '')
}
