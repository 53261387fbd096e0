/** Typed text without what nobody sees: one line, no control or direction characters, no lone surrogates, single spaces. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Typed text like cleanText's, but its lines stay apart; empty lines at both ends go. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(cleanText)
    .join('\n')
    .trim()
}
