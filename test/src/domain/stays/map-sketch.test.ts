import { mapSketch, type PlacedName } from '@/domain/stays/map-sketch'
import { nearestLandmarks } from '@/domain/stays/hotel-page'

const equator = { lat: 0, lng: 0 }
const at = (name: string, northMetres: number, eastMetres: number): PlacedName => ({
  name,
  kind: 'Sight',
  lat: northMetres / 111_320,
  lng: eastMetres / 111_320,
})
const points = (...places: PlacedName[]) =>
  mapSketch(equator, places)?.points.map(({ name, number, leftPercent, topPercent }) => [
    name,
    number,
    leftPercent,
    topPercent,
  ])

test('no place, no sketch', () => expect(mapSketch(equator, [])).toBeNull())

test.each([
  ['the hotel itself is the middle', [at('here', 0, 0)], [['here', 1, 50, 50]]],
  ['north is above', [at('n', 250, 0)], [['n', 1, 50, 8]]],
  ['south is below', [at('s', -250, 0)], [['s', 1, 50, 92]]],
  ['east is right, and the box twice as wide', [at('e', 0, 500)], [['e', 1, 92, 50]]],
  ['west is left', [at('w', 0, -250)], [['w', 1, 29, 50]]],
  [
    'the nearest comes first',
    [at('far', 200, 0), at('near', 100, 0)],
    [
      ['near', 1, 50, 33.2],
      ['far', 2, 50, 16.4],
    ],
  ],
  [
    'what lies beyond the nearest three is left out',
    [at('a', 100, 0), at('b', 0, 100), at('c', -200, 0), at('gone', 9000, 0)],
    [
      ['a', 1, 50, 33.2],
      ['b', 2, 58.4, 50],
      ['c', 3, 50, 83.6],
    ],
  ],
])('%s', (_, places, expected) => {
  expect(points(...places)).toEqual(expected)
})

test.each([
  [200, 250],
  [260, 500],
  [1500, 2000],
  [80_000, 80_000],
])('a place %d m north needs %d m', (metres, half) => {
  expect(mapSketch(equator, [at('n', metres, 0)])?.halfMetres).toBeCloseTo(half, 3)
})

test('away from the equator a degree of longitude is shorter', () => {
  const [point] = mapSketch({ lat: 60, lng: 0 }, [{ ...at('e', 0, 500), lat: 60 }])?.points ?? []
  expect(point?.leftPercent).toBe(71)
})

test.each([
  ['none', [], ''],
  ['the nearest two', [700, 90, 1234], '90 m from P90 · 700 m from P700'],
])('landmarks in a line: %s', (_, metres, line) => {
  const nearby = metres.map((one) => ({ name: `P${one}`, kind: 'Sight', metres: one, lat: null, lng: null }))
  expect(nearestLandmarks(nearby)).toBe(line)
})
