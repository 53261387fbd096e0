import { enqueueJob, wakeJobs } from '../../../../server/kernel/jobs/outbox'
import { type JobQueue, runNextJob } from '../../../../server/kernel/jobs/run-jobs'
import { runDueJobs, startJobs } from '../../../../server/main/jobs'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const posted: string[] = []
let failures = 0
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ connections: 20 })
})
beforeEach(() => {
  posted.length = 0
  failures = 0
})
afterAll(() => server.close())

const postHere = async (_path: string, _headers: Record<string, string>, body: string) => {
  if (failures > 0) {
    failures -= 1
    return 503
  }
  posted.push(body)
  return 200
}
const tools = { postHere }
const run = () => runDueJobs(server.services, tools)
const row = async (key: string) => {
  const { rows } = await server.services.database.db.execute<Record<string, unknown>>(
    `select attempts, last_error, done_at is not null as done, dead_at is not null as dead from outbox where dedupe_key like '%${key}'`,
  )
  return rows[0]
}

const enqueue = (key: string) =>
  enqueueJob(server.services.database.db, server.services, {
    topic: 'send-sandbox-callback',
    key,
    payload: { body: key },
  })

test('a job is done once, however many workers there are and however often it was ordered', async () => {
  for (let times = 0; times < 3; times++) await enqueue('once')
  const done = await Promise.all([run(), run(), run(), run()])
  expect(done.reduce((sum, amount) => sum + amount, 0)).toBe(1)
  expect(posted).toHaveLength(1)
})

test('a job that fails is tried again, later each time, until it works', async () => {
  await enqueue('again')
  failures = 3
  const tries: number[] = []
  for (let second = 0; second < 10; second++) {
    tries.push(await run())
    server.clock.advance(1000)
  }
  expect(tries).toEqual([1, 1, 0, 1, 0, 0, 0, 1, 0, 0])
  expect(posted).toHaveLength(1)
  expect(await row('again')).toMatchObject({ done: true, last_error: null })
})

test('a job that is woken while it runs does not go back to sleep', async () => {
  const { database, clock } = server.services
  const hour = 3_600_000
  await enqueue('woken')
  let runs = 0
  const queue: JobQueue = {
    isMail: false,
    run: async () => {
      runs += 1
      if (runs === 1) await wakeJobs(database.db, server.services, 'send-sandbox-callback', ['woken'])
      return new Date(clock.now().getTime() + hour)
    },
    retryDelayMs: () => hour,
    errorText: String,
  }
  while (await runNextJob(server.services, queue)) expect(runs).toBeLessThan(4)
  expect(runs).toBe(2)
  await wakeJobs(database.db, server.services, 'send-sandbox-callback', ['woken', 'unknown'])
  expect(await run()).toBe(1)
  await wakeJobs(database.db, server.services, 'send-sandbox-callback', ['woken'])
  expect(await run()).toBe(0)
})

test('a job that never works is put aside after ten tries and stops nobody', async () => {
  await enqueue('poison')
  failures = 10
  for (let minute = 0; minute < 60; minute++) {
    await run()
    server.clock.advance(10 * 60_000)
  }
  expect(await row('poison')).toEqual({
    attempts: 10,
    last_error: 'callback was answered with 503',
    done: false,
    dead: true,
  })
  await enqueue('after')
  await run()
  expect(posted).toHaveLength(1)
})

test('a job of a worker that died is done by another after its lease', async () => {
  await enqueue('orphan')
  const { claimJob } = await import('../../../../server/kernel/jobs/outbox')
  const now = server.clock.now()
  const claimed = await claimJob(server.services.database.db, false, now, new Date(now.getTime() + 60_000))
  expect(claimed).toMatchObject({ dedupeKey: 'send-sandbox-callback:orphan' })
  expect(await run()).toBe(0)
  server.clock.advance(60_000)
  expect(await run()).toBe(1)
  expect(posted).toHaveLength(1)
})

test('a job is claimed by nobody while the one before it is slow: no other worker takes it a second time', async () => {
  for (let at = 0; at < 12; at++) await enqueue(`slow-${at}`)
  const slowTools = {
    postHere: async (...args: Parameters<typeof postHere>) => {
      server.clock.advance(10_000)
      if (posted.length === 7) await run()
      return postHere(...args)
    },
  }
  await runDueJobs(server.services, slowTools)
  expect(posted.toSorted()).toEqual(Array.from({ length: 12 }, (_, at) => `slow-${at}`).toSorted())
  for (let at = 0; at < 12; at++) expect(await row(`slow-${at}`)).toMatchObject({ attempts: 1, done: true })
})

test('a provider that does not respond holds up its own job alone', async () => {
  await enqueue('hangs')
  const finish: { hangs?: (status: number) => void; other?: () => void } = {}
  const hung = new Promise<number>((resolve) => (finish.hangs = resolve))
  const otherDone = new Promise<void>((resolve) => (finish.other = resolve))
  const jobs = startJobs(server.services, {
    postHere: (_path, _headers, body) => {
      if (body === 'hangs') {
        void enqueue('quick')
        return hung
      }
      finish.other?.()
      return Promise.resolve(200)
    },
  })
  await otherDone
  finish.hangs?.(200)
  await jobs.stop()
  expect(await row('hangs')).toMatchObject({ done: true })
})

test('an unknown topic is logged, not lost', async () => {
  await server.services.database.db.execute(
    `insert into outbox (id, topic, dedupe_key, payload, available_at, created_at)
     values ('x', 'unknown', 'unknown', '{}', '2026-01-01', '2026-01-01')`,
  )
  await run()
  expect(await row('unknown')).toMatchObject({ done: false, last_error: 'no handler for unknown' })
})
