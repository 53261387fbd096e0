// C0 and C1 controls without line feed, soft hyphen, zero-width and directional marks, byte order mark, interlinear marks.
const HIDDEN_RANGES: readonly (readonly [number, number])[] = [
  [0x00, 0x09],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  // Halves of characters: iterating a text joins those that belong together.
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe007f],
]

const isHidden = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return HIDDEN_RANGES.some(([from, to]) => code >= from && code <= to)
}

/** Whether a text holds what nobody can see and some programs obey: controls, directional marks, halves of characters; a line feed is none. */
export const hasHiddenCharacters = (text: string): boolean => Array.from(text).some(isHidden)
