/** Returns the first `most` UTF-16 units of a text, one fewer where the cut would split a character. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
