import type { Fact } from './field-aliases'
import type { RecordReader } from './record-reader'

/** Where the hotel stands, in degrees, or why that is on no map. */
export function draftPoint(reader: RecordReader<Fact>): { lat: number; lng: number } | string {
  const shape = reader.text('geometry')
  if (shape !== '' && shape !== 'Point') reader.note(`${shape}: its middle is taken for the place`)
  const pair = reader.value('point')
  const [lng, lat] = Array.isArray(pair) ? middleOf(pair) : [reader.number('lng'), reader.number('lat')]
  if (typeof lat !== 'number' || typeof lng !== 'number') return 'it has no place on the map (latitude and longitude)'
  if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng }
  const hint = Math.abs(lat) <= 180 && Math.abs(lng) <= 90 ? '; are latitude and longitude swapped?' : ''
  return `its place ${lat}, ${lng} is on no map${hint}`
}

/** A point itself, or the middle of all points of a line or an outline; GeoJSON says longitude first. */
function middleOf(coordinates: readonly unknown[]): [lng: number | null, lat: number | null] {
  const points = pointsIn(coordinates)
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  return points.length === 0 ? [null, null] : [mean(0), mean(1)]
}

function pointsIn(coordinates: readonly unknown[]): (readonly [number, number])[] {
  const [lng, lat] = coordinates
  if (typeof lng === 'number' && typeof lat === 'number') return [[lng, lat]]
  return coordinates.flatMap((inner) => (Array.isArray(inner) ? pointsIn(inner) : []))
}
