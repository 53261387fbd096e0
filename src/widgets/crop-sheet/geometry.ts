import { CENTRED, type CropView, mostZoom, type PictureSize, shownSize } from '@/domain/account/crop'

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The nearest view in which the picture is not enlarged too far and leaves no part of the square empty. */
export function fitCrop(picture: PictureSize, view: CropView): CropView {
  const zoom = between(1, view.zoom, mostZoom(picture))
  const { width, height } = shownSize(picture, zoom)
  const [roomX, roomY] = [(width - 1) / 2, (height - 1) / 2]
  // Adding 0 makes a plain nought of -0.
  return { zoom, x: between(-roomX, view.x, roomX) + 0, y: between(-roomY, view.y, roomY) + 0 }
}

/** Enlarges the picture to so many times, around the middle of the square. */
export function zoomCrop(picture: PictureSize, view: CropView, zoom: number): CropView {
  const fitted = fitCrop(picture, { ...view, zoom })
  const ratio = fitted.zoom / view.zoom
  return fitCrop(picture, { zoom: fitted.zoom, x: view.x * ratio, y: view.y * ratio })
}

const STEP = 0.04

/** How much one tap of a zoom button enlarges. */
export const ZOOM_STEP = 1.25

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** The view after a key: arrows move the picture, plus and minus enlarge it, Home puts it back; null for keys that mean nothing here. */
export function keyedCrop(picture: PictureSize, view: CropView, key: string): CropView | null {
  const move = moves[key]
  if (move) return fitCrop(picture, { ...view, x: view.x + move[0], y: view.y + move[1] })
  if (key === '+' || key === '=') return zoomCrop(picture, view, view.zoom * ZOOM_STEP)
  if (key === '-') return zoomCrop(picture, view, view.zoom / ZOOM_STEP)
  return key === 'Home' ? CENTRED : null
}
