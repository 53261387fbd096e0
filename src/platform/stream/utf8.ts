/** Decodes UTF-8 that arrives in pieces, as TextDecoder does: invalid bytes become U+FFFD, a byte order mark at the start is dropped. */
export interface Utf8Decoder {
  /** Text of all characters that are complete by now. */
  decode(bytes: Uint8Array): string
  /** Text of what is incomplete at the end: U+FFFD, or nothing. */
  end(): string
}

const REPLACEMENT = '\uFFFD'
const BYTE_ORDER_MARK = '\uFEFF'

/** The character that a first byte begins: its first bits, how many bytes follow, and the range of the second. */
interface Begun {
  readonly bits: number
  readonly following: number
  readonly lowest: number
  readonly highest: number
}

/** Second bytes are limited where the first one alone would allow overlong forms, surrogates or more than U+10FFFF. */
function begun(first: number): Begun | null {
  if (first >= 0xc2 && first <= 0xdf) return { bits: first & 0x1f, following: 1, lowest: 0x80, highest: 0xbf }
  if (first >= 0xe0 && first <= 0xef) {
    const lowest = first === 0xe0 ? 0xa0 : 0x80
    return { bits: first & 0x0f, following: 2, lowest, highest: first === 0xed ? 0x9f : 0xbf }
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const lowest = first === 0xf0 ? 0x90 : 0x80
    return { bits: first & 0x07, following: 3, lowest, highest: first === 0xf4 ? 0x8f : 0xbf }
  }
  return null
}

/** Mini-programs have no TextDecoder. */
export function createUtf8Decoder(): Utf8Decoder {
  let open: Begun | null = null
  let isStart = true

  const startWith = (byte: number): string => {
    if (byte < 0x80) return String.fromCharCode(byte)
    open = begun(byte)
    return open ? '' : REPLACEMENT
  }
  const goOn = (byte: number, { bits, following, lowest, highest }: Begun): string => {
    open = null
    if (byte < lowest || byte > highest) return REPLACEMENT + startWith(byte)
    const code = (bits << 6) | (byte & 0x3f)
    if (following === 1) return String.fromCodePoint(code)
    open = { bits: code, following: following - 1, lowest: 0x80, highest: 0xbf }
    return ''
  }
  const withoutMark = (text: string): string => {
    if (!isStart || text === '') return text
    isStart = false
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  }

  return {
    decode(bytes) {
      let text = ''
      for (const byte of bytes) text += open ? goOn(byte, open) : startWith(byte)
      return withoutMark(text)
    },
    end() {
      const rest = open ? REPLACEMENT : ''
      open = null
      return withoutMark(rest)
    },
  }
}
