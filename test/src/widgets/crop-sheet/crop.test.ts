import { CENTRED, cropSquare, type CropView, mostZoom, shownSize } from '@/domain/account/crop'
import { fitCrop, keyedCrop, zoomCrop } from '@/widgets/crop-sheet/geometry'

const wide = { width: 1200, height: 600 }
const tall = { width: 600, height: 1200 }
const square = { width: 800, height: 800 }
const tiny = { width: 100, height: 100 }

test.each([
  ['wide', wide, 3.75],
  ['large', { width: 4000, height: 3000 }, 4],
  ['tiny', tiny, 1],
])('a %s picture can be enlarged so far', (_name, picture, zoom) => expect(mostZoom(picture)).toBe(zoom))

test('the shorter side fills the square', () => {
  expect([shownSize(wide, 1), shownSize(tall, 2)]).toEqual([
    { width: 2, height: 1 },
    { width: 2, height: 4 },
  ])
})

test.each<[string, typeof wide, CropView, CropView]>([
  ['in the middle', wide, CENTRED, CENTRED],
  ['as far as the edge', wide, { zoom: 1, x: 0.5, y: 0 }, { zoom: 1, x: 0.5, y: 0 }],
  ['not beyond it', wide, { zoom: 1, x: 3, y: 3 }, { zoom: 1, x: 0.5, y: 0 }],
  ['nor on the other side', tall, { zoom: 1, x: -3, y: -3 }, { zoom: 1, x: 0, y: -0.5 }],
  ['never smaller than the square', square, { zoom: 0.2, x: 0, y: 0 }, CENTRED],
  ['never too large', square, { zoom: 99, x: 9, y: 0 }, { zoom: 4, x: 1.5, y: 0 }],
])('fits: %s', (_name, picture, view, fitted) => expect(fitCrop(picture, view)).toEqual(fitted))

test('zooming preserves the center, and zooming out returns to where the edge allows it', () => {
  expect(zoomCrop(square, { zoom: 2, x: 0.5, y: -0.25 }, 4)).toEqual({ zoom: 4, x: 1, y: -0.5 })
  expect(zoomCrop(square, { zoom: 2, x: 0.5, y: 0.5 }, 1)).toEqual(CENTRED)
  expect(zoomCrop(tiny, CENTRED, 2)).toEqual(CENTRED)
})

test.each<[string, typeof wide, CropView, [left: number, top: number, side: number]]>([
  ['the middle of a wide one', wide, CENTRED, [0.25, 0, 1]],
  ['its left end', wide, { zoom: 1, x: 0.5, y: 0 }, [0, 0, 1]],
  ['its right end', wide, { zoom: 1, x: -0.5, y: 0 }, [0.5, 0, 1]],
  ['the middle of a tall one', tall, CENTRED, [0, 0.25, 1]],
  ['a quarter at the top left', square, { zoom: 2, x: 0.5, y: 0.5 }, [0, 0, 0.5]],
  ['a quarter at the bottom right', square, { zoom: 2, x: -0.5, y: -0.5 }, [0.5, 0.5, 0.5]],
])('cuts %s', (_name, picture, view, [cropLeft, cropTop, cropSide]) => {
  expect(cropSquare(picture, view)).toEqual({ cropLeft, cropTop, cropSide })
})

test.each<[string, CropView | null]>([
  ['ArrowRight', { zoom: 2, x: 0.04, y: 0 }],
  ['ArrowLeft', { zoom: 2, x: -0.04, y: 0 }],
  ['ArrowDown', { zoom: 2, x: 0, y: 0.04 }],
  ['ArrowUp', { zoom: 2, x: 0, y: -0.04 }],
  ['+', { zoom: 2.5, x: 0, y: 0 }],
  ['=', { zoom: 2.5, x: 0, y: 0 }],
  ['-', { zoom: 1.6, x: 0, y: 0 }],
  ['Home', CENTRED],
  ['Tab', null],
  ['a', null],
])('key %s', (key, view) => expect(keyedCrop(square, { zoom: 2, x: 0, y: 0 }, key)).toEqual(view))
