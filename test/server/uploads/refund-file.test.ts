import sharp from 'sharp'
import { call } from '../../support/server/call'
import { drawPhoto } from '../../support/server/draw-photo'
import { sendRefundFile, smallPdf } from '../../support/server/refund-files'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { findRefundFile } from '../../../server/uploads/refund-files'
import { refundFilePath } from '../../../server/uploads/refund-file-download'

let server: TestServer
let ada: SignedInPerson

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signIn(server.services)
})

const send = (file: Parameters<typeof sendRefundFile>[2] = {}) => sendRefundFile(server, ada, file)
const fetchFile = (url: string) => server.app.inject({ method: 'GET', url })

test('a PDF is stored byte for byte, and is an attachment that no browser sniffs or caches', async () => {
  const { status, body } = await send({ fileName: 'Dr. Li’s note.PDF' })
  expect([status, body]).toEqual([
    200,
    {
      fileId: expect.stringMatching(/^[\w-]{24}$/),
      fileName: 'Dr. Li’s note.pdf',
      mediaType: 'application/pdf',
      sizeBytes: smallPdf.length,
    },
  ])
  const { statusCode, rawPayload, headers } = await fetchFile(refundFilePath(server.services, body.fileId))
  expect([statusCode, rawPayload.equals(smallPdf)]).toEqual([200, true])
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Dr. Li_s note.pdf"; filename*=UTF-8''Dr.%20Li%E2%80%99s%20note.pdf`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('a picture becomes a WebP without metadata, whole and legible', async () => {
  const bytes = await sharp(await drawPhoto({ width: 3000, height: 1500 }))
    .withExif({ IFD0: { Copyright: 'where Ada lives' } })
    .jpeg()
    .toBuffer()
  const { body } = await send({ bytes, fileName: 'IMG_1.jpg' })
  expect(body).toMatchObject({ fileName: 'IMG_1.webp', mediaType: 'image/webp' })
  const file = await findRefundFile(server.services, body.fileId)
  const { format, width, height, exif } = await sharp(file?.content).metadata()
  expect([format, width, height, exif]).toEqual(['webp', 2400, 1200, undefined])
})

test.each([
  ['HTML called PDF', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'Please choose a PDF, or a JPEG'],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'Please choose a PDF, or a JPEG'],
  ['PDF behind something else', Buffer.concat([Buffer.from('GIF89a'), smallPdf]), 415, 'Please choose a PDF'],
  ['half a PDF', smallPdf.subarray(0, 20), 422, 'This PDF is not complete.'],
  ['20 MB and a byte', Buffer.alloc(20 * 1024 * 1024 + 1, 0x25), 413, 'This file is larger than 20 MB.'],
])('%s is refused by name and counts for the day', async (_what, bytes, status, text) => {
  const { body, ...reply } = await send({ bytes })
  expect([reply.status, body.field, body.message]).toEqual([status, 'file', expect.stringContaining(text)])
})

test('a file is no avatar: neither chosen as one nor shown at an avatar’s address', async () => {
  const { fileId } = (await send({ bytes: await drawPhoto() })).body
  const used = await call(server.app, 'updateProfile', { avaterFileId: fileId }, ada)
  expect([used.status, used.body.field]).toEqual([400, 'avaterFileId'])
  expect((await fetchFile(`/pictures/avatars/${fileId}.webp`)).statusCode).toBe(404)
})

test('an address that is not signed, was changed, or is half an hour old opens nothing', async () => {
  const { fileId } = (await send()).body
  const path = refundFilePath(server.services, fileId)
  const avatar = (await call(server.app, 'uploadFile', { purpose: 'avatar', file: { bytes: await drawPhoto() } }, ada))
    .body
  const wrong = [
    `/downloads/refund-file?ticket=${fileId}`,
    `${path}x`,
    '/downloads/refund-file',
    refundFilePath(server.services, avatar.fileId),
  ]
  for (const url of wrong) expect((await fetchFile(url)).statusCode).toBe(410)
  server.clock.advance(30 * 60_000 - 1)
  expect((await fetchFile(path)).statusCode).toBe(200)
  server.clock.advance(1)
  expect((await fetchFile(path)).statusCode).toBe(410)
})
