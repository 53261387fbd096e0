import { step, tell } from '../kernel/config/console'
import type { Database } from '../kernel/database/executor'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import { writeSourceOfFile } from '../repositories/hotel-source'
import { readPlaces } from '../repositories/places'
import type { CityBook } from './city-book'
import type { AskedImport } from './command-words'
import { createFetchPictures } from './fetch-pictures'
import { importFile } from './import-file'
import { refusedShare, reportLines } from './report-lines'
import { readCityBook } from './read-city-book'
import { mergedRoomRows, readRoomRows, type RoomRows } from './room-rows'
import { type AskFor, sourceOfFile } from './source-of-file'
import { UnreadableFile } from './source-record'

/** What importing files works with. */
interface Services {
  readonly database: Database
  readonly pictures: PictureLibrary
}

/** Imports files one after the other and prints what became of every entry; returns the exit code. */
export async function importAll(asked: AskedImport, services: Services, askFor: AskFor): Promise<number> {
  const shares: ReturnType<typeof refusedShare>[] = []
  const rooms = await roomRowsOf(asked.roomFiles, shares)
  const book = readCityBook(await readPlaces(services.database.db))
  if (asked.isDryRun) console.log('  Dry run: nothing is written.')
  for (const file of asked.files) {
    const share = await orUnreadable(file, () => importOne(file, { asked, services, askFor, rooms, book }))
    shares.push(share ?? 'all')
  }
  const isAnyRead = shares.some((share) => share !== 'all')
  for (const hotel of isAnyRead ? (rooms?.unused() ?? []) : []) {
    console.log(`  rooms of hotel ${hotel}  refused: no file has a hotel with this id`)
    shares.push('some')
  }
  if (shares.every((share) => share === 'nothing')) return 0
  return shares.every((share) => share === 'all') ? 2 : 1
}

interface OneFile {
  readonly asked: AskedImport
  readonly services: Services
  readonly askFor: AskFor
  readonly rooms: RoomRows | undefined
  readonly book: CityBook
}

async function importOne(file: string, { asked, services, askFor, rooms, book }: OneFile) {
  const { database, pictures: library } = services
  const { isDryRun, isPlaceTrusted, countryCode, map } = asked
  const source = await sourceOfFile(database.db, file, { given: asked.source, askFor })
  if (!isDryRun) await writeSourceOfFile(database.db, file, source)
  console.log(`  Source: ${source}`)
  const fetchPictures = asked.fetchesPictures
    ? createFetchPictures({ allowsLocal: asked.allowsLocalPictures })
    : undefined
  const imported = await step(`${isDryRun ? 'Checking' : 'Importing'} ${file}`, (onProgress) =>
    importFile(file, {
      database,
      library,
      source,
      book,
      words: { countryCode, isPlaceTrusted },
      map,
      rooms,
      isDryRun,
      fetchPictures,
      onProgress,
    }),
  )
  for (const line of reportLines(file, imported)) console.log(line)
  return refusedShare(imported)
}

async function roomRowsOf(files: readonly string[], shares: ReturnType<typeof refusedShare>[]) {
  const read: RoomRows[] = []
  for (const file of files) {
    const rows = await orUnreadable(file, () => readRoomRows(file))
    if (rows === null) shares.push('all')
    for (const { line, reason } of rows?.refused ?? []) {
      console.log(`  ${file} line ${line}  refused: ${reason}`)
      shares.push('some')
    }
    if (rows) read.push(rows)
  }
  return read.length > 0 ? mergedRoomRows(read) : undefined
}

/** What is done with a file, or null with a word where it can't be read. */
async function orUnreadable<Result>(file: string, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    tell(`${file}: ${error.message}`)
    return null
  }
}
