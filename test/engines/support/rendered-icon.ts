import sharp from 'sharp'
import type { Picture } from './picture'

/** Where an icon stands in a window, CSS px. */
export interface IconPlace {
  readonly name: string
  readonly left: number
  readonly top: number
  readonly size: number
}

/** Returns how far the rendered icon differs from its shape: 0 for no difference, 1 for as much misplaced ink as the shape has. Null where the background is not one color. */
export async function iconError(picture: Picture, place: IconPlace, shape: string): Promise<number | null> {
  const edge = place.size * picture.scale
  const left = Math.floor(place.left * picture.scale) - MARGIN
  const top = Math.floor(place.top * picture.scale) - MARGIN
  const side = Math.ceil(edge) + 2 * MARGIN + 1
  if (left < 0 || top < 0 || left + side > picture.width || top + side > picture.height) return null
  const at = (x: number, y: number) => ((top + y) * picture.width + left + x) * 3
  const behind = evenColor(picture, side, at)
  if (!behind) return null
  const seen = blurred(
    side,
    inkOf(side, (x, y) => distance(picture.rgb, at(x, y), behind, 0)),
  )
  const offset = { x: place.left * picture.scale - left, y: place.top * picture.scale - top }
  const wanted = blurred(side, await shapeInk(shape, side, edge, offset))
  return Math.min(...shifts.map((shift) => difference(seen, wanted, side, shift)))
}

/** A browser may round to another pixel than the picture of the shape. */
const shifts = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })))
/** Device pixels around an icon that belong to what lies behind it. */
const MARGIN = 2
/** Colors that differ by less in all parts are one. */
const EVEN = 4

const distance = (one: Buffer, at: number, other: Buffer, from: number): number =>
  Math.hypot(
    (one[at] ?? 0) - (other[from] ?? 0),
    (one[at + 1] ?? 0) - (other[from + 1] ?? 0),
    (one[at + 2] ?? 0) - (other[from + 2] ?? 0),
  )

function evenColor({ rgb }: Picture, side: number, at: (x: number, y: number) => number): Buffer | null {
  const first = rgb.subarray(at(0, 0), at(0, 0) + 3)
  const along = Array.from({ length: side }, (_, step) => step)
  const ring = along.flatMap((step) => [at(step, 0), at(step, side - 1), at(0, step), at(side - 1, step)])
  return ring.every((point) => distance(rgb, point, first, 0) < EVEN) ? first : null
}

/** Ink by pixel, as shares of the most that there is. */
function inkOf(side: number, ink: (x: number, y: number) => number): Float64Array {
  const all = Float64Array.from({ length: side * side }, (_, index) => ink(index % side, Math.floor(index / side)))
  const most = all.reduce((one, other) => Math.max(one, other), 1)
  return all.map((value) => value / most)
}

/** Each pixel as the mean of three in one direction. */
function blurredAlong(ink: Float64Array, step: number): Float64Array {
  return ink.map((value, index) => (value + (ink[index - step] ?? 0) + (ink[index + step] ?? 0)) / 3)
}

/** Each pixel as the mean of its neighborhood, so that half a pixel to one side is not an error; the margin is blank. */
const blurred = (side: number, ink: Float64Array): Float64Array => blurredAlong(blurredAlong(ink, 1), side)

async function shapeInk(shape: string, side: number, edge: number, offset: { x: number; y: number }) {
  const placed = `<g transform="translate(${offset.x} ${offset.y}) scale(${edge / 24})">${shape}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${placed}</svg>`
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer()
  return inkOf(side, (x, y) => alpha[y * side + x] ?? 0)
}

function difference(seen: Float64Array, wanted: Float64Array, side: number, shift: { x: number; y: number }): number {
  let wrong = 0
  let ink = 0
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const there = wanted[y * side + x] ?? 0
      const [fromX, fromY] = [x + shift.x, y + shift.y]
      const isInside = fromX >= 0 && fromY >= 0 && fromX < side && fromY < side
      wrong += Math.abs(there - (isInside ? (seen[fromY * side + fromX] ?? 0) : 0))
      ink += there
    }
  }
  return wrong / ink
}
