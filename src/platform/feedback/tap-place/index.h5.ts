import type { TapPlace } from './contract'

/** At once; a click by the keyboard has no detail, and no place. */
export const tapPlace: TapPlace = (event, element, then) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const isPlaced = event.detail > 0 && width > 0 && height > 0
  then(isPlaced ? { x: (event.clientX - left) / width, y: (event.clientY - top) / height } : { x: 0.5, y: 0.5 })
}
