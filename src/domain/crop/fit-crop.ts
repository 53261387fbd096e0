import { mostZoom, shownSize, type CropView, type PictureSize } from './crop-view'

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The nearest view in which the picture is not enlarged too far and leaves no part of the square empty. */
export function fitCrop(picture: PictureSize, view: CropView): CropView {
  const zoom = between(1, view.zoom, mostZoom(picture))
  const { width, height } = shownSize(picture, zoom)
  const [roomX, roomY] = [(width - 1) / 2, (height - 1) / 2]
  // Adding 0 makes a plain nought of -0.
  return { zoom, x: between(-roomX, view.x, roomX) + 0, y: between(-roomY, view.y, roomY) + 0 }
}
