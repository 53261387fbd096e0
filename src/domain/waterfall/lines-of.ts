/** From here on letters are as wide as two. */
const FIRST_WIDE = 0x2e80

/** How many lines a text takes where a line holds so many narrow letters, at least one. */
export function linesOf(text: string, lettersPerLine: number): number {
  const letters = [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) < FIRST_WIDE ? 1 : 2), 0)
  return Math.max(1, Math.ceil(letters / lettersPerLine))
}
