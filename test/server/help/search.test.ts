import { allArticles } from '../../../server/help/articles/all-articles'
import { helpFactsOf } from '../../../server/help/facts'
import { fillArticles } from '../../../server/help/fill-articles'
import { findArticles } from '../../../server/help/find-articles'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { unrelatedQueries, queries } from './queries'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await fillArticles(server.services)
})
afterAll(() => server.close())

const found = async (text: string, most = 3) => {
  const list = await findArticles(server.services.database.db, text, most)
  return list.map(({ article, score }) => `${article.articleId} ${score.toFixed(2)}`)
}

test('at least 9 of 10 queries in other words have their article among the first 3', async () => {
  const missed: string[] = []
  for (const [query, wanted] of queries) {
    const list = await found(query)
    if (!list.some((line) => line.startsWith(`${wanted} `)))
      missed.push(`${query} → ${wanted}, not ${list.join(', ') || 'nothing'}`)
  }
  expect(queries.length).toBeGreaterThanOrEqual(60)
  expect(missed.length).toBeLessThanOrEqual(queries.length * 0.1)
})

test('every title finds its own article first, also in capitals', async () => {
  const { db } = server.services.database
  for (const { id, title } of allArticles(helpFactsOf(server.services.env)))
    expect([title, (await findArticles(db, title.toUpperCase(), 1))[0]?.article.articleId]).toEqual([title, id])
})

test.each([
  "'; drop table qa_article; --",
  '%_\\',
  '"unclosed',
  '-refund',
  'a & | ! b:*',
  '\u0000 refund',
  '退'.repeat(400),
])('%j does no harm', async (text) => {
  await found(text)
  expect(await found('refund')).toHaveLength(3)
})

test.each(unrelatedQueries)('%s has no article', async (query) => {
  expect(await found(query)).toEqual([])
})
