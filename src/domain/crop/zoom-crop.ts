import type { CropView, PictureSize } from './crop-view'
import { fitCrop } from './fit-crop'

/** Enlarges the picture to so many times, around the middle of the square. */
export function zoomCrop(picture: PictureSize, view: CropView, zoom: number): CropView {
  const fitted = fitCrop(picture, { ...view, zoom })
  const ratio = fitted.zoom / view.zoom
  return fitCrop(picture, { zoom: fitted.zoom, x: view.x * ratio, y: view.y * ratio })
}
