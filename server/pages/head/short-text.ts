/** A text on one line, cut after a whole word where it is longer than so many characters, the "…" among them. */
export function shortText(text: string, mostCharacters: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= mostCharacters) return line
  const cut = characters.slice(0, mostCharacters - 1).join('')
  const isWordCut = characters[mostCharacters - 1] !== ' '
  const lastSpace = cut.lastIndexOf(' ')
  // A language without spaces has no words to keep whole.
  const kept = isWordCut && lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`
}
