import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { httpClient, type HttpClient } from '../support/server/http-client'
import {
  newDataDir,
  removeDataDir,
  type ServerProcess,
  startServerProcess,
} from '../support/server/start-server-process'

/** Kills; the whole number by `npm run reliability`. */
const ROUNDS = Number(process.env.RELIABILITY_KILLS ?? 5)
const AT_ONCE = 8
const SECRET = 'a-secret-that-outlives-a-server-process-0123456789'

/** Message-IDs of the emails that arrived, by address. */
const arrived = new Map<string, string[]>()
/** Addresses whose code was acknowledged. */
const acknowledged: string[] = []

let dataDir: string
let smtp: SMTPServer
let mailUrl: string
let server: ServerProcess
let shiftMs = 0

const start = () => startServerProcess({ SECRET, DATA_DIR: dataDir, MAIL_URL: mailUrl, CLOCK: 'virtual' })

/** Starts the server again after the lease of what a dead process held, while codes are still good, and has it send all that is due. */
async function startLater(): Promise<void> {
  server = await start()
  shiftMs += 61_000
  const headers = { 'content-type': 'application/json' }
  await fetch(`${server.url}/dev/clock`, { method: 'POST', headers, body: JSON.stringify({ advanceMs: shiftMs }) })
  await fetch(`${server.url}/dev/mail.json`)
}

/** A mail server that thinks for a while before it takes an email. */
async function startSlowMail(): Promise<void> {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (chunk) => (text += String(chunk)))
      stream.on('end', async () => {
        await wait(randomInt(5, 60))
        const id = /^Message-ID: (<.+>)/im.exec(text)?.[1] ?? ''
        for (const { address } of envelope.rcptTo) arrived.set(address, [...(arrived.get(address) ?? []), id])
        done()
      })
    },
  })
  // A connection of a killed server breaks.
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  mailUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  dataDir = newDataDir()
  await startSlowMail()
  server = await start()
}, 120_000)
afterAll(async () => {
  await server.stop()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  removeDataDir(dataDir)
})

/** Requests codes one after the other until the server is gone or enough were sent. */
async function requestCodes(client: HttpClient, next: () => string, most: number): Promise<void> {
  for (let count = 0; count < most; count++) {
    const email = next()
    const { status } = await client.get(`/api/geetest/email/code?email=${email}`)
    if (status === 0) return
    expect(status).toBe(200)
    acknowledged.push(email)
  }
}

const missing = () => acknowledged.filter((email) => !arrived.has(email))

test(
  'whenever the server is killed, every email that it promised arrives, and one that comes twice is known by its Message-ID',
  async () => {
    let count = 0
    const next = () => `kill-${(count += 1)}@example.com`
    for (let round = 0; round < ROUNDS; round++) {
      const client = httpClient(server.url, AT_ONCE)
      const before = acknowledged.length
      const load = Promise.all(Array.from({ length: AT_ONCE }, () => requestCodes(client, next, 40)))
      // On a slow machine the first replies take longer than the wait.
      while (acknowledged.length < before + 2) await wait(5)
      await wait(randomInt(0, 300))
      await server.stop('SIGKILL')
      await load
      client.close()
      await startLater()
    }
    console.log(
      `${acknowledged.length} emails over ${ROUNDS} kills, ${[...arrived.values()].filter((ids) => ids.length > 1).length} of them twice`,
    )
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
    expect(missing()).toEqual([])
    for (const [email, ids] of arrived) expect([email, new Set(ids).size]).toEqual([email, 1])
  },
  60_000 + ROUNDS * 30_000,
)

test('a stop under load is quick, and what waits is sent by the next start', async () => {
  let count = 0
  const client = httpClient(server.url, AT_ONCE)
  await Promise.all(
    Array.from({ length: AT_ONCE }, () => requestCodes(client, () => `stop-${(count += 1)}@example.com`, 20)),
  )
  client.close()
  const startedAt = performance.now()
  expect((await server.stop('SIGTERM')).code).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  const waiting = missing().length
  await startLater()
  console.log(`${waiting} emails waited for the next start`)
  expect(missing()).toEqual([])
}, 60_000)
