import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cityArea, landmark, place, type PlaceKind } from '../../kernel/database/schema/places'
import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../../kernel/database/executor'
import { bumpCatalogueVersion } from '../repository/catalogue'
import { allCities } from '../reference/all-cities'
import { landmarkNames } from '../reference/landmark-names'
import { insertRows } from '../../kernel/database/insert-rows'

/** A row of the place table. */
export type PlaceRow = typeof place.$inferSelect

/** The places of the world from files, and a hash that identifies the edition. */
interface PlaceEdition {
  readonly hash: string
  rows(): PlaceRow[]
}

const files: readonly (readonly [name: string, kind: PlaceKind])[] = [
  ['countries', 'country'],
  ['provinces', 'province'],
  ['cities', 'city'],
  ['districts', 'district'],
  ['world', 'city'],
]

/** Reads the places that `npm run places` wrote; root is the project's folder. */
export function readPlaceEdition(root: string): PlaceEdition {
  const rows = files.map(([name, kind]) => ({
    kind,
    text: readFileSync(join(root, 'server/stays/reference/places', `${name}.tsv`), 'utf8'),
  }))
  const hash = createHash('sha256')
  for (const { text } of rows) hash.update(text)
  return { hash: hash.digest('hex'), rows: () => rows.flatMap(({ text, kind }) => placesIn(text, kind)) }
}

/** Parses the places of a file, whose first line names the columns. */
export function placesIn(text: string, kind: PlaceKind): PlaceRow[] {
  const lines = text.split(/\r?\n/).slice(1)
  return lines.filter((line) => line !== '').map((line) => placeIn(line, kind))
}

function placeIn(line: string, kind: PlaceKind): PlaceRow {
  const fields = line.split('\t')
  const [id, parentId, countryCode, name, localName, pinyin, otherNames, lat, lng, population] = fields
  if (!id || !name || !countryCode || fields.length !== 10) throw new Error(`no place in the line ${line}`)
  return {
    id,
    kind,
    parentId: parentId || null,
    countryCode,
    name,
    localName: localName ?? '',
    pinyin: pinyin ?? '',
    otherNames: otherNames ? otherNames.split('|') : [],
    lat: lat ? Number(lat) : null,
    lng: lng ? Number(lng) : null,
    population: Number(population ?? 0),
  }
}

const editionKey = 'place_edition'

/** Writes places, landmarks and areas into a database that has none, or another edition. Returns whether it did. */
export async function fillPlaces(database: Database, root: string): Promise<boolean> {
  const edition = readPlaceEdition(root)
  const facts = { landmarks: landmarkRows(), areas: areaRows() }
  const hash = createHash('sha256').update(edition.hash).update(JSON.stringify(facts)).digest('hex')
  if ((await storedEdition(database.db)) === hash) return false
  return database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into meta (key, value) values (${editionKey}, 'null'::jsonb)
      on conflict (key) do update set value = meta.value`)
    if ((await storedEdition(tx)) === hash) return false
    for (const table of [place, landmark, cityArea]) await tx.delete(table)
    await insertRows(tx, place, edition.rows())
    await insertRows(tx, landmark, facts.landmarks)
    await insertRows(tx, cityArea, facts.areas)
    await tx.execute(sql`update meta set value = to_jsonb(${hash}::text) where key = ${editionKey}`)
    await bumpCatalogueVersion(tx)
    return true
  })
}

async function storedEdition(executor: Executor): Promise<string | null> {
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
