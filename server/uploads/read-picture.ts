import { mostPicturePixels, uploadText } from '@/domain/uploads'
import { type PictureWidth, pictureWidths } from '@/domain/pictures'
import { ApiError, badInput } from '../kernel/errors'
import { type Sharp, sharp } from '../kernel/pictures/decoder'
import { pictureFormatOf } from '../kernel/pictures/hotel-sized-picture'
import { decodeQueue } from './decode-queue'

const LEAST_PX = 64
const LONGEST_SECONDS = 10

const wrongKind = (text: string) => new ApiError(415, 'unsupported_media_type', text, { field: 'file' })
const unreadable = () => new ApiError(422, 'unreadable_picture', uploadText.unreadable, { field: 'file' })
const tooManyPixels = () => new ApiError(413, 'too_large', uploadText.tooManyPixels, { field: 'file' })

const readWith = (file: Buffer) => sharp(file, { limitInputPixels: mostPicturePixels, failOn: 'error', pages: 1 })

const orUnreadable = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch(() => {
    throw unreadable()
  })

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
  if (width * height > mostPicturePixels) throw tooManyPixels()
  if (Math.min(width, height) < LEAST_PX) throw badInput('file', uploadText.tooSmall)
  return { width, height }
}

/** Opens a picture upright, on white; throws an ApiError for anything but a picture of an allowed format, with `otherKindText` as the message of that. */
async function openUpright(file: Buffer, otherKindText: string): Promise<{ picture: Sharp; size: PictureSize }> {
  const format = pictureFormatOf(file)
  if (format === null) throw wrongKind(otherKindText)
  if (format === 'heic') throw wrongKind(uploadText.heic)
  const size = await uprightSize(file, format)
  return { picture: readWith(file).timeout({ seconds: LONGEST_SECONDS }).autoOrient(), size }
}

/** Re-encodes a sent picture as WebP, upright, on white, and without metadata, after `shape` has cut or resized it. Throws an ApiError for anything but a picture of an allowed format; `otherKindText` is the message of that. */
export async function toWebp(
  file: Buffer,
  otherKindText: string,
  shape: (picture: Sharp, size: PictureSize) => Sharp,
): Promise<Buffer> {
  return decodeQueue.run(async () => {
    const { picture, size } = await openUpright(file, otherKindText)
    const shaped = shape(picture, size).flatten({ background: '#ffffff' })
    return orUnreadable(shaped.webp({ quality: 82 }).toBuffer())
  })
}

/** A picture in all served widths. */
export interface SizedPicture extends PictureSize {
  /** Its mean color as six hexadecimal digits. */
  readonly color: string
  readonly files: readonly { readonly width: PictureWidth; readonly content: Buffer }[]
}

/** The highest picture that is stored, as a multiple of its width. */
const HIGHEST = 4

const hexOf = (mean: number) => Math.round(mean).toString(16).padStart(2, '0')

async function meanColor(picture: Sharp): Promise<string> {
  const { channels } = await picture.stats()
  const [red = 0, green = red, blue = red] = channels.slice(0, 3).map(({ mean }) => mean)
  return [red, green, blue].map(hexOf).join('')
}

/** Re-encodes an uploaded picture as WebP in all served widths without enlarging it. `read` is called when its turn comes, so that one file is in memory at a time. Throws as toWebp does. */
export async function toServedWidths(read: () => Promise<Buffer>, otherKindText: string): Promise<SizedPicture> {
  return decodeQueue.run(async () => {
    const { picture } = await openUpright(await read(), otherKindText)
    const widest = Math.max(...pictureWidths)
    const fitting = (width: number) =>
      ({ width, height: width * HIGHEST, fit: 'inside', withoutEnlargement: true }) as const
    const decoded = picture.resize(fitting(widest)).flatten({ background: '#ffffff' }).toColourspace('srgb')
    const { data, info } = await orUnreadable(decoded.raw().toBuffer({ resolveWithObject: true }))
    const { width, height, channels } = info
    const open = () => sharp(data, { raw: { width, height, channels } })
    const files: { width: PictureWidth; content: Buffer }[] = []
    for (const served of pictureWidths)
      files.push({ width: served, content: await open().resize(fitting(served)).webp({ quality: 80 }).toBuffer() })
    return { width, height, color: await meanColor(open()), files }
  })
}
