/** Longest search text (spec §5). */
const LONGEST_KEYWORD = 40

/** A search text as it is used: all white space out, at most 40 characters. */
export function cleanKeyword(text: string): string {
  return [...text.replace(/\s+/g, '')].slice(0, LONGEST_KEYWORD).join('')
}
