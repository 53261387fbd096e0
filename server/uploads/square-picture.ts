import { uploadText } from '@/domain/uploads'
import { type PictureSize, toWebp } from './read-picture'

/** Which square of the picture is meant: left and top as parts of its width and height, side as a part of its shorter side, all of it upright. */
export interface CropSquare {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** Edge of a stored avatar in px. */
export const AVATAR_PX = 512

function areaOf({ width, height }: PictureSize, crop: CropSquare | null) {
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
export const squarePicture = (file: Buffer, crop: CropSquare | null): Promise<Buffer> =>
  toWebp(file, uploadText.notAPicture, (picture, size) =>
    picture.extract(areaOf(size, crop)).resize(AVATAR_PX, AVATAR_PX),
  )
