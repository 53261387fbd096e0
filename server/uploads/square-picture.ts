import pLimit from 'p-limit'
import sharp from 'sharp'
import { pictureText } from '@/domain/pictures'
import { ApiError, badInput } from '../kernel/errors'
import { pictureFormatOf } from '../kernel/pictures/hotel-sized-picture'

/** Which square of the picture is meant: left and top as parts of its width and height, side as a part of its shorter side, all of it upright. */
export interface CropSquare {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** Edge of a stored avatar in px. */
export const AVATAR_PX = 512

const LEAST_PX = 64
const MOST_PIXELS = 25_000_000
const LONGEST_SECONDS = 10

// A decoded picture fills up to 100 MB: one at a time is enough.
const inTurn = pLimit(1)

const notAPicture = () => new ApiError(415, 'unsupported_media_type', pictureText.notAPicture, { field: 'file' })
const heic = () => new ApiError(415, 'unsupported_media_type', pictureText.heic, { field: 'file' })
const unreadable = () => new ApiError(422, 'unreadable_picture', pictureText.unreadable, { field: 'file' })

const readWith = (file: Buffer) => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })

async function uprightSize(file: Buffer, format: string): Promise<{ width: number; height: number }> {
  const found = await readWith(file)
    .metadata()
    .catch((error: unknown) => {
      throw /pixel limit/.test(String(error)) ? tooManyPixels() : unreadable()
    })
  if (found.compression === 'hevc') throw heic()
  if (found.format !== format) throw unreadable()
  const { width, height } = found.autoOrient
  if (width * height > MOST_PIXELS) throw tooManyPixels()
  if (Math.min(width, height) < LEAST_PX) throw badInput('file', pictureText.tooSmall)
  return { width, height }
}

const tooManyPixels = () => new ApiError(413, 'too_large', pictureText.tooManyPixels, { field: 'file' })

function areaOf({ width, height }: { width: number; height: number }, crop: CropSquare | null) {
  const shorter = Math.min(width, height)
  const side = Math.max(1, Math.min(shorter, Math.round(shorter * (crop?.side ?? 1))))
  const fit = (wanted: number, most: number) => Math.max(0, Math.min(most, Math.round(wanted)))
  return {
    left: fit(crop ? crop.left * width : (width - side) / 2, width - side),
    top: fit(crop ? crop.top * height : (height - side) / 2, height - side),
    width: side,
    height: side,
  }
}

/** Re-encodes a square of a sent picture as WebP, upright and without metadata; throws an ApiError for anything but a picture of an allowed format. */
export async function squarePicture(file: Buffer, crop: CropSquare | null): Promise<Buffer> {
  const format = pictureFormatOf(file)
  if (format === null) throw notAPicture()
  if (format === 'heic') throw heic()
  return inTurn(async () => {
    const area = areaOf(await uprightSize(file, format), crop)
    return readWith(file)
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .extract(area)
      .resize(AVATAR_PX, AVATAR_PX)
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw unreadable()
      })
  })
}
