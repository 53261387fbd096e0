import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { UploadPart } from '@/contract/upload'
import { uploadText } from '@/domain/uploads'
import { findFile } from '../../../server/uploads/repository'
import { runDueJobs } from '../../../server/main/jobs'
import { sweepStores } from '../../../server/uploads/sweep'
import { call } from '../../support/server/call'
import { drawPhoto } from '../../support/server/draw-photo'
import { beginUpload, sendPart, sendParts, uploadObject, uploadVideo } from '../../support/server/object-uploads'
import { type S3Peer, startS3Peer } from '../../support/peers/s3-peer'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { mp4 } from '../../support/mp4'

const HOUR_MS = 3_600_000
const MB = 1024 * 1024

let peer: S3Peer
let server: TestServer
let ada: SignedInPerson
let photo: Buffer

beforeAll(async () => {
  peer = await startS3Peer()
  server = await startTestServer({ env: peer.env, startAt: new Date().toISOString() })
  photo = await drawPhoto()
})
afterAll(async () => {
  await server.close()
  await peer.close()
})
beforeEach(async () => {
  ada = await signIn(server.services)
  peer.calls.length = 0
})

const store = () => server.services.files.current
const work = () => runDueJobs(server.services, { postHere: () => Promise.reject(new Error('nobody is called')) })
const keysWith = (part: string) => [...peer.objects.keys()].filter((key) => key.includes(part))
const firstPart = async (bytes: Buffer): Promise<{ uploadId: string; part: UploadPart }> => {
  const { body } = await beginUpload(server, ada, { bytes })
  return { uploadId: body.uploadId, part: body.parts[0] }
}

test('objects are stored, read whole and in ranges, measured, listed and deleted', async () => {
  const content = Buffer.from('0123456789')
  for (let count = 1; count <= 7; count++) await store().put(`files/store-test/${count}.bin`, content, 'video/mp4')
  const key = 'files/store-test/1.bin'
  expect(peer.objects.get(key)?.mediaType).toBe('video/mp4')
  expect(await text((await store().get(key)) as Readable)).toBe('0123456789')
  expect(await text((await store().get(key, { first: 2, last: 4 })) as Readable)).toBe('234')
  expect(await store().head(key)).toEqual({ bytes: 10 })
  const listed: string[] = []
  for await (const object of store().list('files/store-test/')) listed.push(object.key)
  expect(listed).toHaveLength(7)
  for (const each of listed) await store().delete(each)
  await store().delete(key)
  expect([await store().get(key), await store().head(key), keysWith('store-test')]).toEqual([null, null, []])
})

test('a long stream is stored in parts, and one that breaks off leaves nothing', async () => {
  const chunk = Buffer.alloc(MB, 7)
  async function* chunks(fails: boolean) {
    for (let count = 0; count < 11; count++) yield chunk
    if (fails) throw new Error('the disk is gone')
  }
  await store().put('files/long/video.mp4', Readable.from(chunks(false)), 'video/mp4')
  expect(peer.objects.get('files/long/video.mp4')?.content).toHaveLength(11 * MB)
  expect(peer.calls.filter((each) => each.includes('partNumber'))).toHaveLength(3)
  await expect(store().put('files/cut/video.mp4', Readable.from(chunks(true)), 'video/mp4')).rejects.toThrow('the disk')
  expect([keysWith('files/cut'), peer.unfinished()]).toEqual([[], []])
})

test('a wrong secret opens nothing', async () => {
  const env = { ...peer.env, S3_SECRET_ACCESS_KEY: 'a-secret-that-is-not-right' }
  const other = await startTestServer({ env })
  await expect(other.services.files.current.put('files/x/y.bin', photo, 'image/webp')).rejects.toThrow(/Signature/)
  const eve = await signIn(other.services)
  const { body } = await beginUpload(other, eve, { bytes: photo })
  expect(await sendPart(other, body.parts[0], photo)).toEqual({ status: 403, code: 'SignatureDoesNotMatch' })
  await other.close()
})

test('a picture goes straight to the bucket and is served by us', async () => {
  const { status, body } = await uploadObject(server, ada, { bytes: photo })
  expect([status, body.kind]).toEqual([200, 'picture'])
  await work()
  expect([keysWith(`files/${body.fileId}`).length, keysWith(`parts/${body.fileId}`)]).toEqual([4, []])
  const { statusCode, headers } = await server.app.inject({ url: body.picture.url })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  const row = await findFile(server.services.database.db, body.fileId)
  expect(row?.store).toBe('s3')
  for (const { key, bytes, sha256 } of row?.objects ?? []) {
    const { content } = peer.objects.get(key) ?? { content: Buffer.alloc(0) }
    expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256])
  }
})

test('a video in parts goes on where it stopped and is served in ranges out of the bucket', async () => {
  const video = mp4({ sampleBytes: 4 * MB, hasSecrets: true })
  const begun = (await beginUpload(server, ada, { bytes: video, mediaType: 'video/mp4' })).body
  expect(begun.partCount).toBe(3)
  const [first, ...rest] = begun.parts
  expect(await sendParts(server, [first], video)).toEqual([201])
  const early = await call(server.app, 'completeObjectUpload', { uploadId: begun.uploadId }, ada)
  expect([early.status, early.body.code]).toEqual([409, 'incomplete'])
  const resumed = (await call(server.app, 'createObjectUpload', { uploadId: begun.uploadId }, ada)).body
  expect(resumed.parts.map(({ partNumber }: UploadPart) => partNumber)).toEqual([2, 3])
  expect(await sendParts(server, rest, video)).toEqual([201, 201])
  const stored = await call(server.app, 'completeObjectUpload', { uploadId: begun.uploadId }, ada)
  expect([stored.status, stored.body.kind, stored.body.durationMs]).toEqual([200, 'video', 1000])

  const cover = (await uploadObject(server, ada, { bytes: photo })).body
  const created = await call(server.app, 'createVideo', { fileId: begun.uploadId, posterFileId: cover.fileId }, ada)
  const range = { range: `bytes=${video.length - 100}-${video.length - 1}` }
  const part = await server.app.inject({ url: created.body.url, headers: range })
  const object = peer.objects.get(`files/${begun.uploadId}/video.mp4`)
  expect([part.statusCode, part.rawPayload.equals(object?.content.subarray(-100) ?? Buffer.alloc(0))]).toEqual([
    206,
    true,
  ])
  expect([object?.content.length, object?.content.includes('SECRET')]).toEqual([video.length, false])
})

test.each<[string, (part: UploadPart, bytes: Buffer) => Promise<{ status: number; code: string | null }>, unknown]>([
  ['another key', (part, bytes) => sendPart(server, part, bytes, { key: 'files/x/480.webp' }), 'AccessDenied'],
  ['another type', (part, bytes) => sendPart(server, part, bytes, { 'Content-Type': 'text/html' }), 'AccessDenied'],
  [
    'a byte too many',
    (part, bytes) => sendPart(server, part, Buffer.concat([bytes, bytes.subarray(0, 1)])),
    'EntityTooLarge',
  ],
  ['a byte too few', (part, bytes) => sendPart(server, part, bytes.subarray(1)), 'EntityTooSmall'],
  [
    'a forged signature',
    (part, bytes) => sendPart(server, part, bytes, { 'X-Amz-Signature': '0'.repeat(64) }),
    'SignatureDoesNotMatch',
  ],
  [
    'a policy of its own',
    (part, bytes) => {
      const policy = { expiration: '2099-01-01T00:00:00.000Z', conditions: [['starts-with', '$key', '']] }
      return sendPart(server, part, bytes, { Policy: Buffer.from(JSON.stringify(policy)).toString('base64') })
    },
    'SignatureDoesNotMatch',
  ],
])('the bucket refuses a form with %s', async (_name, send, code) => {
  const { uploadId, part } = await firstPart(photo)
  expect((await send(part, photo)).code).toBe(code)
  expect(keysWith(uploadId)).toEqual([])
})

test('a field that the policy does not name is refused', async () => {
  const { part } = await firstPart(photo)
  const fields = [...part.fields, { name: 'acl', value: 'public-read' }]
  expect((await sendPart(server, { ...part, fields }, photo)).code).toBe('AccessDenied')
})

test('a form is good for an hour; a new one is given for what is missing', async () => {
  const { uploadId, part } = await firstPart(photo)
  peer.advance(HOUR_MS + 5000)
  expect((await sendPart(server, part, photo)).status).toBe(403)
  peer.advance(-HOUR_MS - 5000)
  const { body } = await call(server.app, 'createObjectUpload', { uploadId }, ada)
  expect(await sendParts(server, body.parts, photo)).toEqual([201])
})

test('a form that is used again after the upload changes nothing of the picture and is swept', async () => {
  const { uploadId, part } = await firstPart(photo)
  await sendPart(server, part, photo)
  const { body } = await call(server.app, 'completeObjectUpload', { uploadId }, ada)
  await work()
  expect(await sendPart(server, part, Buffer.alloc(photo.length, 1))).toEqual({ status: 201, code: null })
  const again = await call(server.app, 'completeObjectUpload', { uploadId }, ada)
  expect([again.body, keysWith(`parts/${uploadId}`).length]).toEqual([body, 1])
  server.clock.advance(49 * HOUR_MS)
  await sweepStores(server.services, {}, { postHere: () => Promise.resolve(200) })
  expect([keysWith(`parts/${uploadId}`), keysWith(`files/${uploadId}`).length]).toEqual([[], 4])
  server.clock.advance(-49 * HOUR_MS)
})

test('an abort removes what was sent', async () => {
  const { uploadId, part } = await firstPart(photo)
  await sendPart(server, part, photo)
  expect((await call(server.app, 'abortObjectUpload', { uploadId }, ada)).status).toBe(200)
  await work()
  expect(keysWith(uploadId)).toEqual([])
  expect((await call(server.app, 'completeObjectUpload', { uploadId }, ada)).body.message).toBe(uploadText.ended)
})

test('a bucket that fails for a moment loses nothing: the same call works later', async () => {
  const { uploadId, part } = await firstPart(photo)
  await sendPart(server, part, photo)
  peer.failNext(/^PUT files/, 3)
  expect((await call(server.app, 'completeObjectUpload', { uploadId }, ada)).status).toBe(500)
  expect((await call(server.app, 'completeObjectUpload', { uploadId }, ada)).status).toBe(200)
}, 30_000)

test('multipart uploads that were begun long ago are aborted', async () => {
  const unfinished = peer.unfinished().length
  const begun = store().put('files/stuck/video.mp4', Readable.from(neverEnding()), 'video/mp4')
  while (peer.unfinished().length === unfinished) await new Promise((resolve) => setImmediate(resolve))
  await store().removeUnfinished(new Date(Date.now() - HOUR_MS))
  expect(peer.unfinished()).toHaveLength(unfinished + 1)
  await store().removeUnfinished(new Date(Date.now() + HOUR_MS))
  expect(peer.unfinished()).toEqual([])
  goOn?.()
  await expect(begun).rejects.toThrow()
})

let goOn: (() => void) | null = null

async function* neverEnding() {
  yield Buffer.alloc(6 * MB)
  await new Promise<void>((resolve) => (goOn = resolve))
  yield Buffer.alloc(6 * MB)
}

test('forms, avatars and refund files stand in the bucket too', async () => {
  const { body } = await call(server.app, 'uploadFile', { purpose: 'avatar', file: { bytes: photo } }, ada)
  expect(keysWith(body.fileId)).toEqual([`files/${body.fileId}/avatar.webp`])
  expect((await server.app.inject({ url: body.url })).statusCode).toBe(200)
})

test('clients may send to the bucket’s origin', async () => {
  const { headers } = await server.app.inject({ url: '/' })
  expect(/connect-src([^;]*)/.exec(String(headers['content-security-policy']))?.[1]).toContain(peer.url)
})

test('a video whose object is missing is 404, which nobody caches', async () => {
  const { fileId, reply } = await uploadVideo(server, ada, mp4(), photo)
  expect(reply.status).toBe(200)
  peer.objects.delete(`files/${fileId}/video.mp4`)
  const { statusCode, headers } = await server.app.inject({ url: reply.body.url })
  expect([statusCode, headers['cache-control'], headers['accept-ranges']]).toEqual([404, undefined, undefined])
})
