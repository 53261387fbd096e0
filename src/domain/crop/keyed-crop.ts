import type { CropView, PictureSize } from './crop-view'
import { CENTRED } from './crop-view'
import { fitCrop } from './fit-crop'
import { zoomCrop } from './zoom-crop'

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
