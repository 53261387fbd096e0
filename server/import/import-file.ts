import { createHash } from 'node:crypto'
import { minorAmount } from '@/domain/money/amount-text'
import { currencyOf } from '@/domain/money/currency'
import type { FxRates } from '@/domain/rates/rate-facts'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import { type CityRow, readFxRates } from '../stays/repository/catalogue'
import { cityRow } from './place-hotel'
import { DEAREST_CNY } from './record-reader'
import type { Drafted, HotelDraft, RoomDraft } from './hotel-draft'
import { mergeDrafts, type PlacedHotel, placedHotel } from './merge-drafts'
import type { Database } from '../kernel/database/executor'
import { readHotelSources } from './repository'
import type { CityBook } from './city-book'
import { draftHotel, type FileDefaults } from './draft-hotel'
import { type FetchPictures, gatherPictures } from './pictures'
import { importedHotelId, importHotel } from './import-hotel'
import { readRecords, renamedFields, type SourceRecord } from './records'
import { type RoomRows, withRooms } from './draft-rooms'

/** Raised when the same entry becomes something else than before, so that it is written again. */
const EDITION = 1

/** A hotel that can be written as it is. */
interface PreparedHotel {
  readonly draft: HotelDraft
  readonly city: CityRow
  readonly contentHash: string
  readonly warnings: readonly string[]
  readonly refusedRooms: number
}

/** With what hotels are prepared. */
interface PrepareParts {
  readonly library: PictureLibrary
  readonly fx: FxRates
}

/** Converts a placed entry to its city's currency, without rooms whose price is unusable; returns the reason when it must be refused. */
function prepareHotel({ drafted, place }: PlacedHotel, { library, fx }: PrepareParts): PreparedHotel | string {
  const { draft } = drafted
  if (!draft) return drafted.refusal ?? ''
  const city = cityRow(place, draft, { library, currencies: new Set(fx.keys()) })
  if (typeof city === 'string') return city
  const currencyCode = draft.currencyCode || city.currencyCode
  const rate = fx.get(currencyCode)
  if (!rate || !currencyOf(currencyCode)) return `currency "${currencyCode}" has no exchange rate`
  const warnings = [...drafted.warnings]
  const isPriced = (room: RoomDraft) => isBelievable(room.rateAmount, currencyCode, rate)
  const rooms = draft.rooms.filter(isPriced)
  for (const room of draft.rooms)
    if (!isPriced(room))
      warnings.push(`room "${room.name}" costs ${room.rateAmount} ${currencyCode}, which is no price`)
  const isFromPriced = draft.priceFrom !== null && isBelievable(draft.priceFrom, currencyCode, rate)
  const priced = { ...draft, rooms, priceFrom: isFromPriced ? draft.priceFrom : null }
  const contentHash = createHash('sha256')
    .update(JSON.stringify([EDITION, city.id, priced]))
    .digest('hex')
  const refusedRooms = drafted.refusedRooms + draft.rooms.length - rooms.length
  return { draft: priced, city, contentHash, warnings, refusedRooms }
}

/** Whether an amount is at least the smallest coin and at most a believable price of a night. */
function isBelievable(amount: number, currencyCode: string, cnyPerUnit: number): boolean {
  return minorAmount(amount, currencyCode) >= 1 && amount * cnyPerUnit <= DEAREST_CNY
}

/** What happened to one entry of a file. */
export interface Imported {
  readonly line: number
  readonly label: string
  readonly result: 'added' | 'changed' | 'unchanged' | 'refused'
  /** Why it was refused, or into which city it came. */
  readonly reason: string
  readonly warnings: readonly string[]
  readonly refusedRooms: number
  readonly unused: readonly string[]
}

/** What an import works with; source is the operator's name. */
interface ImportParts {
  readonly database: Database
  readonly library: PictureLibrary
  readonly source: string
  /** All cities that addresses may name; made once for all files. */
  readonly book: CityBook
  readonly defaults?: FileDefaults
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

function placedHotels(records: readonly SourceRecord[], { book, defaults, map, rooms }: ImportParts) {
  const drafted = records.map((record) =>
    placedHotel(draftHotel(withRooms(renamedFields(record, map), rooms), defaults), book),
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
  const entry = { line, label, warnings: [...prepared.warnings, ...gathered.warnings], refusedRooms, unused }
  if (isOnlyMissing && gathered.fetched.length === 0) return { ...entry, result: 'unchanged', reason: '' }
  if (!isDryRun) await importHotel(database, library, { source, sourceId, draft, contentHash, city, gathered })
  return { ...entry, result: hashBefore === undefined ? 'added' : 'changed', reason: city.name }
}

function refusedEntry(entry: Pick<Drafted, 'line' | 'label' | 'refusal'> & Partial<Drafted>): Imported {
  const { line, label, refusal, warnings = [], refusedRooms = 0, unused = [] } = entry
  return { line, label, result: 'refused', reason: refusal ?? '', warnings, refusedRooms, unused }
}
