/** A piece of a name, and whether it is what was searched for. */
export interface NamePart {
  readonly text: string
  readonly isMatch: boolean
}

const isSpace = (char: string) => /\s/.test(char)

/** The name without white space in lower case, and for each of its units the index of the name's character. */
function plainOf(chars: readonly string[]) {
  let text = ''
  const origins: number[] = []
  for (const [index, char] of chars.entries()) {
    if (isSpace(char)) continue
    const lower = char.toLowerCase()
    text += lower
    for (let unit = 0; unit < lower.length; unit += 1) origins.push(index)
  }
  return { text, origins }
}

/** A name cut where the search text stands in it (case and white space do not matter), so that the match can be set off. */
export function matchParts(name: string, keyword: string): NamePart[] {
  const chars = [...name]
  const { text, origins } = plainOf(chars)
  const wanted = plainOf([...keyword]).text
  const at = wanted === '' ? -1 : text.indexOf(wanted)
  const [start, last] = [origins[at], origins[at + wanted.length - 1]]
  if (start === undefined || last === undefined) return [{ text: name, isMatch: false }]
  const parts = [
    { text: chars.slice(0, start).join(''), isMatch: false },
    { text: chars.slice(start, last + 1).join(''), isMatch: true },
    { text: chars.slice(last + 1).join(''), isMatch: false },
  ]
  return parts.filter((part) => part.text !== '')
}
