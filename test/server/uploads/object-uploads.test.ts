import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { UploadPart } from '@/contract/upload'
import { uploadText } from '@/domain/uploads'
import { uploadedFile } from '../../../server/kernel/database/schema/people'
import { runDueJobs } from '../../../server/main/jobs'
import { findFile } from '../../../server/uploads/repository'
import { sweepStores } from '../../../server/uploads/sweep'
import { call } from '../../support/server/call'
import { drawPhoto } from '../../support/server/draw-photo'
import { multipartOf } from '../../support/server/multipart-of'
import { beginUpload, bytesOfPart, sendPart, sendParts, uploadObject } from '../../support/server/object-uploads'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer, usualStart } from '../../support/server/start-test-server'
import { mp4 } from '../../support/mp4'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MB = 1024 * 1024

let server: TestServer
let ada: SignedInPerson
let eve: SignedInPerson
let photo: Buffer

beforeAll(async () => {
  server = await startTestServer()
  photo = await drawPhoto()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(new Date(usualStart))
  ada = await signIn(server.services)
  eve = await signIn(server.services)
})

const begin = async (bytes: Buffer, mediaType: 'image/jpeg' | 'video/mp4' = 'image/jpeg') =>
  (await beginUpload(server, ada, { bytes, mediaType })).body as { uploadId: string; parts: UploadPart[] }
const complete = (uploadId: string, person = ada) => call(server.app, 'completeObjectUpload', { uploadId }, person)
const resume = (uploadId: string, person = ada) => call(server.app, 'createObjectUpload', { uploadId }, person)
const abort = (uploadId: string, person = ada) => call(server.app, 'abortObjectUpload', { uploadId }, person)
const work = () => runDueJobs(server.services, { postHere: () => Promise.reject(new Error('nobody is called')) })
const rowOf = (id: string) => findFile(server.services.database.db, id)
const pathOf = (key: string) => join(server.services.env.dataDir, 'uploads', key)
const filesOf = (folder: string) => (existsSync(pathOf(folder)) ? readdirSync(pathOf(folder)).toSorted() : [])
const leftDrafts = () => filesOf('.drafts')

afterEach(() => expect(leftDrafts()).toEqual([]))

test('a picture is sent with a signed form, stored in all widths and presented once it is complete', async () => {
  const { uploadId, parts } = await begin(photo)
  expect(parts).toEqual([
    {
      partNumber: 1,
      offset: 0,
      sizeBytes: photo.length,
      url: '/uploads/object',
      fields: expect.arrayContaining([{ name: 'Content-Type', value: 'image/jpeg' }]),
    },
  ])
  expect(await sendParts(server, parts, photo)).toEqual([201])
  const { status, body } = await complete(uploadId)
  expect([status, body.fileId, body.kind, body.durationMs]).toEqual([200, uploadId, 'picture', null])
  expect((await complete(uploadId)).body).toEqual(body)
  expect((await resume(uploadId)).body.parts).toEqual([])
  await work()
  expect(filesOf(`files/${uploadId}`)).toEqual(['240.webp', '480.webp', '750.webp', '960.webp'])
  expect(filesOf(`parts/${uploadId}`)).toEqual([])
  expect(statSync(pathOf(`files/${uploadId}/240.webp`)).mode & 0o777).toBe(0o600)
})

test('two calls that complete one upload at once share its work', async () => {
  const { uploadId, parts } = await begin(photo)
  await sendParts(server, parts, photo)
  const replies = await Promise.all(Array.from({ length: 6 }, () => complete(uploadId)))
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(replies[0]?.status).toBe(200)
})

const changed = (change: Record<string, string>) => (part: UploadPart) => sendPart(server, part, photo, change)
const fieldOf = ({ fields }: UploadPart, name: string) => fields.find((field) => field.name === name)?.value ?? ''

test.each<[string, (part: UploadPart) => Promise<{ status: number; code: string | null }>, number]>([
  ['another key', changed({ key: 'files/x/480.webp' }), 403],
  ['a key that climbs', changed({ key: '../../server.mjs' }), 403],
  ['another type', changed({ 'Content-Type': 'text/html' }), 403],
  ['another status', changed({ success_action_status: '200' }), 403],
  ['a forged signature', changed({ signature: 'A'.repeat(43) }), 403],
  ['no signature', changed({ signature: '' }), 403],
  ['a policy that is no JSON', changed({ policy: 'x' }), 403],
  ['a byte more', (part) => sendPart(server, part, Buffer.concat([photo, Buffer.from('x')])), 400],
  ['a byte less', (part) => sendPart(server, part, photo.subarray(1)), 400],
  ['nothing', (part) => sendPart(server, part, Buffer.alloc(0)), 400],
])('a form with %s is refused and leaves nothing', async (_name, send, status) => {
  const { uploadId, parts } = await begin(photo)
  expect((await send(parts[0] as UploadPart)).status).toBe(status)
  expect(filesOf(`parts/${uploadId}`)).toEqual([])
  expect(await sendParts(server, parts, photo)).toEqual([201])
})

test('a policy that is changed is not the one that was signed', async () => {
  const [part] = (await begin(photo)).parts as [UploadPart]
  const policy = JSON.parse(Buffer.from(fieldOf(part, 'policy'), 'base64url').toString())
  for (const change of [{ bytes: 1e9 }, { key: 'files/x/480.webp' }, { expireAtMs: 9e15 }]) {
    const text = Buffer.from(JSON.stringify({ ...policy, ...change })).toString('base64url')
    expect((await sendPart(server, part, photo, { policy: text })).code).toBe('not_allowed')
  }
})

test('a form is good for an hour and once', async () => {
  const { uploadId, parts } = await begin(photo)
  server.clock.advance(HOUR_MS)
  expect(await sendPart(server, parts[0] as UploadPart, photo)).toEqual({ status: 410, code: 'post_expired' })
  const { body } = await resume(uploadId, await signIn(server.services, { email: ada.email }))
  const [part] = body.parts
  const both = await Promise.all([sendPart(server, part, photo), sendPart(server, part, photo)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await sendPart(server, part, photo)).toEqual({ status: 409, code: 'already_sent' })
})

test.each(['JSON', 'a form without a file', 'a form without fields', 'too many fields'])(
  '%s is refused',
  async (what) => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, '1']))
    const bodies = {
      JSON: { payload: '{}', headers: { 'content-type': 'application/json' } },
      'a form without a file': multipartOf({ key: 'x' }),
      'a form without fields': multipartOf({ file: { bytes: photo } }),
      'too many fields': multipartOf({ ...many, file: { bytes: photo } }),
    }
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/uploads/object',
      ...bodies[what as keyof typeof bodies],
    })
    expect([400, 413, 415]).toContain(statusCode)
  },
)

test('an upload belongs to the user who began it', async () => {
  const { uploadId, parts } = await begin(photo)
  await sendParts(server, parts, photo)
  for (const send of [complete, resume, abort]) expect((await send(uploadId, eve)).status).toBe(404)
  expect((await complete(uploadId)).status).toBe(200)
  expect((await abort(uploadId, eve)).status).toBe(404)
})

test('a video in parts goes on where it stopped, in any order and after 401', async () => {
  const video = mp4({ sampleBytes: 4 * MB })
  const { uploadId, parts } = await begin(video, 'video/mp4')
  expect(parts.map(({ offset, sizeBytes }) => [offset, sizeBytes])).toEqual([
    [0, 8 * MB],
    [8 * MB, 8 * MB],
    [16 * MB, video.length - 16 * MB],
  ])
  const [, second] = parts as [UploadPart, UploadPart, UploadPart]
  expect((await sendPart(server, second, bytesOfPart(second, video))).status).toBe(201)
  expect((await complete(uploadId)).body).toMatchObject({ code: 'incomplete', message: uploadText.incomplete })
  expect((await call(server.app, 'createObjectUpload', { uploadId })).status).toBe(401)
  const { body } = await resume(uploadId)
  expect([body.partCount, body.parts.map(({ partNumber }: UploadPart) => partNumber)]).toEqual([3, [1, 3]])
  expect(await sendParts(server, body.parts.toReversed(), video)).toEqual([201, 201])
  const { status, body: file } = await complete(uploadId)
  expect([status, file]).toEqual([200, { fileId: uploadId, kind: 'video', picture: null, durationMs: 1000 }])
  expect(statSync(pathOf(`files/${uploadId}/video.mp4`)).size).toBe(video.length)
})

test.each<[string, Buffer, number, string]>([
  ['HEVC', mp4({ codec: 'hvc1' }), 415, uploadText.videoCodec],
  ['61 s', mp4({ durationMs: 61_000 }), 422, uploadText.videoTooLong],
  ['noise', Buffer.from('no video, but long enough'), 422, uploadText.videoUnreadable],
])('a video of %s is refused with the reason', async (_name, bytes, status, message) => {
  const { uploadId, parts } = await begin(bytes, 'video/mp4')
  await sendParts(server, parts, bytes)
  const reply = await complete(uploadId)
  expect([reply.status, reply.body.message]).toEqual([status, message])
  await work()
  expect([filesOf(`parts/${uploadId}`), (await rowOf(uploadId))?.state]).toEqual([[], 'gone'])
})

test.each([
  ['image/jpeg', 20 * MB, uploadText.tooLarge],
  ['video/mp4', 100 * MB, uploadText.videoTooLarge],
])('%s may have so many bytes and not one more', async (mediaType, most, message) => {
  const create = (sizeBytes: number) =>
    call(server.app, 'createObjectUpload', { purpose: 'post', mediaType, sizeBytes }, ada)
  expect((await create(most)).status).toBe(200)
  const { status, body } = await create(most + 1)
  expect([status, body.message, body.field]).toEqual([413, message, 'sizeBytes'])
  expect((await create(0)).status).toBe(400)
})

test('a hundred files and a gigabyte a day are enough; refused and aborted ones count', async () => {
  const create = (person: SignedInPerson, mediaType: string, sizeBytes: number) =>
    call(server.app, 'createObjectUpload', { purpose: 'review', mediaType, sizeBytes }, person)
  for (let count = 0; count < 100; count++) {
    const { body } = await create(ada, 'image/jpeg', 10)
    if (count % 2 === 0) await abort(body.uploadId)
  }
  const { status, body, headers } = await create(ada, 'image/jpeg', 10)
  expect([status, body.message, headers['retry-after']]).toEqual([429, uploadText.tooMany, String(DAY_MS / 1000)])
  for (let count = 0; count < 10; count++) expect((await create(eve, 'video/mp4', 100 * MB)).status).toBe(200)
  expect((await create(eve, 'video/mp4', 25 * MB)).status).toBe(429)
  expect((await create(eve, 'video/mp4', 24 * MB)).status).toBe(200)
  // Avatars count by themselves.
  const face = await call(server.app, 'uploadFile', { purpose: 'avatar', file: { bytes: photo } }, ada)
  expect(face.status).toBe(200)
})

test('calls at once do not exceed the limit of a day', async () => {
  for (let count = 0; count < 98; count++) await begin(photo)
  const replies = await Promise.all(Array.from({ length: 8 }, () => beginUpload(server, ada, { bytes: photo })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
})

test('an abort takes back what was sent; a stored file that nothing uses too', async () => {
  const { uploadId, parts } = await begin(photo)
  await sendParts(server, parts, photo)
  expect((await abort(uploadId)).status).toBe(200)
  expect((await abort(uploadId)).status).toBe(200)
  expect(await sendPart(server, parts[0] as UploadPart, photo)).toEqual({ status: 410, code: 'upload_ended' })
  for (const send of [complete, resume]) expect((await send(uploadId)).body.message).toBe(uploadText.ended)

  const { body } = await uploadObject(server, ada, { bytes: photo })
  expect((await abort(body.fileId)).status).toBe(200)
  await work()
  expect([filesOf(`parts/${uploadId}`), filesOf(`files/${body.fileId}`)]).toEqual([[], []])
  expect((await server.app.inject({ url: body.picture.url })).statusCode).toBe(404)
})

test('an abort while the upload is being completed: one of them wins, and nothing is left behind', async () => {
  for (let round = 0; round < 5; round++) {
    const { uploadId, parts } = await begin(photo)
    await sendParts(server, parts, photo)
    const [completed, aborted] = await Promise.all([complete(uploadId), abort(uploadId)])
    expect([completed.status === 200 || completed.status === 410, aborted.status]).toEqual([true, 200])
    await work()
    expect([filesOf(`parts/${uploadId}`), filesOf(`files/${uploadId}`)]).toEqual([[], []])
  }
})

test('what is not completed within a day is over and swept', async () => {
  const { uploadId, parts } = await begin(photo)
  await sendParts(server, parts, photo)
  const stored = (await uploadObject(server, ada, { bytes: photo })).body.fileId
  server.clock.advance(DAY_MS)
  const again = await signIn(server.services, { email: ada.email })
  expect((await complete(uploadId, again)).status).toBe(410)
  await work()
  const left = await server.services.database.db.select().from(uploadedFile).where(eq(uploadedFile.userId, ada.uid))
  expect([left, filesOf(`parts/${uploadId}`), filesOf(`files/${stored}`)]).toEqual([[], [], []])
})

test('objects without a row and unfinished ones are swept after two days, others stay', async () => {
  const { folder } = server.services.files
  const { fileId } = (await uploadObject(server, ada, { bytes: photo })).body
  const { uploadId, parts } = await begin(photo)
  await sendParts(server, parts, photo)
  await folder.put('files/NOSUCHFILE/480.webp', photo, 'image/webp')
  await folder.put('parts/NOSUCHUPLOAD/1', photo, 'image/webp')
  await folder.put(`files/${fileId}/999.webp`, photo, 'image/webp')
  const sweep = () => sweepStores(server.services, {}, { postHere: () => Promise.resolve(200) })
  await sweep()
  expect([filesOf('files/NOSUCHFILE'), filesOf('parts/NOSUCHUPLOAD')]).toEqual([['480.webp'], ['1']])
  server.clock.advance(2 * DAY_MS + 1000)
  // Young again, as its row is.
  utimesSync(pathOf(`parts/${uploadId}/1`), server.clock.now(), server.clock.now())
  await sweep()
  expect([filesOf('files/NOSUCHFILE'), filesOf('parts/NOSUCHUPLOAD')]).toEqual([[], []])
  expect(filesOf(`files/${fileId}`)).toHaveLength(4)
  expect(filesOf(`parts/${uploadId}`)).toEqual(['1'])
})
