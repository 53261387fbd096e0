/** How a picture is enlarged: how many times, and how far its middle is moved, as shares of the stage. */
export interface ZoomView {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** The whole picture. */
export const WHOLE: ZoomView = { zoom: 1, x: 0, y: 0 }

const MOST_ZOOM = 4
const DOUBLE_TAP_ZOOM = 2.5

/** How much one press of plus or minus enlarges. */
export const ZOOM_STEP = 1.5

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The nearest view that is not enlarged too far and leaves the middle of the stage on the picture. */
export function fitZoom({ zoom: wanted, x, y }: ZoomView): ZoomView {
  const zoom = between(1, wanted, MOST_ZOOM)
  const room = (zoom - 1) / 2
  // Adding 0 makes a plain nought of -0.
  return { zoom, x: between(-room, x, room) + 0, y: between(-room, y, room) + 0 }
}

/** Zooms to a factor around the center of the stage. */
export function zoomTo(view: ZoomView, zoom: number): ZoomView {
  const next = fitZoom({ ...view, zoom })
  const ratio = next.zoom / view.zoom
  return fitZoom({ zoom: next.zoom, x: view.x * ratio, y: view.y * ratio })
}

/** The view after a double tap at a place (shares of the stage): enlarged around it, or the whole picture again. */
export function doubleTapped(view: ZoomView, place: { readonly x: number; readonly y: number }): ZoomView {
  if (view.zoom > 1) return WHOLE
  const away = DOUBLE_TAP_ZOOM - 1
  return fitZoom({ zoom: DOUBLE_TAP_ZOOM, x: (0.5 - place.x) * away, y: (0.5 - place.y) * away })
}
