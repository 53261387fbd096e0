/** What the id of an operator's picture says of it; color is its mean one, as six hex digits. */
export interface ImportedPicture {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly color: string
}

const PATTERN = /^op-([0-9a-f]{16})-(\d{2,4})x(\d{2,4})-([0-9a-f]{6})$/

/** The id of a picture that an operator's file named: all that a page needs to keep its place stands in it. */
export const importedPictureId = ({ hash, width, height, color }: ImportedPicture): string =>
  `op-${hash}-${width}x${height}-${color}`

/** What such an id says; null for ids of other pictures. */
export function importedPictureOf(id: string): ImportedPicture | null {
  const [, hash, width, height, color] = PATTERN.exec(id) ?? []
  if (!hash || !width || !height || !color) return null
  return { hash, width: Number(width), height: Number(height), color }
}
