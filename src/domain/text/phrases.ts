/** A number with its noun in the right form: 1 night, 2 nights, 2 children. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}

/** Returns the first `most` UTF-16 units of a text, one fewer where the cut would split a character. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
