/** Width and height of a picture in its own pixels, upright. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** How a picture lies behind the square that will be cut out of it: enlarged so many times from where its shorter side fills the square, and moved from the middle so many parts of the square's side. */
export interface CropView {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** The whole of the shorter side, from the middle. */
export const CENTRED: CropView = { zoom: 1, x: 0, y: 0 }

/** Pixels that a cut must have at least, where the picture has them. */
const LEAST_CUT_PX = 160
const MOST_ZOOM = 4

/** How far a picture can be enlarged: to four times, and not beyond what can still be seen. */
export const mostZoom = ({ width, height }: PictureSize): number =>
  Math.min(MOST_ZOOM, Math.max(1, Math.min(width, height) / LEAST_CUT_PX))

/** Width and height of the picture as parts of the square's side. */
export function shownSize({ width, height }: PictureSize, zoom: number): PictureSize {
  const shorter = Math.min(width, height)
  return { width: (zoom * width) / shorter, height: (zoom * height) / shorter }
}

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
