import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadRoutes } from '@/contract/upload'
import { uploadText } from '@/domain/uploads'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { readForm, takeForms } from '../../../server/kernel/http/request-body'
import { uploadedFile } from '../../../server/kernel/database/schema/people'
import { call } from '../../support/server/call'
import { drawPhoto } from '../../support/server/draw-photo'
import { multipartOf } from '../../support/server/multipart-of'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let ada: SignedInPerson
let photo: Buffer
let ownTmp: string
/** Sockets of senders that did not behave. */
const senders: Socket[] = []
/** A call that reads a form and does nothing else. */
const readAlone = '/read-alone'
/** Forms that the server has given up or read to their end there. */
const readings: string[] = []
/** Calls that the server is busy with. */
let busy = 0
const usualTmp = process.env.TMPDIR

beforeAll(async () => {
  server = await startTestServer({
    longestRequestMs: 400,
    parts: [
      (app) => {
        app.addHook('onRequest', async (_request, reply) => {
          busy += 1
          reply.raw.once('close', () => (busy -= 1))
        })
        void app.register(async (scope) => {
          await takeForms(scope)
          const read = (request: FastifyRequest) =>
            readForm(request, Type.Object({})).finally(() => void readings.push('ended'))
          scope.post(readAlone, { preValidation: read }, async () => ({ ok: true }))
        })
      },
    ],
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  photo = await drawPhoto()
  ada = await signIn(server.services)
  ownTmp = mkdtempSync(join(tmpdir(), 'uploads-'))
  process.env.TMPDIR = ownTmp
}, 60_000)

afterAll(async () => {
  if (usualTmp === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usualTmp
  rmSync(ownTmp, { recursive: true, force: true })
  await server.close()
})

beforeEach(() => {
  readings.length = 0
})

afterEach(async () => {
  for (const sender of senders.splice(0)) sender.destroy()
  await until(() => busy === 0)
  expect(readdirSync(ownTmp)).toEqual([])
  const stored = await server.services.database.db.select().from(uploadedFile)
  expect(stored.filter(({ content }) => content !== null)).toEqual([])
})

/** Waits for what the server does by itself. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

const uploadPath = uploadRoutes.uploadFile.path

/** A form on its way over a connection of its own, so many bytes of it. */
function sendPart(path: string, bytes: Buffer, sentBytes: number): Socket {
  const { headers, payload } = multipartOf({ purpose: 'avatar', file: { bytes } })
  const { port } = server.app.server.address() as AddressInfo
  const sender = connect(port, '127.0.0.1')
  senders.push(sender)
  sender.on('error', () => {})
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${ada.token}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${payload.length}`,
  ]
  sender.write(`${lines.join('\r\n')}\r\n\r\n`)
  sender.write(payload.subarray(0, sentBytes))
  return sender
}

/** Resolves the server's reply before it closes the connection, head and body. */
const replyTo = (sender: Socket) =>
  new Promise<{ status: number; body: Record<string, unknown> }>((resolve) => {
    let text = ''
    sender.on('data', (chunk) => (text += chunk))
    sender.on('close', () => {
      const [head = '', body = '{}'] = text.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), body: JSON.parse(body) })
    })
  })

const stillServes = async () => {
  const { status, body } = await call(server.app, 'getProfile', {}, ada)
  return [status, body.uid]
}

test.each([uploadPath, readAlone])(
  'a body that drips is cut off with a clear word, and nothing waits for the rest (%s)',
  async (path) => {
    const sender = sendPart(path, photo, 400)
    const drip = setInterval(() => sender.writable && sender.write('x'), 20)
    const { status, body } = await replyTo(sender)
    clearInterval(drip)
    expect([status, body]).toEqual([
      408,
      {
        code: 'request_timeout',
        message: 'This took too long to arrive. Check your connection and try again.',
        requestId: expect.any(String),
      },
    ])
    await until(() => readings.length === (path === readAlone ? 1 : 0))
    expect([await openConnections(), await stillServes()]).toEqual([0, [200, ada.uid]])
  },
)

test('headers that drip are cut off too', async () => {
  const { port } = server.app.server.address() as AddressInfo
  const sender = connect(port, '127.0.0.1')
  senders.push(sender)
  sender.write(`POST ${uploadPath} HTTP/1.1\r\nhost: localhost\r\n`)
  const { status, body } = await replyTo(sender)
  expect([status, body.code]).toEqual([408, 'request_timeout'])
})

test.each([uploadPath, readAlone])('a body that is cut in the middle ends its call (%s)', async (path) => {
  const sender = sendPart(path, photo, 600)
  await until(() => busy === 1)
  sender.destroy()
  await until(() => busy === 0 && readings.length === (path === readAlone ? 1 : 0))
  expect([await openConnections(), await stillServes()]).toEqual([0, [200, ada.uid]])
})

test('what is no HTTP gets the same kind of reply', async () => {
  const { port } = server.app.server.address() as AddressInfo
  const sender = connect(port, '127.0.0.1')
  senders.push(sender)
  sender.write('HELLO\r\n\r\n')
  const { status, body } = await replyTo(sender)
  expect([status, body.code]).toEqual([400, 'bad_request'])
})

const mark = (text: string) => Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from(text), Buffer.alloc(2000)])

test.each([
  ['larger than allowed', Buffer.alloc(20 * 1024 * 1024 + 1, 0xff), 413, uploadText.tooLarge],
  ['a script that calls itself a JPEG', Buffer.from('<script>alert(1)</script>'), 415, uploadText.notAPicture],
  ['noise behind the mark of a JPEG', Buffer.alloc(4000, Buffer.from([0xff, 0xd8, 0xff])), 422, uploadText.unreadable],
  ['noise behind the mark of a PNG', Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'), 422, uploadText.unreadable],
  ['AVIF', mark('ftypavif'), 415, uploadText.notAPicture],
  ['HEIC', mark('ftypheic'), 415, uploadText.heic],
  ['HEIC of several pictures', mark('ftyphevc'), 415, uploadText.heic],
])('%s is told as what it is', async (_what, bytes, status, message) => {
  const reply = await call(server.app, 'uploadFile', { purpose: 'avatar', file: { bytes, type: 'image/jpeg' } }, ada)
  expect([reply.status, reply.body]).toEqual([status, expect.objectContaining({ message, field: 'file' })])
})

test('half a picture in a whole form is reported as unreadable', async () => {
  const bytes = photo.subarray(0, photo.length / 2)
  const reply = await call(server.app, 'uploadFile', { purpose: 'avatar', file: { bytes } }, ada)
  expect([reply.status, reply.body.message]).toEqual([422, uploadText.unreadable])
})
