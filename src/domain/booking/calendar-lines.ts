/** Most octets of a content line in UTF-8, without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A content line as RFC 5545 requires it: at most 75 octets, continued after a line break and a space, never inside a character. */
export function foldLine(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += more
  }
  return text
}

/** The content lines of a calendar file, those that were folded joined again. */
export const unfoldLines = (text: string): string[] => text.replace(/\r\n[ \t]/g, '').split('\r\n')

/** A text as the value of a content line: separators and line breaks escaped. */
export const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
