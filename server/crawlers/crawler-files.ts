import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppPart } from '../app'
import { mayRender } from '../kernel/http/rate-limit'
import { notFound, tooManyRequests } from '../kernel/errors'
import { pagePath } from '../pages/page-path'
import { holds } from '../kernel/http/replies'
import { readHotelsBetween } from '../repositories/sitemap-hotels'
import type { Services } from '../kernel/services'
import { robotsText } from './robots-text'
import { SITEMAP_PAGE, type SitemapPlan, sitemapPlans } from './sitemap-plan'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml'

/** Seconds. */
const A_MINUTE = 60

const AN_HOUR = 'public, max-age=3600'

/** Serves `/robots.txt`, `/sitemap.xml` and the pages `/sitemap-<n>.xml` that it names, from 1 on; whoever holds them of the same catalogue gets 304, and an unknown page is 404. */
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
      if (isKept(request, reply, plan)) return reply.code(304).send()
      const pages = Array.from({ length: pageCount(plan) }, (_, page) => `${publicUrl}/sitemap-${page + 1}.xml`)
      return reply.type('application/xml').send(sitemapIndexXml(pages))
    })

    app.get<{ Params: { page: string } }>('/sitemap-:page(^[1-9]\\d{0,5}).xml', async (request, reply) => {
      const plan = await planOf()
      const page = Number(request.params.page)
      if (page > pageCount(plan)) throw notFound('There is no such page of the sitemap.')
      if (isKept(request, reply, plan)) return reply.code(304).send()
      if (!mayRender(services, request.ip)) throw tooManyRequests(A_MINUTE)
      return reply.type('application/xml').send(sitemapXml(await entriesOf(plan, page - 1, services)))
    })
  }

const pageCount = ({ places, hotelStarts }: SitemapPlan) => places.length + hotelStarts.length

/** Notes by what the answer may be asked for anew, and says whether the asker has it already. */
function isKept(request: FastifyRequest, reply: FastifyReply, { etag }: SitemapPlan): boolean {
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
