// Joiners, marks that sit on another letter, and selectors: written, but no characters of their own.
const RANGES_WITHOUT_WIDTH: readonly (readonly [number, number])[] = [
  [0x300, 0x36f],
  [0x200c, 0x200d],
  [0x20d0, 0x20ff],
  [0xfe00, 0xfe0f],
]

const hasWidth = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return !RANGES_WITHOUT_WIDTH.some(([from, to]) => code >= from && code <= to)
}

/** How many characters of a text can be seen: an accent or a joiner counts with what it belongs to. */
export const visibleLength = (text: string): number => Array.from(text).filter(hasWidth).length
