import { sql } from 'drizzle-orm'
import { followAnswer } from '../../../server/assistant/read-answer'
import { createTurns } from '../../../server/assistant/turns'
import { handTimers } from '../../support/hand-timers'
import { openAnswer, type StreamOptions } from '../../support/server/answer-stream'
import { assistantCaller } from '../../support/server/assistant-scene'
import { call, type Caller } from '../../support/server/call'
import { type HandEngine, handEngine, textStep } from '../../support/server/hand-engine'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { openTestDatabase } from '../../support/server/test-database'

/** A server with an engine that is moved by hand, and a second one on the same database, as another process is. */
interface Pair {
  readonly server: TestServer
  readonly origin: string
  readonly other: TestServer
  readonly otherOrigin: string
}

let engine: HandEngine

async function startPair(): Promise<Pair> {
  const engines = {
    get builtin() {
      return engine
    },
    outside: null,
  }
  const server = await startTestServer({ services: { engines } })
  const database = openTestDatabase(server.services.database.connectionString ?? '')
  const other = await startTestServer({ ownDatabase: { database, remove: () => database.close() } })
  const listen = ({ app }: TestServer) => app.listen({ port: 0, host: '127.0.0.1' })
  return { server, origin: await listen(server), other, otherOrigin: await listen(other) }
}

async function closePair({ server, other }: Pair): Promise<void> {
  await other.close()
  await server.close()
}

let pair: Pair
let server: TestServer
let origin: string
let other: TestServer
let otherOrigin: string
beforeAll(async () => {
  pair = await startPair()
  ;({ server, origin, other, otherOrigin } = pair)
})
afterAll(() => closePair(pair))
beforeEach(() => {
  engine = handEngine()
})

const phone: Caller = { deviceId: 'phone-1' }
const own = { 'device-id': 'phone-1' }

async function begin(caller: Caller = phone, at = pair): Promise<{ turnId: string; dialogId: string }> {
  const headers = { 'idempotency-key': at.server.services.random.id() }
  const { body } = await call(at.server.app, 'startDialog', { question: 'hello' }, { ...caller, headers })
  return body
}

const open = (turnId: string, options: StreamOptions = {}, at = origin) =>
  openAnswer(at, turnId, { ...options, headers: { ...own, ...options.headers } })

test('events arrive while the turn goes on, as a stream that no proxy stores or buffers', async () => {
  const { turnId } = await begin()
  const stream = await open(turnId)
  expect(stream.status).toBe(200)
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  engine.give(textStep('Hello'))
  expect(await stream.next()).toEqual({ seq: 1, kind: 'text', text: 'Hello' })
  engine.give(textStep(' there.'))
  expect(await stream.next()).toEqual({ seq: 2, kind: 'text', text: ' there.' })
  engine.finish()
  expect(await stream.rest()).toEqual([{ seq: 3, kind: 'end', state: 'done', text: '' }])
  expect(stream.raw()).toMatch(/^: open\n\nid: 1\ndata: \{[^\n]+\}\n\nid: 2\n/)
})

test.each(['gzip', 'br', 'gzip, deflate, br'])('it is not compressed for a client that takes %s', async (encodings) => {
  const { turnId } = await begin()
  const stream = await open(turnId, { headers: { 'accept-encoding': encodings } })
  expect(stream.headers.get('content-encoding')).toBeNull()
  engine.give(textStep('x'.repeat(20_000)))
  expect(await stream.next()).toMatchObject({ seq: 1 })
  engine.finish()
  await stream.rest()
})

test.each<[string, StreamOptions]>([
  ['the address names', { after: 2 }],
  ['the browser names', { headers: { 'last-event-id': '2' } }],
  ['the browser names, whatever the address does', { after: 0, headers: { 'last-event-id': '2' } }],
])('a reader that comes back goes on after the event that %s', async (_what, options) => {
  const { turnId } = await begin()
  const first = await open(turnId)
  engine.give(textStep('one'), textStep('two'), textStep('three'))
  for (const seq of [1, 2]) expect(await first.next()).toMatchObject({ seq })
  first.leave()
  const again = await open(turnId, options)
  expect(await again.next()).toMatchObject({ seq: 3, text: 'three' })
  engine.finish()
  expect(await again.rest()).toMatchObject([{ seq: 4, kind: 'end' }])
  const afterwards = await open(turnId, options)
  expect((await afterwards.rest()).map(({ seq }) => seq)).toEqual([3, 4])
  expect(await (await open(turnId, { after: 4 })).rest()).toEqual([])
})

test('it exists neither for another device nor for another account nor for a visitor without a device', async () => {
  const ada = await signIn(server.services)
  const eve = await signIn(server.services)
  const { turnId } = await begin(ada)
  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })
  const bodyOf = async (turn: string, headers: Record<string, string>) => {
    const { status, raw, headers: got } = await openAnswer(origin, turn, { headers })
    const { requestId: _id, ...body } = JSON.parse(raw())
    return { status, body, type: got.get('content-type'), cache: got.get('cache-control') }
  }
  for (const headers of [bearer(eve), { 'device-id': 'phone-2' }, own, {}, bearer({ token: 'x' })]) {
    const refused = await bodyOf(turnId, headers)
    expect(refused).toEqual(await bodyOf('NOSUCHTURN', headers))
    expect(refused).toMatchObject({ status: 404, type: 'application/json; charset=utf-8', cache: 'no-store' })
  }
  engine.finish()
  expect(await (await openAnswer(origin, turnId, { headers: bearer(ada) })).rest()).toHaveLength(1)
})

test.each<[string, Record<string, string>]>([
  ['of another site', { origin: 'https://evil.example' }],
  ['without a name', { origin: 'null' }],
  ['of a sister site', { 'sec-fetch-site': 'same-site' }],
  ['that a picture or link loads it from', { 'sec-fetch-site': 'cross-site' }],
])('a page %s cannot read it', async (_what, headers) => {
  const { turnId } = await begin()
  const { status, raw } = await open(turnId, { headers })
  expect([status, JSON.parse(raw()).code]).toEqual([403, 'other_site'])
  engine.finish()
})

test.each(['turnId=', 'turnId=a%20b', '', 'turnId=X&after=-1', 'turnId=X&after=x'])(
  'an address with %j is refused',
  async (query) => {
    const url = `/api/im/dialog/stream?${query}`
    expect((await server.app.inject({ url, headers: own })).statusCode).toBe(400)
  },
)

test('one owner has at most five streams open in a process, and others are not counted with them', async () => {
  const [own6, other6] = [await begin(), await begin({ deviceId: 'phone-6' })]
  const streams = await Promise.all([1, 2, 3, 4, 5].map(() => open(own6.turnId)))
  const refused = await open(own6.turnId)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await open(other6.turnId, { headers: { 'device-id': 'phone-6' } })).status).toBe(200)
  streams[0]?.leave()
  let again = await open(own6.turnId)
  while (again.status === 429) again = await open(own6.turnId)
  expect(again.status).toBe(200)
  engine.finish()
  engine.finish()
  await server.services.turns.untilIdle()
})

test('a turn that another process answers is followed, and ended there by stopDialog', async () => {
  const { turnId } = await begin()
  const stream = await open(turnId, {}, otherOrigin)
  engine.give(textStep('Across.'))
  expect(await stream.next()).toMatchObject({ seq: 1, text: 'Across.' })
  expect((await call(other.app, 'stopDialog', { turnId }, phone)).status).toBe(200)
  expect(await stream.rest()).toEqual([{ seq: 2, kind: 'end', state: 'stopped', text: '' }])
  engine.give(textStep('Too late.'))
  await engine.aborted
  await server.services.turns.untilIdle()
  expect((await (await open(turnId)).rest()).map(({ kind }) => kind)).toEqual(['text', 'end'])
})

test('stopDialog ends the engine of this process at once', async () => {
  const { turnId } = await begin()
  const stream = await open(turnId)
  await call(server.app, 'stopDialog', { turnId }, phone)
  await engine.aborted
  expect(await stream.rest()).toEqual([{ seq: 1, kind: 'end', state: 'stopped', text: '' }])
})

test('a turn whose process has died is ended with a word, and the next question is taken', async () => {
  const { turnId, dialogId } = await begin()
  await server.services.database.db.execute(
    sql`update dialog_turn set alive_at = alive_at - interval '31 seconds' where id = ${turnId}`,
  )
  const lost = { kind: 'end', state: 'broken', text: 'The reply was interrupted. Please send your question again.' }
  expect(await (await open(turnId, {}, otherOrigin)).rest()).toMatchObject([lost])
  engine.finish()
  await server.services.turns.untilIdle()
  expect((await (await open(turnId)).rest()).map(({ kind }) => kind)).toEqual(['end'])
  const headers = { 'idempotency-key': 'after-the-loss' }
  const next = await call(server.app, 'startDialog', { question: 'again', dialogId }, { ...phone, headers })
  expect(next.status).toBe(200)
  engine.finish()
})

test('a deleted dialog ends its stream and its engine', async () => {
  const { turnId, dialogId } = await begin()
  const stream = await open(turnId)
  engine.give(textStep('Hello'))
  await stream.next()
  await call(server.app, 'deleteDialog', { dialogId }, phone)
  await engine.aborted
  await expect(stream.rest()).rejects.toThrow()
  expect((await open(turnId)).status).toBe(404)
})

test('a reader of a dialog that is being deleted sees no broken answer', async () => {
  const { db, transaction } = server.services.database
  const { turnId, dialogId } = await begin()
  const stream = await open(turnId)
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const deletion = await transaction(async (tx) => {
    await tx.execute(sql`select 1 from dialog where id = ${dialogId} for update`)
    const begun = { reply: call(server.app, 'deleteDialog', { dialogId }, phone) }
    while ((await db.execute(waiting)).rows.length === 0);
    expect((await call(other.app, 'queryDialog', { turnId, after: 0, waitMs: 500 }, phone)).body.events).toEqual([])
    return begun
  })
  expect((await deletion.reply).status).toBe(200)
  await engine.aborted
  await expect(stream.rest()).rejects.toThrow()
})

test('where nothing happens a comment goes out every 15 seconds', async () => {
  const { turnId } = await begin()
  const hand = handTimers()
  const turns = createTurns(server.services, hand)
  const caller = { ...assistantCaller(server, null), deviceId: 'phone-1' }
  const events = followAnswer({ ...caller, services: { ...server.services, turns } }, turnId, 0)
  for (const _beat of [1, 2]) {
    let passedMs = 0
    const came: unknown[] = []
    const beat = events.next().then((step) => came.push(step.value))
    while (came.length === 0) {
      if (hand.waiting() > 0) {
        hand.pass(250)
        passedMs += 250
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
    await beat
    expect([came, passedMs]).toEqual([[null], 15_000])
  }
  engine.finish()
  await server.services.turns.untilIdle()
  expect((await events.next()).value).toMatchObject({ kind: 'end' })
})

describe('when a server ends', () => {
  let ending: Pair
  beforeEach(async () => {
    ending = await startPair()
  })
  afterEach(() => closePair(ending))

  test('its turns get a word, and every stream of them ends with it', async () => {
    const { turnId } = await begin(phone, ending)
    const streams = [await open(turnId, {}, ending.origin), await open(turnId, {}, ending.origin)]
    engine.give(textStep('Almost'))
    for (const stream of streams) await stream.next()
    const closed = ending.server.app.close()
    const end = { kind: 'end', state: 'broken', text: expect.stringContaining('is being restarted') }
    for (const stream of streams) expect(await stream.rest()).toMatchObject([end])
    await closed
    expect((await (await open(turnId, {}, ending.otherOrigin)).rest()).at(-1)).toMatchObject(end)
  })

  test('the reader of a turn that another server answers goes on there', async () => {
    const { turnId } = await begin(phone, ending)
    const stream = await open(turnId, {}, ending.otherOrigin)
    engine.give(textStep('One.'))
    await stream.next()
    await ending.other.app.close()
    expect(await stream.rest()).toEqual([])
    const again = await open(turnId, { after: 1 }, ending.origin)
    engine.give(textStep('Two.'))
    engine.finish()
    expect((await again.rest()).map(({ kind }) => kind)).toEqual(['text', 'end'])
  })

  test('a turn that begins meanwhile is ended at once', async () => {
    const { turns, database } = ending.server.services
    await turns.end()
    const { turnId } = await begin(phone, ending)
    await turns.untilIdle()
    const { rows } = await database.db.execute(sql`select state from dialog_turn where id = ${turnId}`)
    expect(rows).toEqual([{ state: 'broken' }])
  })
})
