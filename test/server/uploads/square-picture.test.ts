import sharp from 'sharp'
import { crc32, deflateSync } from 'node:zlib'
import { squarePicture } from '../../../server/uploads/square-picture'
import { drawPhoto, quarters } from '../../support/server/draw-photo'

const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' }, IFD0: { Copyright: 'Ada Lovelace' } }

const colourAt = async (picture: Buffer, x: number, y: number): Promise<number[]> => {
  const { data } = await sharp(picture)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Which of the photo's quarters stands in each corner, clockwise from the top left. */
async function corners(picture: Buffer): Promise<number[]> {
  const places = [
    [40, 40],
    [470, 40],
    [470, 470],
    [40, 470],
  ]
  const seen = await Promise.all(places.map(([x = 0, y = 0]) => colourAt(picture, x, y)))
  const distance = (one: number[], other: number[]) =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0)
  return seen.map((colour) => {
    const away = quarters.map((quarter) => distance(colour, channels(quarter)))
    return away.indexOf(Math.min(...away))
  })
}

test.each(['jpeg', 'png', 'webp'] as const)('%s becomes a square WebP of 512 px', async (format) => {
  const {
    width,
    height,
    format: stored,
  } = await sharp(await squarePicture(await drawPhoto({ format }), null)).metadata()
  expect([width, height, stored]).toEqual([512, 512, 'webp'])
})

// What stands top left, top right, bottom right, bottom left when a file with this orientation is shown upright.
test.each([
  [1, [0, 1, 2, 3]],
  [2, [1, 0, 3, 2]],
  [3, [2, 3, 0, 1]],
  [4, [3, 2, 1, 0]],
  [5, [0, 3, 2, 1]],
  [6, [3, 0, 1, 2]],
  [7, [2, 1, 0, 3]],
  [8, [1, 2, 3, 0]],
])('orientation %i is shown upright, and nothing of EXIF or GPS is left', async (orientation, expected) => {
  const sent = await sharp(await drawPhoto())
    .withExif(gps)
    .withMetadata({ orientation })
    .withExifMerge(gps)
    .jpeg({ quality: 95 })
    .toBuffer()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const stored = await squarePicture(sent, null)
  const { exif, icc, xmp, iptc, orientation: left } = await sharp(stored).metadata()
  expect([exif, icc, xmp, iptc, left]).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(stored.includes('Lovelace')).toBe(false)
  expect(await corners(stored)).toEqual(expected)
})

test.each([
  ['the top left quarter', { left: 0, top: 0, side: 0.5 }, [0, 0, 0, 0]],
  ['the bottom right quarter', { left: 0.625, top: 0.5, side: 0.5 }, [2, 2, 2, 2]],
  ['beyond the edge is moved inside', { left: 1, top: 1, side: 0.5 }, [2, 2, 2, 2]],
  ['a side of nothing is one pixel', { left: 0, top: 0, side: 0.0001 }, [0, 0, 0, 0]],
])('crops: %s', async (_name, crop, expected) => {
  expect(await corners(await squarePicture(await drawPhoto(), crop))).toEqual(expected)
})

test('a crop is meant upright: orientation 6 turns the photo first', async () => {
  const sent = await sharp(await drawPhoto())
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(await corners(await squarePicture(sent, { left: 0, top: 0, side: 0.5 }))).toEqual([3, 3, 3, 3])
})

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG whose head promises so many pixels and whose body is a few bytes that swell up. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const lines = Buffer.alloc(side * (Math.ceil(side / 8) + 1))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a bomb is refused by its head, before anything is unpacked', async () => {
  const file = bomb(16_000)
  const before = process.memoryUsage().rss
  await expect(squarePicture(file, null)).rejects.toMatchObject({
    status: 413,
    code: 'too_large',
    facts: { field: 'file' },
  })
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
})

test('a lying head is found out', async () => {
  const file = bomb(200)
  file.writeUInt32BE(5_000, 16)
  await expect(squarePicture(file, null)).rejects.toMatchObject({ status: 422 })
})

test('of many frames one is retained', async () => {
  const frame = (index: number) =>
    sharp({ create: { width: 80, height: 80, channels: 3, background: { r: 4 * index, g: 90, b: 120 } } })
      .png()
      .toBuffer()
  const all = await Promise.all(Array.from({ length: 60 }, (_, index) => frame(index)))
  const frames = await sharp(all, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(frames, { pages: -1 }).metadata()).pages).toBeGreaterThan(20)
  expect((await sharp(await squarePicture(frames, null), { pages: -1 }).metadata()).pages ?? 1).toBe(1)
})

const script = '<script>alert(1)</script>'

test.each([
  ['JPEG with HTML behind it', async () => Buffer.concat([await drawPhoto(), Buffer.from(script)])],
  [
    'PNG with PHP behind it',
    async () => Buffer.concat([await drawPhoto({ format: 'png' }), Buffer.from('<?php evil(); ?>')]),
  ],
  [
    'JPEG with HTML in its comment',
    async () =>
      sharp(await drawPhoto())
        .withExif({ IFD0: { ImageDescription: script } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'WebP with a ZIP behind it',
    async () => Buffer.concat([await drawPhoto({ format: 'webp' }), Buffer.from('PK\x03\x04')]),
  ],
])('of a polyglot only pixels are left: %s', async (_name, create) => {
  const stored = await squarePicture(await create(), null)
  for (const trace of ['script', 'php', 'PK\x03\x04']) expect(stored.includes(trace)).toBe(false)
  expect((await sharp(stored).metadata()).format).toBe('webp')
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>1</script></svg>'],
  ['SVG behind a comment', '<!-- GIF89a --><svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'],
  ['a GIF that is also a program', 'GIF89a\x01\x00PK\x03\x04'],
  ['PDF', '%PDF-1.7 /JS (app.alert(1))'],
])('%s never reaches the decoder', async (_name, text) => {
  await expect(squarePicture(Buffer.from(text, 'latin1'), null)).rejects.toMatchObject({
    status: 415,
    facts: { field: 'file' },
  })
})

test.each([
  ['the first half of a JPEG', async () => (await drawPhoto({ width: 1200, height: 900 })).subarray(0, 3000)],
  ['an SVG under a JPEG mark', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg/>')])],
])('what cannot be read is refused: %s', async (_name, create) => {
  await expect(squarePicture(await create(), null)).rejects.toMatchObject({ status: 422, code: 'unreadable_picture' })
})

test('a picture too small to be seen is refused', async () => {
  await expect(squarePicture(await drawPhoto({ width: 40, height: 400 }), null)).rejects.toMatchObject({ status: 400 })
})
