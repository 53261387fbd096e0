import { sql } from 'drizzle-orm'
import { fillArticles } from '../../../server/help/fill-articles'
import { findArticles } from '../../../server/help/find-articles'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** All rows with the transaction that wrote them. */
async function stored() {
  const { rows } = await server.services.database.db.execute<{ row: string }>(
    sql`select xmin || ' ' || row_to_json(a) as row from qa_article a order by id`,
  )
  return rows.map(({ row }) => row)
}

test('fills an empty table once, also from two processes, and writes nothing the next time', async () => {
  const filled = await Promise.all([fillArticles(server.services), fillArticles(server.services)])
  expect(filled.toSorted()).toEqual([false, true])
  const before = await stored()
  expect(before.length).toBeGreaterThanOrEqual(60)
  expect(await fillArticles(server.services)).toBe(false)
  expect(await stored()).toEqual(before)
})

test('mends what differs, takes away what is no article any more, and leaves the others', async () => {
  const { db } = server.services.database
  const before = await stored()
  await db.execute(sql`update qa_article set title = 'Purple elephants?', words = '' where id = 'waiver'`)
  await db.execute(sql`delete from qa_article where id = 'vip'`)
  await db.execute(sql`
    insert into qa_article (id, type, title, content, rank, words)
    values ('old', 'booking', 'Purple elephants?', '', 999, setweight(to_tsvector('english', 'purple elephants'), 'A'))`)
  expect(await findArticles(db, 'purple elephants', 1)).toHaveLength(1)
  expect(await fillArticles(server.services)).toBe(true)
  const changed = (await stored()).filter((row, index) => row !== before[index])
  expect(changed.map((row) => /"id":"([\w-]+)"/.exec(row)?.[1])).toEqual(['vip', 'waiver'])
  expect(await findArticles(db, 'purple elephants', 1)).toEqual([])
  expect((await findArticles(db, 'become a VIP', 1))[0]?.article.articleId).toBe('vip')
})

test('follows changed settings', async () => {
  const { services } = server
  const env = { ...services.env, holdMinutes: 40 }
  expect(await fillArticles({ ...services, env })).toBe(true)
  const [found] = await findArticles(services.database.db, 'how long do I have to pay', 1)
  expect(found?.article.content).toContain('held for 40 minutes')
})
