import { doubleTapped, fitZoom, WHOLE, zoomTo } from '@/widgets/picture-viewer/zoom'

test('a picture is never smaller than whole, nor more than four times as large', () => {
  expect(zoomTo(WHOLE, 0.2)).toEqual(WHOLE)
  expect(zoomTo(WHOLE, 9).zoom).toBe(4)
})

test('an enlarged picture cannot be moved away', () => {
  expect(fitZoom({ zoom: 2, x: 3, y: -3 })).toEqual({ zoom: 2, x: 0.5, y: -0.5 })
  expect(fitZoom({ zoom: 1, x: 1, y: 1 })).toEqual(WHOLE)
})

test('a double tap enlarges around its place, and another one shows the whole again', () => {
  const corner = doubleTapped(WHOLE, { x: 0, y: 0 })
  expect(corner).toEqual({ zoom: 2.5, x: 0.75, y: 0.75 })
  expect(doubleTapped(corner, { x: 0.5, y: 0.5 })).toEqual(WHOLE)
})
