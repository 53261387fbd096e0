import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import type { Database } from '../database/executor'
import type { PictureLibrary } from '../pictures/picture-library'
import type { CityRow } from '../repositories/catalogue-rows'
import { readCities, readFxRates } from '../repositories/catalogue-basics'
import { readCountriesAround } from '../repositories/countries-around'
import { readHotelSources } from '../repositories/hotel-source'
import { draftHotel } from './draft-hotel'
import type { Drafted, HotelDraft } from './hotel-draft'
import { cityOfDraft, type CityFacts } from './import-cities'
import { importHotel } from './import-hotel'
import { mergeDrafts } from './merge-drafts'
import { readRecords } from './read-records'

/** What happened to one entry of a file. */
export interface Imported {
  readonly line: number
  readonly label: string
  readonly result: 'added' | 'changed' | 'unchanged' | 'refused'
  /** Why it was refused, or into which city it came. */
  readonly said: string
  readonly notes: readonly string[]
  readonly unused: readonly string[]
}

/** What an import works with; source names the operator and is the file's name where it is left out. */
export interface ImportParts {
  readonly database: Database
  readonly library: PictureLibrary
  readonly source?: string
  readonly onProgress?: (done: number, of: number) => void
}

/** Imports a file hotel by hotel, each whole or not at all; entries that have not changed since are left alone; throws UnreadableFile. */
export async function importFile(path: string, parts: ImportParts): Promise<Imported[]> {
  const { records, refused } = await readRecords(path)
  const drafted = mergeDrafts(records.map(draftHotel))
  const cities = await readCities(parts.database.db)
  const known = new Set(cities.map(({ id }) => id))
  const fx = await readFxRates(parts.database.db)
  const facts = { cities: [...cities], known, currencies: new Set(fx.keys()), pictures: parts.library }
  const source = parts.source ?? sourceOf(path, drafted)
  const before = await readHotelSources(parts.database.db, source)
  const results: Imported[] = refused.map(({ line, reason }) => told(line, '(no entry)', 'refused', reason))
  for (const one of drafted) {
    const hashBefore = one.draft ? before.get(one.draft.sourceId)?.contentHash : undefined
    results.push(await importDraft(one, { ...parts, source, facts, hashBefore }))
    parts.onProgress?.(results.length, drafted.length + refused.length)
  }
  return results.sort((one, other) => one.line - other.line)
}

interface DraftParts extends ImportParts {
  readonly source: string
  readonly facts: CityFacts & { readonly cities: CityRow[] }
  readonly hashBefore: string | undefined
}

async function importDraft(drafted: Drafted, parts: DraftParts): Promise<Imported> {
  const { line, label, draft, refusal, notes, unused } = drafted
  const { database, library, source, facts, hashBefore } = parts
  const tell = (result: Imported['result'], said: string) => ({ line, label, result, said, notes, unused })
  if (!draft) return tell('refused', refusal ?? '')
  const contentHash = hashOf(draft)
  if (contentHash === hashBefore) return tell('unchanged', '')
  const astray = await countryAstray(draft, database)
  if (astray !== null) return tell('refused', astray)
  const city = cityOfDraft(draft, facts)
  if (typeof city === 'string') return tell('refused', city)
  await importHotel(database, library, { source, draft, contentHash, city })
  if (!facts.cities.includes(city)) facts.cities.push(city)
  return tell(hashBefore === undefined ? 'added' : 'changed', city.name)
}

/** Says so when no place of the address's country is anywhere near the hotel's place on the map: a traveller would be sent to the wrong one. */
async function countryAstray({ countryCode, lat, lng }: HotelDraft, { db }: Database): Promise<string | null> {
  const [nearest, ...others] = await readCountriesAround(db, lat, lng)
  if (nearest === undefined || countryCode === '' || [nearest, ...others].includes(countryCode)) return null
  return `its address is in ${countryCode}, but its place on the map is in ${nearest}`
}

const told = (line: number, label: string, result: Imported['result'], said: string): Imported => ({
  line,
  label,
  result,
  said,
  notes: [],
  unused: [],
})

const hashOf = (draft: HotelDraft) => createHash('sha256').update(JSON.stringify(draft)).digest('hex')

/** Ids of OpenStreetMap mean the same in every file; others are the file's own. */
function sourceOf(path: string, drafted: readonly Drafted[]): string {
  const first = drafted.find(({ draft }) => draft)?.draft
  return first && /^(node|way|relation)\/\d+$/.test(first.sourceId) ? 'openstreetmap' : basename(path, extname(path))
}
