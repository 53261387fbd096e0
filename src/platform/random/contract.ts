/** A new random id of the form of a version 4 UUID. */
export type RandomGuid = () => string

/** The version 4 UUID made of 16 random bytes. */
export function guidOfBytes(bytes: readonly number[]): string {
  const marked = bytes.map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte))
  const hex = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
