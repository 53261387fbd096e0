import { sql } from 'drizzle-orm'
import type { QaArticle, QaTitle } from '@/contract/help'
import { fillArticles } from '../../../server/help/fill-articles'
import { listMisses } from '../../../server/help/repository/misses'
import { readArguments } from '../../../server/operator/command'
import { call } from '../../support/server/call'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await fillArticles(server.services)
})
afterAll(() => server.close())
beforeEach(() => server.services.database.db.execute(sql`delete from qa_miss`))

const search = async (input: object): Promise<QaArticle[]> => {
  const { status, body } = await call(server.app, 'searchQa', input)
  expect(status).toBe(200)
  return body.list
}
const misses = () => listMisses(server.services.database.db, 10)

test('the subjects come in their order with their names and counts', async () => {
  const { body } = await call(server.app, 'listQaTypes')
  expect(body.list.map(({ type }: { type: string }) => type)).toEqual([
    'booking',
    'payment',
    'cancellation',
    'voucher',
    'account',
    'community',
    'support',
  ])
  for (const { type, name, count } of body.list) {
    expect(name).not.toBe('')
    const list = await search({ type })
    expect(list.length).toBe(Math.min(20, count))
    expect(list.every((article) => article.type === type)).toBe(true)
  }
})

test('an article is read by its id, with paragraphs and link', async () => {
  const [article] = await search({ articleId: 'appeal' })
  expect(article).toMatchObject({ articleId: 'appeal', type: 'community', link: null })
  const [waiver] = await search({ articleId: 'waiver' })
  expect(waiver?.link).toEqual({ path: '/order/list', label: 'Bookings' })
  expect(waiver?.content.split('\n\n')).toHaveLength(2)
})

test('an unknown id, an id of another subject, and a keyword that does not fit an id find nothing', async () => {
  expect(await search({ articleId: 'no-such-article' })).toEqual([])
  expect(await search({ articleId: 'waiver', type: 'voucher' })).toEqual([])
  expect(await search({ articleId: 'waiver', keyword: 'wallet' })).toEqual([])
  expect(await misses()).toEqual([])
})

test('keyword and subject are both conditions', async () => {
  const all = await search({ keyword: 'refund' })
  expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThan(1)
  const vouchers = await search({ keyword: 'refund', type: 'voucher' })
  expect(vouchers.length).toBeGreaterThan(0)
  expect(vouchers.every(({ type }) => type === 'voucher')).toBe(true)
  expect(vouchers.length).toBeLessThan(all.length)
})

test.each(['', '   ', '​'])('a blank keyword %j is none', async (keyword) => {
  expect(await search({ keyword, type: 'support' })).toEqual(await search({ type: 'support' }))
  expect(await misses()).toEqual([])
})

test.each(['home', 'profile', 'hotel', 'product', 'order', 'lost'])(
  'from %s 6 to 8 titles are common',
  async (origin) => {
    const { body } = await call(server.app, 'listCommonQa', { origin })
    const list: QaTitle[] = body.list
    expect(list.length).toBeGreaterThanOrEqual(6)
    expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(['articleId', 'title', 'type'])
  },
)

test('without an origin the common ones are those of home', async () => {
  const home = await call(server.app, 'listCommonQa', { origin: 'home' })
  expect((await call(server.app, 'listCommonQa')).body).toEqual(home.body)
  expect((await call(server.app, 'listCommonQa', { origin: 'moon' })).status).toBe(400)
})

test('a search without result is counted once a search, however it is written', async () => {
  for (const keyword of ['purple elephant', '  Purple   ELEPHANT ', 'ｐｕｒｐｌｅ elephant'])
    expect(await search({ keyword })).toEqual([])
  await search({ keyword: '紫色的大象' })
  expect(await misses()).toEqual([
    { keyword: 'purple elephant', count: 3, searchedAt: server.clock.now() },
    { keyword: '紫色的大象', count: 1, searchedAt: server.clock.now() },
  ])
})

test('a search that other subjects have an article for is no gap', async () => {
  expect(await search({ keyword: 'reset password', type: 'voucher' })).toEqual([])
  expect(await misses()).toEqual([])
  await search({ keyword: 'purple elephant', type: 'voucher' })
  expect(await misses()).toHaveLength(1)
})

test('a long keyword is cut without splitting a character', async () => {
  await search({ keyword: `${'zq'.repeat(39)}z😀😀` })
  expect((await misses()).map(({ keyword }) => keyword)).toEqual([`${'zq'.repeat(39)}z`])
})

test.each([
  'ada.lovelace@example.com zzqx',
  'zzqx +86 138 0013 8000',
  'zzqx SL202611210042',
  'zzqx 4111-1111-1111-1111',
  'zzqx E12345678',
  '0A1B-2C3D-4E5F-6G7H',
  `${'zq '.repeat(30)} ada@example.com`,
  'https://zzqx.example/reset?token=abc',
])('%s is not stored', async (keyword) => {
  await search({ keyword })
  expect(await misses()).toEqual([])
  expect(await dumpOfDatabase(server.services.database, [])).not.toContain('zzqx')
})

test('the operator lists searches without result, the most frequent first', async () => {
  const list = readArguments(['help-misses'])
  if (typeof list !== 'function') throw new Error('the command is known')
  expect(await list(server.services)).toBe('Every search found an article.')
  await search({ keyword: 'bitcoin mining rig' })
  for (let time = 0; time < 2; time++) await search({ keyword: 'purple elephant' })
  expect(await list(server.services)).toBe(
    [
      'Searches without an article: 2',
      '     2  "purple elephant", last 2026-11-21 10:00 UTC',
      '     1  "bitcoin mining rig", last 2026-11-21 10:00 UTC',
    ].join('\n'),
  )
})

test('new searches are not stored beyond the limit, and known ones are still counted', async () => {
  const { db } = server.services.database
  await db.execute(sql`insert into qa_miss select 'filler ' || n, 1, now() from generate_series(1, 5000) n`)
  await search({ keyword: 'purple elephant' })
  await db.execute(sql`update qa_miss set keyword = 'bitcoin mining rig' where keyword = 'filler 1'`)
  await search({ keyword: 'bitcoin mining rig' })
  const { rows } = await db.execute(sql`select keyword, count from qa_miss where keyword not like 'filler%'`)
  expect(rows).toEqual([{ keyword: 'bitcoin mining rig', count: 2 }])
})
