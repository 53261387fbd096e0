import pLimit from 'p-limit'
import { uploadText } from '@/domain/uploads'
import { ApiError, badInput } from '../kernel/errors'
import { type Sharp, sharp } from '../kernel/pictures/decoder'
import { pictureFormatOf } from '../kernel/pictures/hotel-sized-picture'

const LEAST_PX = 64
const MOST_PIXELS = 25_000_000
const LONGEST_SECONDS = 10

// A decoded picture fills up to 100 MB: one at a time is enough.
const inTurn = pLimit(1)

const wrongKind = (text: string) => new ApiError(415, 'unsupported_media_type', text, { field: 'file' })
const unreadable = () => new ApiError(422, 'unreadable_picture', uploadText.unreadable, { field: 'file' })
const tooManyPixels = () => new ApiError(413, 'too_large', uploadText.tooManyPixels, { field: 'file' })

const readWith = (file: Buffer) => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })

/** Size of a picture in px, upright. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

async function uprightSize(file: Buffer, format: string): Promise<PictureSize> {
  const found = await readWith(file)
    .metadata()
    .catch((error: unknown) => {
      throw /pixel limit/.test(String(error)) ? tooManyPixels() : unreadable()
    })
  if (found.format !== format) throw unreadable()
  const { width, height } = found.autoOrient
  if (width * height > MOST_PIXELS) throw tooManyPixels()
  if (Math.min(width, height) < LEAST_PX) throw badInput('file', uploadText.tooSmall)
  return { width, height }
}

/** Re-encodes a sent picture as WebP, upright, on white, and without metadata, after `shape` has cut or resized it. Throws an ApiError for anything but a picture of an allowed format; `otherKindText` is the message of that. */
export async function toWebp(
  file: Buffer,
  otherKindText: string,
  shape: (picture: Sharp, size: PictureSize) => Sharp,
): Promise<Buffer> {
  const format = pictureFormatOf(file)
  if (format === null) throw wrongKind(otherKindText)
  if (format === 'heic') throw wrongKind(uploadText.heic)
  return inTurn(async () => {
    const size = await uprightSize(file, format)
    const upright = readWith(file).timeout({ seconds: LONGEST_SECONDS }).autoOrient()
    return shape(upright, size)
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw unreadable()
      })
  })
}
