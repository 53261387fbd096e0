import { join } from 'node:path'
import { step } from '../kernel/config/console'
import { migrate } from '../kernel/database/migrate'
import type { Env } from '../kernel/config/env'
import { fillPlaces } from '../places/fill-places'
import { fillSearchColumns } from '../search/fill-search-columns'
import { isCatalogueSeeded, seedCatalogue, type SeedServices } from '../demo/seed/seed-catalogue'

/** Brings a database up to this version: its tables, the demo catalogue where it is empty and SEED_HOTELS asks for one, and the places of the world. */
export async function fillDatabase(services: SeedServices & { readonly env: Env }): Promise<void> {
  const { env, database } = services
  await step('Migrating', () => migrate(database, join(env.root, 'server', 'migrations')))
  await fillSearchColumns(database)
  if (env.seedHotels > 0 && !(await isCatalogueSeeded(database.db)))
    await step('Filling the catalogue', (onProgress) => seedCatalogue(services, { hotels: env.seedHotels, onProgress }))
  await fillPlaces(database, env.root)
}
