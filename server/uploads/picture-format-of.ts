import { isHeic } from '@/domain/pictures'

/** Formats that people may send pictures in, and HEIC, which is known only to be told of. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heif' | 'heic'

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const heifBrands = ['mif1', 'avif']

const textAt = (file: Buffer, from: number, length: number) => file.toString('latin1', from, from + length)

/** The format that a file's first bytes tell, whatever its name or type say; null for everything that is not allowed. */
export function pictureFormatOf(file: Buffer): PictureFormat | null {
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'jpeg'
  if (file.subarray(0, pngMark.length).equals(pngMark)) return 'png'
  if (textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 4) === 'WEBP') return 'webp'
  if (isHeic(textAt(file, 4, 8))) return 'heic'
  if (textAt(file, 4, 4) === 'ftyp' && heifBrands.includes(textAt(file, 8, 4))) return 'heif'
  return null
}
