import { isHeic, mostPicturePixels } from '@/domain/uploads'
import pLimit from 'p-limit'
import { sharp } from './decoder'

/** Formats that uploads may have, and HEIC, which is recognized only to be named in the refusal. */
type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic'

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const textAt = (file: Buffer, from: number, length: number) => file.toString('latin1', from, from + length)

/** Detects a file's format by its first bytes, whatever its name or type; null for every format that is not allowed. */
export function pictureFormatOf(file: Buffer): PictureFormat | null {
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'jpeg'
  if (file.subarray(0, pngMark.length).equals(pngMark)) return 'png'
  if (textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 4) === 'WEBP') return 'webp'
  if (isHeic(textAt(file, 4, 8))) return 'heic'
  return null
}

const LONGEST_SECONDS = 10
const LEAST_PX = 100
const WIDTH = 960
/** Lists show pictures in this form. */
const RATIO = 1.5

// A decoded picture fills up to 160 MB: one at a time is enough.
const inTurn = pLimit(1)

/** Re-encodes a picture as WebP for hotels' pages, upright and without metadata. Throws an Error with the reason why it cannot be used. */
export async function hotelSizedPicture(
  file: Buffer,
): Promise<{ content: Buffer; width: number; height: number; color: string }> {
  const format = pictureFormatOf(file)
  if (format === null || format === 'heic') throw new Error('it is no JPEG, PNG or WebP')
  return inTurn(async () => {
    const { width, height } = await sizeOf(file)
    if (Math.min(width, height) < LEAST_PX) throw new Error(`it is smaller than ${LEAST_PX} px`)
    const target = { width: WIDTH, height: Math.round(WIDTH / RATIO) }
    const decoded = sharp(file, { limitInputPixels: mostPicturePixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({ ...target, fit: 'cover' })
      .flatten({ background: '#ffffff' })
    const content = await unbroken(decoded.webp({ quality: 80 }).toBuffer())
    const { channels } = await sharp(content).stats()
    const color = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    return { content, ...target, color: color.join('').padEnd(6, color[0] ?? '0') }
  })
}

async function sizeOf(file: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await unbroken(
    sharp(file, { limitInputPixels: mostPicturePixels, failOn: 'error', pages: 1 }).metadata(),
  )
  return autoOrient
}

async function unbroken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw new Error(/pixel limit/.test(String(error)) ? 'it has too many pixels' : 'it is broken', { cause: error })
  }
}
