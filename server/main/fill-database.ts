import { join } from 'node:path'
import { logLine, step } from '../kernel/console'
import { migrate } from '../kernel/database/migrate'
import { fillArticles } from '../help/fill-articles'
import { removeDemoPeople } from '../moderation/demo-people'
import { fillPlaces } from '../stays/destinations/fill-places'
import { isCatalogueFilled } from '../stays/reference/fill-reference'
import { SettingsError } from '../kernel/config/variables'
import type { Services } from '../kernel/services'
import type { Demo } from './load-demo'

/** Removes the demo's people from a database that is not for a demo any more. */
async function removeInvented({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const people = await removeDemoPeople(database, clock.now())
  if (people > 0)
    logLine(`Removed ${people} people of the demo with their posts, reviews, comments, likes and follows.`)
}

type FillServices = Pick<Services, 'env' | 'database' | 'clock' | 'pictures'> & { readonly demo: Demo | null }

/** Brings a database up to this version: its tables, the demo catalogue when it is empty and SEED_HOTELS requests one, the world's places, and the help articles. In production without SEED_HOTELS the demo's people go. */
export async function fillDatabase(services: FillServices): Promise<void> {
  const { env, database, demo } = services
  await step('Migrating', () => migrate(database, join(env.root, 'server', 'migrations')))
  if (env.seedHotels > 0 && !(await isCatalogueFilled(database.db))) {
    if (!demo) throw new SettingsError(['SEED_HOTELS must be 0, for this build has no invented hotels.'])
    await step('Filling the catalogue', (onProgress) =>
      demo.seedCatalogue(services, { hotels: env.seedHotels, onProgress }),
    )
  }
  if (env.isProductionLike && env.seedHotels === 0) await removeInvented(services)
  await fillPlaces(database, env.root)
  await fillArticles(services)
}
