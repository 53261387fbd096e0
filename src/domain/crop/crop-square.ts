import { shownSize, type CropView, type PictureSize } from './crop-view'

/** The square that is cut out, as the upload call takes it: left and top as parts of width and height, side as a part of the shorter side. */
export interface CropSquare {
  readonly cropLeft: number
  readonly cropTop: number
  readonly cropSide: number
}

const share = (value: number) => Math.min(1, Math.max(0, Number(value.toFixed(5))))

/** The part of the picture that stands behind the square. */
export function cropSquare(picture: PictureSize, { zoom, x, y }: CropView): CropSquare {
  const { width, height } = shownSize(picture, zoom)
  return {
    cropLeft: share(((width - 1) / 2 - x) / width),
    cropTop: share(((height - 1) / 2 - y) / height),
    cropSide: share(1 / zoom),
  }
}
