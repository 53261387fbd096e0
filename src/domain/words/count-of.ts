/** A number with its noun in the right form: 1 night, 2 nights, 2 children. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}
