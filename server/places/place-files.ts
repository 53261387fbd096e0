import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { place, PlaceKind } from '../kernel/database/schema/places'

/** A place as the database keeps it. */
export type PlaceRow = typeof place.$inferSelect

/** The world's places as they lie in files, and a hash that tells one edition from another. */
export interface PlaceEdition {
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
  const texts = files.map(([name, kind]) => ({
    kind,
    text: readFileSync(join(root, 'server/stays/reference/places', `${name}.tsv`), 'utf8'),
  }))
  const hash = createHash('sha256')
  for (const { text } of texts) hash.update(text)
  return { hash: hash.digest('hex'), rows: () => texts.flatMap(({ text, kind }) => placesIn(text, kind)) }
}

/** The places in a file's text, whose first line names the columns. */
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
