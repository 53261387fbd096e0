import { isHeic } from './uploads'

/** Formats in which pictures and videos are uploaded. */
export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'video/mp4'

/** Length of the start of a file that shows its format. */
export const MEDIA_HEAD_BYTES = 12

const QUICK_TIME = 'qt  '

/** Brands of pictures that share the container of MP4. */
const pictureBrands = ['avif', 'avis', 'mif1', 'msf1']

function boxedType(mark: string): MediaType | 'heic' | null {
  if (isHeic(mark)) return 'heic'
  const brand = mark.slice(4, 8)
  return brand === QUICK_TIME || pictureBrands.includes(brand) ? null : 'video/mp4'
}

/** The format of a file by its first bytes; null for every other format. HEIC stands by itself, as its refusal is worded differently. */
export function mediaTypeOf(head: Uint8Array): MediaType | 'heic' | null {
  const text = String.fromCharCode(...head.slice(0, MEDIA_HEAD_BYTES))
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'image/webp'
  return text.slice(4, 8) === 'ftyp' ? boxedType(text.slice(4)) : null
}
