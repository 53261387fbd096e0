import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { uploadedFile } from '../../../server/kernel/database/schema/people'
import { runDueJobs } from '../../../server/main/jobs'
import { call } from '../../support/server/call'
import { drawPhoto } from '../../support/server/draw-photo'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const DAY_MS = 86_400_000

let server: TestServer
let ada: SignedInPerson
let photo: Buffer

beforeAll(async () => {
  server = await startTestServer()
  photo = await drawPhoto()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signIn(server.services)
})

const send = (file: object = { bytes: photo }, fields: object = {}, person = ada) =>
  call(server.app, 'uploadFile', { purpose: 'avatar', ...fields, file }, person)
const look = (url: string) => server.app.inject({ method: 'GET', url })
const use = (avaterFileId: string, person = ada) => call(server.app, 'updateProfile', { avaterFileId }, person)
const work = () => runDueJobs(server.services, { postHere: () => Promise.reject(new Error('nobody is called')) })
const rowsOf = (person: SignedInPerson) =>
  server.services.database.db.select().from(uploadedFile).where(eq(uploadedFile.userId, person.uid))

test('a sent picture is a square WebP under an address that nobody can guess, in which nothing can run', async () => {
  const { status, body } = await send()
  expect([status, body.width, body.height]).toEqual([200, 512, 512])
  expect(body.url).toMatch(/^\/pictures\/avatars\/[\w-]{24}\.webp$/)
  const { headers, rawPayload, statusCode } = await look(body.url)
  expect([statusCode, (await sharp(rawPayload).metadata()).format]).toEqual([200, 'webp'])
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="avatar.webp"',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('the square that is meant is cut out', async () => {
  const { body } = await send({ bytes: photo }, { cropLeft: 0, cropTop: 0, cropSide: 0.5 })
  const { dominant } = await sharp((await look(body.url)).rawPayload).stats()
  expect([dominant.r > 180, dominant.g < 80, dominant.b < 80]).toEqual([true, true, true])
})

test.each([
  ['another type', { name: 'a.jpg', type: 'text/html' }],
  ['a double ending', { name: 'a.php.jpg' }],
  ['a name that climbs', { name: '../../etc/passwd' }],
  ['a name with NUL', { name: 'a.jpg%00.html' }],
])('what a file calls itself does not matter: %s', async (_name, lie) => {
  expect((await send({ bytes: photo, ...lie })).status).toBe(200)
})

test.each([
  ['SVG called JPEG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'unsupported_media_type'],
  ['HTML called JPEG', Buffer.from('<!doctype html>'), 415, 'unsupported_media_type'],
  ['nothing at all', Buffer.alloc(0), 415, 'unsupported_media_type'],
  ['a JPEG of 20 MB and a byte', Buffer.alloc(20 * 1024 * 1024 + 1, 0xff), 413, 'too_large'],
])('refused by name: %s', async (_name, bytes, status, code) => {
  const { body, ...reply } = await send({ bytes })
  expect([reply.status, body.code, body.field]).toEqual([status, code, 'file'])
  expect(body.message).toMatch(/^(Please choose a JPEG|This file is larger than 20 MB)/)
})

test.each([
  ['no file', { purpose: 'avatar' }],
  ['two files', { purpose: 'avatar', file: { bytes: Buffer.from('a') }, other: { bytes: Buffer.from('b') } }],
  ['another purpose', { purpose: 'passport', file: { bytes: Buffer.from('a') } }],
  ['a crop beyond the picture', { purpose: 'avatar', cropSide: 2, file: { bytes: Buffer.from('a') } }],
  ['a crop that is no number', { purpose: 'avatar', cropLeft: 'left', file: { bytes: Buffer.from('a') } }],
  ['fifty fields', { purpose: 'avatar', ...Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`f${n}`, n])) }],
])('a form with %s is refused', async (_name, input) => {
  const { status, body } = await call(server.app, 'uploadFile', input, ada)
  expect([400, 413]).toContain(status)
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['code', 'message', 'requestId']))
})

test('JSON is no form, and a visitor’s file is not even read', async () => {
  const json = await server.app.inject({
    method: 'POST',
    url: '/api/upload/file',
    headers: { authorization: `Bearer ${ada.token}` },
    payload: { purpose: 'avatar' },
  })
  expect([json.statusCode, json.json().field]).toEqual([400, 'file'])
  expect((await call(server.app, 'uploadFile', { purpose: 'avatar', file: { bytes: photo } })).status).toBe(401)
})

test('forms are taken for files alone', async () => {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/account/person/profile/update',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--\r\n',
  })
  expect(statusCode).toBe(415)
})

test('a picture is its sender’s alone', async () => {
  const eve = await signIn(server.services)
  const { fileId } = (await send()).body
  expect([(await use(fileId, eve)).status, (await use(fileId)).status]).toEqual([400, 200])
})

test('the profile, the public page and the user show it; the one before is forgotten at once', async () => {
  const first = (await send()).body
  await use(first.fileId)
  const second = (await send()).body
  expect((await use(second.fileId)).body.avater).toBe(second.url)
  for (const id of ['getProfile', 'getCurrentUser']) {
    expect((await call(server.app, id, {}, ada)).body.avater).toBe(second.url)
  }
  expect((await call(server.app, 'getPublicHomePage', { uid: ada.uid })).body.avater).toBe(second.url)
  expect([(await look(first.url)).statusCode, (await look(second.url)).statusCode]).toEqual([404, 200])
  expect((await use(first.fileId)).status).toBe(400)
})

test('what nobody uses is swept after a day, what is used stays', async () => {
  const [unused, replaced, used] = [(await send()).body, (await send()).body, (await send()).body]
  await use(replaced.fileId)
  await use(used.fileId)
  server.clock.advance(DAY_MS - 1000)
  await work()
  expect((await look(unused.url)).statusCode).toBe(200)
  server.clock.advance(2000)
  await work()
  expect((await rowsOf(ada)).map(({ id }) => id)).toEqual([used.fileId])
  expect([(await look(unused.url)).statusCode, (await look(used.url)).statusCode]).toEqual([404, 200])
})

test('a user sends one picture at a time; a second one meanwhile must wait and does not count', async () => {
  const replies = await Promise.all(Array.from({ length: 24 }, () => send()))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = replies.filter(({ status, body }) => status === 429 && body.code === 'upload_running')
  expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(Array.from({ length: 23 }, () => '2'))
  expect(await rowsOf(ada)).toHaveLength(1)
  expect((await send()).status).toBe(200)
})

test('a process takes eight pictures at a time; others learn when to retry, and all arrive in the end', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, index) => signIn(server.services, { email: `crowd-${index}@example.com` })),
  )
  const sendAll = (senders: SignedInPerson[]) =>
    Promise.all(senders.map(async (person) => ({ person, reply: await send({ bytes: photo }, {}, person) })))
  const first = await sendAll(people)
  const late = first.filter(({ reply }) => reply.status !== 200)
  expect(late.map(({ reply }) => [reply.status, reply.body.code, reply.headers['retry-after']])).toEqual(
    Array.from({ length: 4 }, () => [503, 'uploads_busy', '2']),
  )
  const second = await sendAll(late.map(({ person }) => person))
  expect(second.map(({ reply }) => reply.status)).toEqual([200, 200, 200, 200])
})

test.each([
  ['a picture that cannot be read', () => send({ bytes: photo.subarray(0, photo.length / 2) }), 422],
  ['no picture', () => send({ bytes: Buffer.from('<!doctype html>') }), 415],
  ['a file of 20 MB and a byte', () => send({ bytes: Buffer.alloc(20 * 1024 * 1024 + 1, 0xff) }), 413],
])('what is refused counts for the day like what is stored: %s', async (_name, sendRefused, status) => {
  for (let count = 0; count < 20; count++) expect((await sendRefused()).status).toBe(status)
  const { body, ...reply } = await send()
  expect([reply.status, body.code]).toEqual([429, 'too_many_requests'])
  expect((await rowsOf(ada)).filter(({ content }) => content !== null)).toEqual([])
  server.clock.advance(DAY_MS)
  await work()
  expect(await rowsOf(ada)).toEqual([])
})

test('a form with too large a content-length is refused before it is read', async () => {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: '/api/upload/file',
    headers: {
      authorization: `Bearer ${ada.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(21 * 1024 * 1024),
    },
    payload: '--x--\r\n',
  })
  expect([statusCode, JSON.parse(body).code]).toEqual([413, 'too_large'])
  expect(await rowsOf(ada)).toEqual([])
})

test('twenty pictures a day are enough; others are not held up', async () => {
  for (let count = 0; count < 20; count++) expect((await send()).status).toBe(200)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(refused.body.message).toBe('You have sent many files today. Please try again tomorrow.')
  expect(refused.headers['retry-after']).toBe(String(DAY_MS / 1000))
  expect((await send({ bytes: photo }, {}, await signIn(server.services))).status).toBe(200)
  server.clock.advance(DAY_MS)
  const again = await signIn(server.services, { email: ada.email })
  expect([again.uid, (await send({ bytes: photo }, {}, again)).status]).toEqual([ada.uid, 200])
})

test.each(['nobody', '..%2f..%2fpackage.json', 'a'.repeat(80), ''])('there is no picture "%s"', async (id) => {
  expect((await look(`/pictures/avatars/${id}.webp`)).statusCode).toBe(404)
})
