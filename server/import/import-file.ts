import type { FxRates } from '@/domain/rates/rate-facts'
import type { Database } from '../kernel/database/executor'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import { readFxRates } from '../repositories/catalogue-basics'
import { readHotelSources } from '../repositories/hotel-source'
import type { CityBook } from './city-book'
import { draftHotel, type FileWords } from './draft-hotel'
import type { FetchPictures } from './fetch-pictures'
import { gatherPictures } from './gather-pictures'
import type { Drafted } from './hotel-draft'
import { importedHotelId, importHotel } from './import-hotel'
import { mergeDrafts } from './merge-drafts'
import { type PlacedHotel, placedHotel } from './placed-hotel'
import { prepareHotel } from './prepare-hotel'
import { readRecords } from './read-records'
import { type RoomRows, withRooms } from './room-rows'
import { renamedFields, type SourceRecord } from './source-record'

/** What happened to one entry of a file. */
export interface Imported {
  readonly line: number
  readonly label: string
  readonly result: 'added' | 'changed' | 'unchanged' | 'refused'
  /** Why it was refused, or into which city it came. */
  readonly said: string
  readonly notes: readonly string[]
  readonly refusedRooms: number
  readonly unused: readonly string[]
}

/** What an import works with; source is the operator's name. */
export interface ImportParts {
  readonly database: Database
  readonly library: PictureLibrary
  readonly source: string
  /** All cities that addresses may name; made once for all files. */
  readonly book: CityBook
  readonly words?: FileWords
  /** Names of facts by the file's own names of fields. */
  readonly map?: ReadonlyMap<string, string>
  readonly rooms?: RoomRows
  /** Nothing is written, and no picture is fetched. */
  readonly isDryRun?: boolean
  readonly fetchPictures?: FetchPictures
  readonly onProgress?: (done: number, of: number) => void
}

/** Imports a file hotel by hotel, each whole or not at all; entries that have not changed since are left alone; throws UnreadableFile. */
export async function importFile(path: string, parts: ImportParts): Promise<Imported[]> {
  const { records, refused } = await readRecords(path)
  const { db } = parts.database
  const fx = await readFxRates(db)
  const { hotels, others } = placedHotels(records, parts)
  const before = await readHotelSources(db, parts.source)
  const results = [
    ...refused.map(({ line, reason }) => refusedEntry({ line, label: '(no entry)', refusal: reason })),
    ...others.map(refusedEntry),
  ]
  for (const hotel of hotels) {
    const hashBefore = before.get(hotel.sourceId)?.contentHash
    results.push(await importPlaced(hotel, { ...parts, fx, hashBefore }))
    parts.onProgress?.(results.length, hotels.length + refused.length + others.length)
  }
  return results.toSorted((one, other) => one.line - other.line)
}

function placedHotels(records: readonly SourceRecord[], { book, words, map, rooms }: ImportParts) {
  const drafted = records.map((record) =>
    placedHotel(draftHotel(withRooms(renamedFields(record, map), rooms), words), book),
  )
  const placed = mergeDrafts(drafted.filter((one): one is PlacedHotel => 'place' in one))
  return {
    hotels: placed.filter((one) => one.drafted.draft !== null),
    others: [
      ...drafted.filter((one): one is Drafted => !('place' in one)),
      ...placed.flatMap((one) => (one.drafted.draft === null ? [one.drafted] : [])),
    ],
  }
}

interface HotelParts extends ImportParts {
  readonly fx: FxRates
  readonly hashBefore: string | undefined
}

async function importPlaced(hotel: PlacedHotel, parts: HotelParts): Promise<Imported> {
  const { line, label, unused } = hotel.drafted
  const { database, library, source, hashBefore, isDryRun = false } = parts
  const prepared = prepareHotel(hotel, parts)
  if (typeof prepared === 'string') return refusedEntry({ ...hotel.drafted, refusal: prepared })
  const { draft, city, contentHash, refusedRooms } = prepared
  const { sourceId } = hotel
  const hotelId = importedHotelId(source, sourceId)
  const isOnlyMissing = contentHash === hashBefore
  const fetchPictures = isDryRun ? undefined : parts.fetchPictures
  const gathered = await gatherPictures(hotelId, draft.pictureUrls, { db: database.db, fetchPictures, isOnlyMissing })
  const entry = { line, label, notes: [...prepared.notes, ...gathered.notes], refusedRooms, unused }
  if (isOnlyMissing && gathered.fetched.length === 0) return { ...entry, result: 'unchanged', said: '' }
  if (!isDryRun) await importHotel(database, library, { source, sourceId, draft, contentHash, city, gathered })
  return { ...entry, result: hashBefore === undefined ? 'added' : 'changed', said: city.name }
}

function refusedEntry(entry: Pick<Drafted, 'line' | 'label' | 'refusal'> & Partial<Drafted>): Imported {
  const { line, label, refusal, notes = [], refusedRooms = 0, unused = [] } = entry
  return { line, label, result: 'refused', said: refusal ?? '', notes, refusedRooms, unused }
}
