import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { uploadedFile } from '../../../server/kernel/database/schema/people'
import { call, type Reply } from '../../support/server/call'
import { drawPhoto } from '../../support/server/draw-photo'
import { blank, png, pngChunk } from '../../support/server/png'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

/** How many people send at once; UPLOADS=150 is the full size. */
const senders = Number(process.env.UPLOADS ?? 24)
const MB = 1024 * 1024

/** Eight bodies of 20 MB, one decoded picture of 160 MB, and what the garbage collector leaves behind. */
const mostGrowthBytes = 460 * MB

let server: TestServer
let people: SignedInPerson[]

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  people = await Promise.all(Array.from({ length: senders }, () => signIn(server.services)))
})

const send = (bytes: Buffer, person: SignedInPerson | undefined) =>
  call(server.app, 'uploadFile', { purpose: 'avatar', file: { bytes } }, { token: person?.token ?? '' })

const swelling = deflateSync(Buffer.alloc(200 * MB), { level: 9 })
const compressedText = (type: string) => pngChunk(type, Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), swelling]))

async function animation(frames: number): Promise<Buffer> {
  const pixels = Array.from({ length: frames }, (_, index) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: { r: index % 256, g: index >> 8, b: 120 } } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(pixels), { join: { animated: true } })
    .webp()
    .toBuffer()
}

async function halfOfLargePicture(): Promise<Buffer> {
  const whole = await drawPhoto({ width: 7000, height: 5600 })
  return whole.subarray(0, whole.length / 2)
}

/** Sends one file for everybody at once, as often as needed for each to be let in; returns the responses then. */
async function sendAtOnce(file: Buffer): Promise<{ letIn: Reply[]; rounds: number }> {
  let waiting = people
  let rounds = 0
  const letIn: Reply[] = []
  while (waiting.length > 0) {
    rounds += 1
    const round = await Promise.all(waiting.map(async (person) => ({ person, reply: await send(file, person) })))
    letIn.push(...round.filter(({ reply }) => reply.status !== 503).map(({ reply }) => reply))
    waiting = round.filter(({ reply }) => reply.status === 503).map(({ person }) => person)
  }
  return { letIn, rounds }
}

test.each([
  ['16,000 x 16,000 pixels in a few bytes', async () => png(16_000, blank(16_000)), 413],
  ['half of a picture of 40 megapixels', halfOfLargePicture, 422],
  ['pixels that swell up far beyond the size in the head', async () => png(200, Buffer.alloc(200 * MB)), 200],
  ['a comment that swells up', async () => png(200, blank(200), [compressedText('zTXt')]), 200],
  ['a colour profile that swells up', async () => png(200, blank(200), [compressedText('iCCP')]), 200],
  ['an animation of 500 frames', () => animation(500), 200],
  ['20 MB of noise that calls itself a JPEG', async () => Buffer.alloc(20 * MB, Buffer.from([0xff, 0xd8, 0xff])), 422],
])(
  '%s, sent by many at once: most have to come again, memory stays bounded, and other calls are answered',
  async (_name, create, status) => {
    const file = await create()
    const before = process.memoryUsage().rss
    let highest = before
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 10)
    const sending = sendAtOnce(file)
    expect((await call(server.app, 'getProfile', {}, { token: people[0]?.token ?? '' })).status).toBe(200)
    const { letIn, rounds } = await sending
    clearInterval(watch)
    expect(letIn.map((reply) => reply.status)).toEqual(people.map(() => status))
    expect(rounds).toBeGreaterThan(1)
    // The senders' own copies stand in this process too.
    expect(highest - before).toBeLessThan(mostGrowthBytes + senders * file.length)
    const counted = await server.services.database.db.select().from(uploadedFile)
    const uids = new Set(people.map(({ uid }) => uid))
    expect(counted.filter(({ userId }) => uids.has(userId))).toHaveLength(people.length)
  },
  300_000,
)
