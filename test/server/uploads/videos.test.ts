import { uploadText } from '@/domain/uploads'
import { rangeOf } from '../../../server/uploads/video/range'
import { takeFiles } from '../../../server/uploads/used-files'
import { call } from '../../support/server/call'
import { drawPhoto } from '../../support/server/draw-photo'
import { uploadObject, uploadVideo } from '../../support/server/object-uploads'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer, usualStart } from '../../support/server/start-test-server'
import { mp4 } from '../../support/mp4'

let server: TestServer
let ada: SignedInPerson
let eve: SignedInPerson
let photo: Buffer
const video = mp4()

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

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers })
const create = (fileId: string, posterFileId: string, person = ada) =>
  call(server.app, 'createVideo', { fileId, posterFileId }, person)
const read = (videoId: string, person: Partial<SignedInPerson> = {}) =>
  call(server.app, 'getVideo', { videoId }, person)
const post = (fileId: string) =>
  server.services.database.transaction((tx) =>
    takeFiles(tx, { userId: ada.uid, fileIds: [fileId], purpose: 'post', usedBy: `post ${fileId}` }),
  )

/** A video that a post shows. */
async function shownVideo(): Promise<{ fileId: string; url: string }> {
  const { fileId } = await uploadVideo(server, ada, video, photo)
  await post(fileId)
  return { fileId, url: `/videos/${fileId}.mp4` }
}

test('a video is served whole, and nothing in it can run', async () => {
  const { url } = await shownVideo()
  const { statusCode, headers, rawPayload } = await get(url)
  expect([statusCode, rawPayload.length]).toEqual([200, video.length])
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(video.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="video.mp4"',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
  })
})

const size = video.length

test.each<[string, number, number, number]>([
  ['bytes=0-', 206, 0, size - 1],
  ['bytes=0-1', 206, 0, 1],
  ['bytes=100-199', 206, 100, 199],
  [`bytes=${size - 10}-${size + 5000}`, 206, size - 10, size - 1],
  ['bytes=-20', 206, size - 20, size - 1],
  [`bytes=-${size * 2}`, 206, 0, size - 1],
  ['bytes=0-1,5-6', 200, 0, size - 1],
  ['bytes=5-2', 200, 0, size - 1],
  ['bytes=-', 200, 0, size - 1],
  ['lines=0-1', 200, 0, size - 1],
])('%s: %d, bytes %d to %d', async (range, status, first, last) => {
  const { url } = await shownVideo()
  const whole = (await get(url)).rawPayload
  const part = await get(url, { range })
  expect([part.statusCode, part.rawPayload.equals(whole.subarray(first, last + 1))]).toEqual([status, true])
  expect(part.headers['content-length']).toBe(String(last - first + 1))
  expect(part.headers['content-range']).toBe(status === 206 ? `bytes ${first}-${last}/${size}` : undefined)
})

test.each([`bytes=${size}-`, 'bytes=999999999-', 'bytes=-0'])('%s is beyond the end', async (range) => {
  const { url } = await shownVideo()
  const { statusCode, headers, body } = await get(url, { range })
  expect([statusCode, headers['content-range'], headers['content-length'], body]).toEqual([
    416,
    `bytes */${size}`,
    '0',
    '',
  ])
})

test('HEAD has the headers and no body', async () => {
  const { url } = await shownVideo()
  const whole = await get(url, {}, 'HEAD')
  expect([whole.statusCode, whole.headers['content-length'], whole.body]).toEqual([200, String(size), ''])
  const part = await get(url, { range: 'bytes=0-9' }, 'HEAD')
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, `bytes 0-9/${size}`, ''])
})

test('a range of another version is the whole file', async () => {
  const { url } = await shownVideo()
  const etag = String((await get(url)).headers.etag)
  expect((await get(url, { range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206)
  for (const other of ['"x"', `W/${etag}`, 'Sat, 21 Nov 2026 10:00:00 GMT'])
    expect((await get(url, { range: 'bytes=0-9', 'if-range': other })).statusCode).toBe(200)
})

test('ranges of odd forms never reach beyond the file', () => {
  for (const range of [
    'bytes=1-',
    'bytes=0-0',
    'bytes=-1',
    'bytes=99-99',
    'bytes=100-',
    'bytes=a-b',
    'bytes= 1-2',
    '',
  ]) {
    const { status, first, last, length } = rangeOf({ range }, 100, '"x"')
    if (status !== 416) expect([first >= 0, last < 100, length === last - first + 1]).toEqual([true, true, true])
  }
})

test('a video that nothing uses is served to its sender’s signed address alone, for half an hour', async () => {
  const { fileId, reply } = await uploadVideo(server, ada, video, photo)
  const { url, ...facts } = reply.body
  expect([reply.status, facts]).toEqual([
    200,
    {
      videoId: fileId,
      poster: expect.objectContaining({ url: expect.any(String) }),
      width: 320,
      height: 240,
      durationMs: 1000,
    },
  ])
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, max-age=1800'])
  expect((await get(`/videos/${fileId}.mp4`)).statusCode).toBe(404)
  const other = await uploadVideo(server, eve, video, photo)
  const [, ticket] = other.reply.body.url.split('?')
  expect((await get(`/videos/${fileId}.mp4?${ticket}`)).statusCode).toBe(404)
  expect((await get(`${url}x`)).statusCode).toBe(404)
  expect((await read(fileId, eve)).status).toBe(404)
  expect((await read(fileId)).status).toBe(404)
  expect((await read(fileId, ada)).status).toBe(200)
  server.clock.advance(30 * 60_000)
  expect((await get(url)).statusCode).toBe(404)
})

test('a video that is shown is everybody’s', async () => {
  const { fileId, url } = await shownVideo()
  for (const person of [{}, eve, ada]) expect((await read(fileId, person)).body.url).toBe(url)
})

test('a cover is an unused picture of the sender’s own, and can be changed until the video is used', async () => {
  const { fileId, posterFileId } = await uploadVideo(server, ada, video, photo)
  const foreign = (await uploadObject(server, eve, { bytes: photo })).body.fileId
  const other = (await uploadObject(server, ada, { bytes: photo })).body.fileId
  const clip = (await uploadObject(server, ada, { bytes: video, mediaType: 'video/mp4' })).body.fileId
  for (const poster of [foreign, clip, fileId, 'NOSUCHFILE']) {
    const { status, body } = await create(fileId, poster)
    expect([status, body.message, body.field]).toEqual([400, uploadText.noPoster, 'posterFileId'])
  }
  expect((await create(fileId, posterFileId, eve)).status).toBe(404)
  expect((await create(other, posterFileId)).status).toBe(404)
  expect((await create(fileId, other)).status).toBe(200)
  await post(fileId)
  expect((await create(fileId, other)).status).toBe(200)
  expect((await create(fileId, posterFileId)).body.code).toBe('in_use')
})

test.each(['x', '../x', 'NOSUCHVIDEO', '01KANOSUCHV1DE00000000000A', '%00'])('there is no video "%s"', async (id) => {
  expect((await get(`/videos/${id}.mp4`)).statusCode).toBe(404)
  expect((await get(`/videos/${id}`)).statusCode).toBe(404)
})
