import { eq, sql } from 'drizzle-orm'
import { appParts } from '../../../../server/main/app-parts'
import { crawlerFiles } from '../../../../server/pages/seo/crawler-files'
import { hotel } from '../../../../server/kernel/database/schema/catalogue'
import { sku } from '../../../../server/kernel/database/schema/vouchers'
import { bumpCatalogueVersion } from '../../../../server/stays/repository/catalogue'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const home = 'https://staylark.example'
const pageSize = 7

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    template: 'staylark_seeded',
    env: { PUBLIC_URL: home },
    parts: [crawlerFiles(pageSize)],
  })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: path, headers })
const db = () => server.services.database.db

/** A sitemap's file as these servers write it, in which nothing else may stand; the addresses as they are meant. */
function addressesIn(xml: string, of: 'url' | 'sitemap'): string[] {
  const text = String.raw`(?:[^<>&"']|&(?:amp|lt|gt|quot|#39);)+`
  const line = String.raw`<${of}><loc>${text}</loc>(?:<lastmod>\d{4}-\d\d-\d\d</lastmod>)?</${of}>\n`
  const root = of === 'url' ? 'urlset' : 'sitemapindex'
  const file = String.raw`^<\?xml version="1\.0" encoding="UTF-8"\?>\n<${root} xmlns="[\w:/.]+">\n(?:${line})*</${root}>\n$`
  expect(xml).toMatch(new RegExp(file))
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

async function everyPage(): Promise<string[][]> {
  const pages = []
  for (const address of addressesIn((await get('/sitemap.xml')).body, 'sitemap')) {
    expect(address.startsWith(`${home}/sitemap-`)).toBe(true)
    const reply = await get(address.slice(home.length))
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/xml'])
    pages.push(addressesIn(reply.body, 'url'))
  }
  return pages
}

async function idsOnSale(): Promise<string[]> {
  const { rows } = await db().execute<{ id: string }>(sql`select id from hotel where is_on_sale`)
  return rows.map(({ id }) => id)
}

const hotelsIn = (pages: readonly string[][]) =>
  pages.flat().flatMap((address) => /\/hotel\/detail\/([^/?]+)$/.exec(address)?.[1] ?? [])

async function takeOffSale(id: string, isOnSale: boolean): Promise<void> {
  await db().transaction(async (tx) => {
    await tx.update(hotel).set({ isOnSale }).where(eq(hotel.id, id))
    await bumpCatalogueVersion(tx)
  })
}

test('the pages list every hotel on sale once, and none that is off sale', async () => {
  const [gone = ''] = await idsOnSale()
  await takeOffSale(gone, false)
  const pages = await everyPage()
  const found = hotelsIn(pages)
  expect(found.length).toBeGreaterThan(pageSize * 3)
  expect(found.toSorted()).toEqual((await idsOnSale()).toSorted())
  expect(found).not.toContain(gone)
  await takeOffSale(gone, true)
  expect(hotelsIn(await everyPage())).toContain(gone)
})

test('no page is longer than it may be, and no address stands twice', async () => {
  const pages = await everyPage()
  expect(Math.max(...pages.map((page) => page.length))).toBe(pageSize)
  expect(Math.min(...pages.map((page) => page.length))).toBeGreaterThan(0)
  expect(new Set(pages.flat()).size).toBe(pages.flat().length)
})

test('Explore and the rules of reviews stand in it, and the home and the list of every city with a hotel on sale', async () => {
  const { rows } = await db().execute<{ id: string }>(sql`select distinct city_id as id from hotel where is_on_sale`)
  const places = (await everyPage()).flat().filter((address) => !/\/(hotel|product)\/detail\//.test(address))
  const expected = rows.flatMap(({ id }) => [`${home}/hotel/city/info?cityId=${id}`, `${home}/hotel/list?cityId=${id}`])
  expect(places.toSorted()).toEqual([`${home}/home`, `${home}/ugc/reviews`, ...expected].toSorted())
})

test('the vouchers that can be bought stand in it, from then on and no longer', async () => {
  const skusIn = async () =>
    (await everyPage()).flat().flatMap((address) => /\/product\/detail\/([^/?]+)$/.exec(address)?.[1] ?? [])
  const now = server.clock.now().toISOString()
  const { rows } = await db().execute<{ id: string }>(sql`
    select id from sku where held + sold < stock and coalesce(sale_start, '-infinity') <= ${now}::timestamptz
      and coalesce(sale_end, 'infinity') > ${now}::timestamptz order by id`)
  const ids = rows.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(10)
  expect((await skusIn()).toSorted()).toEqual(ids.toSorted())
  const [gone = ''] = ids
  const [row] = await db().select({ saleEnd: sku.saleEnd }).from(sku).where(eq(sku.id, gone))
  const { etag } = (await get('/sitemap.xml')).headers
  await db().execute(sql`update sku set sale_end = '2020-01-01' where id = ${gone}`)
  expect(await skusIn()).not.toContain(gone)
  expect((await get('/sitemap.xml', { 'if-none-match': String(etag) })).statusCode).toBe(200)
  await db()
    .update(sku)
    .set({ saleEnd: row?.saleEnd ?? null })
    .where(eq(sku.id, gone))
})

test('every address of it is a page of the app', async () => {
  for (const address of (await everyPage()).flat()) {
    expect((await get(address.slice(home.length))).statusCode).toBe(200)
  }
})

test('nothing in it identifies or signs in anybody', async () => {
  const bodies = [(await get('/robots.txt')).body, (await get('/sitemap.xml')).body, ...(await everyPage()).flat()]
  expect(bodies.join('\n')).not.toMatch(/token|uid|ticket|secret/i)
})

test('a hotel’s page was changed on the day of its newest review', async () => {
  const { rows } = await db().execute<{ id: string; day: string }>(sql`
    select hotel_id as id, to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD') as day
    from review group by hotel_id order by 1 limit 1`)
  const [reviewed] = rows
  const ids = (await everyPage()).findIndex((page) => page.includes(`${home}/hotel/detail/${reviewed?.id}`))
  const { body } = await get(`/sitemap-${ids + 1}.xml`)
  expect(body).toContain(`<loc>${home}/hotel/detail/${reviewed?.id}</loc><lastmod>${reviewed?.day}</lastmod>`)
})

test('a client that holds the files gets 304 until the catalogue has changed', async () => {
  for (const path of ['/sitemap.xml', '/sitemap-1.xml']) {
    const { etag } = (await get(path)).headers
    const again = await get(path, { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await bumpCatalogueVersion(db())
    expect((await get(path, { 'if-none-match': String(etag) })).statusCode).toBe(200)
  }
})

test.each([
  '/sitemap-0.xml',
  '/sitemap-999.xml',
  '/sitemap-01.xml',
  '/sitemap--1.xml',
  '/sitemap-x.xml',
  '/sitemap-.xml',
])('there is no %s', async (path) => expect((await get(path)).statusCode).toBe(404))

test('robots.txt is text that may be cached for an hour, and names the sitemap', async () => {
  const { headers, body } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(body).toContain(`Sitemap: ${home}/sitemap.xml`)
})

test('a plan that failed is built at the next request', async () => {
  await bumpCatalogueVersion(db())
  const execute = db().execute.bind(db())
  const read = jest.spyOn(db(), 'execute').mockImplementationOnce((query) => execute(query))
  read.mockImplementationOnce((query) => execute(query))
  read.mockImplementationOnce(() => {
    throw new Error('the line is cut')
  })
  expect((await get('/sitemap.xml')).statusCode).toBe(500)
  read.mockRestore()
  expect((await get('/sitemap.xml')).statusCode).toBe(200)
})

test('the server has these files', async () => {
  const whole = await startTestServer({ parts: appParts })
  const statuses = []
  for (const url of ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']) {
    statuses.push((await whole.app.inject({ url })).statusCode)
  }
  await whole.close()
  expect(statuses).toEqual([200, 200, 200, 404])
})
