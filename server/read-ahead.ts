import type { FastifyInstance } from 'fastify'
import { hotCities } from './catalogue/hot-cities'
import type { Lifecycle } from './kernel/http/health'
import type { Services } from './kernel/services'

/** Does once what the first visitors would wait for: draws a page, the first of which takes longest, and reads the hotels of the cities that are asked for most, one city after the other; ends early when the server does. */
export async function readAhead(
  app: Pick<FastifyInstance, 'inject'>,
  { catalogue, database, shelves }: Pick<Services, 'catalogue' | 'database' | 'shelves'>,
  lifecycle: Lifecycle,
): Promise<void> {
  await app.inject({ url: '/home', headers: { 'accept-encoding': 'br' } })
  const { cities } = await catalogue.latest(database.db)
  for (const { id } of hotCities(cities)) {
    if (lifecycle.isStopping) return
    await shelves.city(id, null)
  }
}
