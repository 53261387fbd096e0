import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../kernel/database/executor'
import { cityArea, landmark, place } from '../kernel/database/schema/places'
import { bumpCatalogueVersion } from '../repositories/catalogue-version'
import { allCities } from '../stays/reference/all-cities'
import { landmarkNames } from '../stays/reference/landmark-names'
import { insertRows } from '../kernel/database/insert-rows'
import { readPlaceEdition } from './place-files'

const editionKey = 'place_edition'

/** Writes places, landmarks and areas into a database that has none or those of another edition; whether it did. */
export async function fillPlaces(database: Database, root: string): Promise<boolean> {
  const edition = readPlaceEdition(root)
  const facts = { landmarks: landmarkRows(), areas: areaRows() }
  const hash = createHash('sha256').update(edition.hash).update(JSON.stringify(facts)).digest('hex')
  if ((await heldEdition(database.db)) === hash) return false
  return database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into meta (key, value) values (${editionKey}, 'null'::jsonb)
      on conflict (key) do update set value = meta.value`)
    if ((await heldEdition(tx)) === hash) return false
    for (const table of [place, landmark, cityArea]) await tx.delete(table)
    await insertRows(tx, place, edition.rows())
    await insertRows(tx, landmark, facts.landmarks)
    await insertRows(tx, cityArea, facts.areas)
    await tx.execute(sql`update meta set value = to_jsonb(${hash}::text) where key = ${editionKey}`)
    await bumpCatalogueVersion(tx)
    return true
  })
}

async function heldEdition(executor: Executor): Promise<string | null> {
  const { rows } = await executor.execute<{ hash: string | null }>(
    sql`select value #>> '{}' as hash from meta where key = ${editionKey}`,
  )
  return rows[0]?.hash ?? null
}

function landmarkRows(): (typeof landmark.$inferSelect)[] {
  return allCities.flatMap(({ id: cityId, landmarks }) =>
    landmarks.map(([name, kind, lat, lng], index) => ({
      id: `${cityId}-${index + 1}`,
      cityId,
      kind,
      name,
      localName: landmarkNames[cityId]?.[index] ?? '',
      lat,
      lng,
    })),
  )
}

function areaRows(): (typeof cityArea.$inferSelect)[] {
  return allCities.flatMap(({ id: cityId, districts }) =>
    districts.map(([name, localName, lat, lng]) => ({ cityId, name, localName, lat, lng })),
  )
}
