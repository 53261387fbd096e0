import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { utcDay } from '@/domain/days/civil-day'
import type { Executor } from '../../kernel/database/executor'
import { hotel } from '../../kernel/database/schema/catalogue'
import { pagePath } from '../address'
import { readSkuIdsOnSale } from '../../vouchers/repository/skus'
import { holds, weakEtag } from '../../kernel/http/replies'
import { readCatalogueVersion } from '../../stays/repository/catalogue'
import { robotsText, sitemapIndexXml, type SitemapEntry, sitemapXml } from './robots-and-sitemap'
import { readCitiesOnSale } from '../../stays/search/repository'
import type { Services } from '../../kernel/services'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppPart } from '../../kernel/http/route-module'
import { mayRender } from '../../kernel/http/rate-limit'
import { notFound, tooManyRequests } from '../../kernel/errors'

/** Ids of hotels on sale with which the pages of a list of all of them begin, in the list's order, that of ids. */
async function readHotelPageStarts(executor: Executor, pageSize: number): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select id from (
      select id, row_number() over (order by id) - 1 as place from hotel where is_on_sale
    ) as placed
    where place % ${pageSize}::integer = 0 order by id`)
  return rows.map(({ id }) => id)
}

/** Hotels on sale from an id on and before another one (to the end without one) in order of ids, with the day of their newest review, null where they have none. */
function readHotelsBetween(executor: Executor, firstId: string, nextId: string | undefined) {
  const changedOn = sql<string | null>`(
    select to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD') from review where hotel_id = hotel.id)`
  return executor
    .select({ id: hotel.id, changedOn })
    .from(hotel)
    .where(
      and(eq(hotel.isOnSale, true), gte(hotel.id, firstId), nextId === undefined ? undefined : lt(hotel.id, nextId)),
    )
    .orderBy(asc(hotel.id))
}

/** Addresses on a page of the sitemap. */
const SITEMAP_PAGE = 10_000

/** How the sitemap is cut into pages, for one version of the catalogue and the vouchers on sale. */
interface SitemapPlan {
  /** Paths of the pages that are no hotels, page by page. */
  readonly places: readonly (readonly string[])[]
  /** With which hotel each of the pages after them begins. */
  readonly hotelStarts: readonly string[]
  /** Another one for every other plan. */
  readonly etag: string
}

/** Returns the present sitemap plan: two queries read the catalogue's version and the vouchers on sale, and two more build a new plan where these have changed. */
function sitemapPlans(services: Services, pageSize: number): () => Promise<SitemapPlan> {
  const { database, clock } = services
  let cached: { readonly version: string; readonly plan: Promise<SitemapPlan> } | null = null
  return async () => {
    const catalogueVersion = await readCatalogueVersion(database.db)
    const skuIds = await readSkuIdsOnSale(database.db, { now: clock.now(), day: utcDay(clock.now()) })
    const version = JSON.stringify([catalogueVersion, skuIds])
    if (cached?.version === version) return cached.plan
    const made = { version, plan: createPlan(services, { version, skuIds, pageSize }) }
    cached = made
    made.plan.catch(() => {
      if (cached === made) cached = null
    })
    return made.plan
  }
}

/** What a plan is built for. */
interface PlanFacts {
  readonly version: string
  readonly skuIds: readonly string[]
  readonly pageSize: number
}

async function createPlan(
  { database: { db }, env }: Services,
  { version, skuIds, pageSize }: PlanFacts,
): Promise<SitemapPlan> {
  const cityIds = (await readCitiesOnSale(db)).sort()
  const hotelStarts = await readHotelPageStarts(db, pageSize)
  const paths = [
    pagePath('home'),
    pagePath('reviewRules'),
    ...cityIds.flatMap((cityId) => [pagePath('cityInfo', {}, { cityId }), pagePath('hotelList', {}, { cityId })]),
    ...skuIds.map((skuId) => pagePath('productDetail', { skuId })),
  ]
  const etag = weakEtag(JSON.stringify([env.publicUrl, version, paths, hotelStarts]))
  return { places: pagesOf(paths, pageSize), hotelStarts, etag }
}

function pagesOf(paths: readonly string[], pageSize: number): string[][] {
  return Array.from({ length: Math.ceil(paths.length / pageSize) }, (_, page) =>
    paths.slice(page * pageSize, (page + 1) * pageSize),
  )
}

/** Seconds. */
const A_MINUTE = 60

const AN_HOUR = 'public, max-age=3600'

/** Serves `/robots.txt`, `/sitemap.xml` and the pages `/sitemap-<n>.xml` that it names, from 1 on. Replies 304 to clients that hold the current version, and 404 for an unknown page. */
export const crawlerFiles =
  (pageSize = SITEMAP_PAGE): AppPart =>
  (app, services) => {
    const { publicUrl } = services.env
    const robots = robotsText(services.env)
    const planOf = sitemapPlans(services, pageSize)

    app.get('/robots.txt', async (_request, reply) =>
      reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(robots),
    )

    app.get('/sitemap.xml', async (request, reply) => {
      const plan = await planOf()
      if (isUnchanged(request, reply, plan)) return reply.code(304).send()
      const pages = Array.from({ length: pageCount(plan) }, (_, page) => `${publicUrl}/sitemap-${page + 1}.xml`)
      return reply.type('application/xml').send(sitemapIndexXml(pages))
    })

    app.get<{ Params: { page: string } }>('/sitemap-:page(^[1-9]\\d{0,5}).xml', async (request, reply) => {
      const plan = await planOf()
      const page = Number(request.params.page)
      if (page > pageCount(plan)) throw notFound('There is no such page of the sitemap.')
      if (isUnchanged(request, reply, plan)) return reply.code(304).send()
      if (!mayRender(services, request.ip)) throw tooManyRequests(A_MINUTE)
      return reply.type('application/xml').send(sitemapXml(await entriesOf(plan, page - 1, services)))
    })
  }

const pageCount = ({ places, hotelStarts }: SitemapPlan) => places.length + hotelStarts.length

/** Sets the ETag for revalidation, and returns whether the client already holds the reply. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply, { etag }: SitemapPlan): boolean {
  void reply.header('etag', etag).header('cache-control', AN_HOUR)
  return holds(request, etag)
}

/** The addresses on a page, counted from 0. */
async function entriesOf(
  { places, hotelStarts }: SitemapPlan,
  page: number,
  { env, database }: Services,
): Promise<SitemapEntry[]> {
  const paths = places[page]
  if (paths) return paths.map((path) => ({ address: env.publicUrl + path, changedOn: null }))
  const place = page - places.length
  const hotels = await readHotelsBetween(database.db, hotelStarts[place] ?? '', hotelStarts[place + 1])
  return hotels.map(({ id, changedOn }) => ({ address: env.publicUrl + pagePath('hotelDetail', { id }), changedOn }))
}
