/** A place in degrees with its name. */
export interface PlacedName {
  readonly name: string
  readonly kind: string
  readonly lat: number
  readonly lng: number
}

/** Where a place stands on the sketch, in per cent from the left and the top; number counts from 1, the nearest first. */
export interface SketchPoint {
  readonly name: string
  readonly kind: string
  readonly number: number
  readonly leftPercent: number
  readonly topPercent: number
}

/** A sketch with the hotel in its middle and north above; halfMetres is from the middle to the nearer edge. */
export interface MapSketch {
  readonly halfMetres: number
  readonly points: readonly SketchPoint[]
}

const METRES_PER_DEGREE = 111_320
/** Distances from the middle to the edge that a scale can name. */
const SCALES = [250, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]
/** Points keep this far from the edge, in per cent. */
const MARGIN = 8

/** Draws the places round a hotel true to distance and direction, at the smallest scale that holds the nearest three and those beyond it left out; null without any place. Width by height is the box's shape. */
export function mapSketch(
  centre: { readonly lat: number; readonly lng: number },
  places: readonly PlacedName[],
  shape = 2,
): MapSketch | null {
  const placed = places
    .map((place) => ({ place, ...offset(centre, place) }))
    .sort((one, other) => Math.hypot(one.east, one.north) - Math.hypot(other.east, other.north))
  const third = placed[Math.min(2, placed.length - 1)]
  if (!third) return null
  const reach = ({ east, north }: { east: number; north: number }) => Math.max(Math.abs(north), Math.abs(east) / shape)
  const needed = Math.max(...placed.slice(0, 3).map(reach))
  const halfMetres = SCALES.find((scale) => scale >= needed) ?? needed
  const points = placed
    .filter((one) => reach(one) <= halfMetres)
    .map(({ place: { name, kind }, east, north }, index) => ({
      name,
      kind,
      number: index + 1,
      leftPercent: percent(east / (halfMetres * shape)),
      topPercent: percent(-north / halfMetres),
    }))
  return { halfMetres, points }
}

function offset(centre: { readonly lat: number; readonly lng: number }, { lat, lng }: PlacedName) {
  const shrink = Math.cos((centre.lat * Math.PI) / 180)
  return { east: (lng - centre.lng) * METRES_PER_DEGREE * shrink, north: (lat - centre.lat) * METRES_PER_DEGREE }
}

const percent = (part: number): number => Math.round((50 + part * (50 - MARGIN)) * 10) / 10
