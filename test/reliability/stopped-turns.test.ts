import { allRoutes } from '@/contract/all-routes'
import { deltaChunk, type ModelPeer, startModelPeer } from '../support/peers/model-peer'
import { openAnswer } from '../support/server/answer-stream'
import {
  newDataDir,
  removeDataDir,
  type ServerProcess,
  startServerProcess,
} from '../support/server/start-server-process'

const SECRET = 'a-secret-of-a-server-that-is-stopped-0123456789'
const device = { 'device-id': 'phone-1' }
const word = { kind: 'end', state: 'broken', text: expect.stringContaining('is being restarted') }

const dataDir = newDataDir()
let peer: ModelPeer
let server: ServerProcess
beforeAll(async () => {
  peer = await startModelPeer()
  const env = { SECRET, DATA_DIR: dataDir, AI_URL: peer.url, AI_MODEL: 'slow' }
  server = await startServerProcess(env)
}, 120_000)
afterAll(async () => {
  await server.stop('SIGKILL')
  await peer.close()
  removeDataDir(dataDir)
})

async function send(operationId: string, input: object) {
  const { method, path } = allRoutes[operationId] ?? { method: 'GET', path: '/' }
  const headers = { ...device, 'content-type': 'application/json', 'idempotency-key': `stopped-${operationId}` }
  return (await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(input) })).json()
}

// The process ends itself with code 1 where it is not done within ten seconds.
test('SIGTERM ends an answer that a slow model is writing with a word, and the process in order', async () => {
  await send('setAssistantConsent', { hasConsent: true })
  peer.plan([{ chunks: [deltaChunk({ content: 'Hello there. ' })], end: 'silent' }])
  const { turnId } = await send('startDialog', { question: 'hello' })
  const streams = [await openAnswer(server.url, turnId, { headers: device })]
  for (let event = await streams[0]?.next(); event?.kind !== 'text'; event = await streams[0]?.next()) continue
  streams.push(await openAnswer(server.url, turnId, { headers: device, after: 1 }))
  const poll = fetch(`${server.url}/api/im/dialog/query?turnId=${turnId}&after=2&waitMs=10000`, { headers: device })
  const ended = server.stop('SIGTERM')
  for (const stream of streams) expect((await stream.rest()).at(-1)).toMatchObject(word)
  expect((await (await poll).json()).events).toMatchObject([word])
  expect(await ended).toEqual({ code: 0, signal: null })

  server = await startServerProcess({ SECRET, DATA_DIR: dataDir })
  const again = await openAnswer(server.url, turnId, { headers: device, after: 2 })
  expect(await again.rest()).toMatchObject([word])
}, 120_000)
