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
