import sharp, { type Sharp } from 'sharp'
import { deflateRawSync } from 'node:zlib'
import { uploadText } from '@/domain/uploads'
import { findFile } from '../../../server/uploads/repository'
import { call } from '../../support/server/call'
import { drawPhoto, quarters } from '../../support/server/draw-photo'
import { beginUpload, sendPart, uploadObject } from '../../support/server/object-uploads'
import { blank, png } from '../../support/server/png'
import { sendRefundFile } from '../../support/server/refund-files'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { mp4, SECRET } from '../../support/mp4'

const MB = 1024 * 1024

let server: TestServer
let ada: SignedInPerson
let jpeg: Buffer
let pngPhoto: Buffer

beforeAll(async () => {
  server = await startTestServer()
  jpeg = await drawPhoto()
  pngPhoto = await drawPhoto({ format: 'png' })
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signIn(server.services)
})

const get = (url: string) => server.app.inject({ method: 'GET', url })
const avatar = (file: object) => call(server.app, 'uploadFile', { purpose: 'avatar', file }, ada)
const joined = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

/** A comment in a JPEG, behind its first mark. */
function withComment(file: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 0])
  head.writeUInt16BE(comment.length + 2, 4)
  return joined(head, comment, file.subarray(2))
}

const zip = (name: string, content: Buffer): Buffer => {
  const data = deflateRawSync(content, { level: 9 })
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(data.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(name.length, 26)
  return joined(head, name, data)
}

const SCRIPT = '<script>alert(document.domain)</script>'
const PHP = '<?php system($_GET[0]); ?>'

const sandboxed = {
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

type Case = [string, () => Buffer]

const reencoded: Case[] = [
  ['JPEG and HTML', () => joined(jpeg, `<html>${SCRIPT}`)],
  ['HTML in a comment of a JPEG', () => withComment(jpeg, `*/${SCRIPT}/*`)],
  ['JPEG and JAR (GIFAR)', () => joined(jpeg, zip('META-INF/MANIFEST.MF', Buffer.from('Main-Class: X')))],
  ['PNG and PHP', () => joined(pngPhoto, PHP)],
  ['JPEG and PDF', () => joined(withComment(jpeg, '%PDF-1.4'), '%PDF-1.4 /OpenAction << /S /JavaScript >> %%EOF')],
]

test.each(reencoded)('%s becomes a picture alone, as an avatar and in a post', async (_name, create) => {
  const bytes = create()
  const post = await uploadObject(server, ada, { bytes })
  const face = await avatar({ bytes, name: 'a.php.jpg', type: 'text/html' })
  expect([post.status, face.status]).toEqual([200, 200])
  for (const [url, name] of [
    [post.body.picture.url, 'picture.webp'],
    [face.body.url, 'avatar.webp'],
  ]) {
    const { statusCode, headers, rawPayload } = await get(url)
    expect([statusCode, headers]).toEqual([200, expect.objectContaining(sandboxed)])
    expect(headers['content-disposition']).toBe(`inline; filename="${name}"`)
    for (const mark of ['<script', '<?php', '%PDF', 'META-INF', 'JavaScript'])
      expect(rawPayload.includes(mark)).toBe(false)
    expect((await sharp(rawPayload).metadata()).format).toBe('webp')
  }
})

const refused: Case[] = [
  ['GIF and JAR (GIFAR)', () => joined('GIF89a', Buffer.alloc(40), zip('X.class', Buffer.from('X')))],
  ['SVG with a script', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['SVG behind an XML head', () => Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`)],
  ['HTML', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
  ['PDF with a script', () => Buffer.from('%PDF-1.4 /OpenAction << /S /JavaScript /JS (app.alert(1)) >> %%EOF')],
  ['a zip bomb', () => zip('bomb', Buffer.alloc(10 * MB))],
  ['TIFF', () => joined('II*\0', Buffer.alloc(200))],
  ['BMP', () => joined('BM', Buffer.alloc(200))],
  ['an ICO', () => joined('\0\0\u0001\0', Buffer.alloc(200))],
  ['AVIF', () => joined(Buffer.from([0, 0, 0, 32]), 'ftypavif', Buffer.alloc(200))],
  ['JPEG XL', () => joined('\xff\x0a', Buffer.alloc(200))],
  ['text behind the mark of a JPEG', () => joined(Buffer.from([0xff, 0xd8, 0xff]), SCRIPT)],
  ['a WebP that is none', () => joined('RIFF\0\0\0\0WEBP', SCRIPT)],
  ['an MP4 called a picture', () => mp4()],
  ['nothing but a byte', () => Buffer.from([0])],
]

test.each(refused)('%s is refused whatever it calls itself, and its upload is over', async (_name, create) => {
  const bytes = create()
  for (const mediaType of ['image/jpeg', 'image/png', 'image/webp', 'video/mp4'] as const) {
    if (mediaType === 'video/mp4' && bytes.includes('ftypisom')) continue
    const begun = (await beginUpload(server, ada, { bytes, mediaType })).body
    expect((await sendPart(server, begun.parts[0], bytes)).status).toBe(201)
    const { status, body } = await call(server.app, 'completeObjectUpload', { uploadId: begun.uploadId }, ada)
    expect([415, 422]).toContain(status)
    expect(body.field).toBe('file')
    const again = await call(server.app, 'completeObjectUpload', { uploadId: begun.uploadId }, ada)
    expect([again.status, again.body.code]).toEqual([410, 'upload_ended'])
    expect(await findFile(server.services.database.db, begun.uploadId)).toMatchObject({ state: 'gone', objects: [] })
  }
  expect([415, 422]).toContain((await avatar({ bytes, type: 'image/jpeg' })).status)
})

test.each(['image/svg+xml', 'text/html', 'image/gif', 'image/heic', 'image/avif', 'application/pdf'])(
  'an upload of %s is not begun',
  async (mediaType) => {
    const input = { purpose: 'post', mediaType, sizeBytes: 10 }
    expect((await call(server.app, 'createObjectUpload', input, ada)).status).toBe(400)
  },
)

test('HEIC is refused with the reason', async () => {
  const bytes = joined(Buffer.from([0, 0, 0, 32]), 'ftypheic', Buffer.alloc(2000))
  const { status, body } = await uploadObject(server, ada, { bytes })
  expect([status, body.message]).toEqual([415, uploadText.heic])
})

test.each([
  'a.php.jpg',
  'a.jpg.html',
  'a.jpg%00.php',
  '../../../etc/passwd',
  '..%2f..%2fserver.mjs',
  'C:\\\\windows\\\\a.jpg',
  '.htaccess',
  'a'.repeat(5000),
])('a file called %.40s is stored under a name of our own', async (name) => {
  const { status, body } = await avatar({ bytes: jpeg, name })
  expect(status).toBe(200)
  const row = await findFile(server.services.database.db, body.fileId)
  expect(row?.objects.map(({ key }) => key)).toEqual([`files/${body.fileId}/avatar.webp`])
})

test('a PDF with a script comes as a download that runs nowhere', async () => {
  const bytes = Buffer.from('%PDF-1.4 /OpenAction << /S /JavaScript /JS (app.alert(1)) >>\n%%EOF\n')
  const { status, body } = await sendRefundFile(server, ada, { bytes, fileName: '../a.html.pdf\u0001' })
  expect([status, body.fileName.includes('/')]).toEqual([200, false])
})

test.each<[string, () => Buffer | Promise<Buffer>, number]>([
  ['16,000 x 16,000 pixels', () => png(16_000, blank(16_000)), 413],
  ['a picture of 8 pixels', () => png(8, blank(8)), 400],
  ['noise behind the mark of a PNG', () => joined('\x89PNG\r\n\x1a\n', Buffer.alloc(4000, 7)), 422],
  ['half a picture', () => jpeg.subarray(0, jpeg.length / 2), 422],
])('%s is refused at once', async (_name, create, status) => {
  const bytes = await create()
  const startedAt = performance.now()
  const before = process.memoryUsage().rss
  const reply = await uploadObject(server, ada, { bytes, mediaType: 'image/png' })
  expect([reply.status, performance.now() - startedAt < 3000]).toEqual([status, true])
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB)
})

test('of an animation of 500 frames the first is stored', async () => {
  const frames = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background: { r: index % 256, g: index >> 8, b: 120 } } })
        .png()
        .toBuffer(),
    ),
  )
  const bytes = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const { status, body } = await uploadObject(server, ada, { bytes, mediaType: 'image/webp' })
  const { rawPayload } = await get(body.picture.url)
  expect([status, (await sharp(rawPayload).metadata()).pages ?? 1]).toEqual([200, 1])
}, 30_000)

/** How a camera stores an upright picture for each orientation: what sharp has to undo. */
const stored: Record<number, (upright: Buffer) => Sharp> = {
  1: (upright) => sharp(upright),
  2: (upright) => sharp(upright).flop(),
  3: (upright) => sharp(upright).rotate(180),
  4: (upright) => sharp(upright).flip(),
  5: (upright) => sharp(upright).rotate(270).flop(),
  6: (upright) => sharp(upright).rotate(270),
  7: (upright) => sharp(upright).rotate(90).flop(),
  8: (upright) => sharp(upright).rotate(90),
}

async function photoOf(upright: Buffer, orientation: number, format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const turned = await (stored[orientation] ?? sharp)(upright).png().toBuffer()
  const gps = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '48/1 51/1 30/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '2/1 17/1 40/1',
  }
  return sharp(turned)
    .withExif({ IFD0: { Artist: SECRET, ImageDescription: SECRET }, IFD3: gps })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${SECRET} --></x:xmpmeta>`)
    .withMetadata({ orientation })
    .toFormat(format, { quality: 95 })
    .toBuffer()
}

const isNear = (color: string | undefined, [r = 0, g = 0, b = 0]: number[]) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color?.slice(at, at + 2) ?? '', 16))
  return Math.abs(r - (red ?? 0)) + Math.abs(g - (green ?? 0)) + Math.abs(b - (blue ?? 0)) < 90
}

/** Whether each quarter of a picture has its color, clockwise from the top left. */
async function isUpright(file: Buffer): Promise<boolean> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    return [...data.subarray(start, start + 3)]
  }
  const seen = [at(0.25, 0.25), at(0.75, 0.25), at(0.75, 0.75), at(0.25, 0.75)]
  return seen.every((color, index) => isNear(quarters[index], color))
}

const photos = Array.from({ length: 30 }, (_, index) => ({
  orientation: (index % 8) + 1,
  format: (['jpeg', 'webp', 'png', 'jpeg'] as const)[index >> 3] ?? 'jpeg',
}))

test.each(photos)('a photo with a position is upright and without metadata: %j', async ({ orientation, format }) => {
  const bytes = await photoOf(pngPhoto, orientation, format)
  expect((await sharp(bytes).metadata()).exif?.includes(SECRET)).toBe(true)
  const { body } = await uploadObject(server, ada, { bytes, mediaType: `image/${format}` })
  expect(body.picture.width * 3).toBe(body.picture.height * 4)
  const row = await findFile(server.services.database.db, body.fileId)
  expect(row?.objects).toHaveLength(4)
  for (const width of [240, 960]) {
    const { rawPayload } = await get(body.picture.url.replace(/\/pictures\/\d+\//, `/pictures/${width}/`))
    const { exif, xmp, iptc, icc, orientation: left, comments } = await sharp(rawPayload).metadata()
    expect([exif, xmp, iptc, icc, left, comments]).toEqual(Array.from({ length: 6 }))
    expect([rawPayload.includes('SECRET'), await isUpright(rawPayload)]).toEqual([false, true])
  }
})
