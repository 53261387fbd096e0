import { type Imported, importFile } from './import-file'
import type { Database, Executor } from '../kernel/database/executor'
import { listSources, readSourceOfFile, writeSourceOfFile } from './repository'
import { readRecords, UnreadableFile } from './records'
import { step, logLine } from '../kernel/console'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import { readPlaces } from '../stays/destinations/repository'
import type { CityBook } from './city-book'
import type { ImportRequest } from './command'
import { createFetchPictures } from './pictures'
import { readCityBook } from './read-city-book'
import type { Clock } from '../kernel/time/clock'
import type { RandomSource } from '../kernel/crypto/random-source'
import { importSkus } from './vouchers/import-skus'
import { mergedRoomRows, readRoomRows, type RoomRows } from './draft-rooms'

/** Returns the report of an imported file: a line for each changed or refused entry, then the totals and the unused fields. */
export function reportLines(file: string, imported: readonly Imported[]): string[] {
  const count = (result: Imported['result']) => imported.filter((one) => one.result === result).length
  const results = (['added', 'changed', 'unchanged', 'refused'] as const).map((result) => `${count(result)} ${result}`)
  const rooms = imported.reduce((sum, { refusedRooms }) => sum + refusedRooms, 0)
  return [
    file,
    ...imported.filter(isWorthALine).map(entryLine),
    `  ${results.join(', ')} of ${imported.length}${rooms > 0 ? `; ${rooms} rooms refused` : ''}`,
    ...unusedLine(imported),
  ]
}

/** How much of some entries was refused, rooms of theirs too. */
function refusedShare(imported: readonly Imported[]): 'nothing' | 'some' | 'all' {
  if (imported.length > 0 && imported.every(({ result }) => result === 'refused')) return 'all'
  return imported.some(({ result, refusedRooms }) => result === 'refused' || refusedRooms > 0) ? 'some' : 'nothing'
}

const isWorthALine = ({ result, refusedRooms }: Imported) => result !== 'unchanged' || refusedRooms > 0

function entryLine({ line, label, result, reason, warnings, unused }: Imported): string {
  const what = result === 'refused' ? `refused: ${reason}` : [result, reason].filter(Boolean).join(', ')
  const left = unused.length > 0 ? [`not used: ${unused.join(', ')}`] : []
  return [`  line ${line}  ${label}  ${what}`, ...warnings, ...left].join('; ')
}

function unusedLine(imported: readonly Imported[]): string[] {
  const counts = new Map<string, number>()
  for (const name of imported.flatMap(({ unused }) => unused)) counts.set(name, (counts.get(name) ?? 0) + 1)
  if (counts.size === 0) return []
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  return [`  Fields that nothing was made of: ${sorted.map(([name, times]) => `${name} (${times})`).join(', ')}`]
}

/** Ids of OpenStreetMap mean the same in every file. */
const OPENSTREETMAP = 'openstreetmap'

/** Prompts somebody at a terminal; null where nobody can reply. */
export type PromptFor = ((prompt: string) => Promise<string>) | null

/** Returns the source of a file's hotels: as given on the command line, as stored before, or as prompted for. Throws UnreadableFile when it is unknown, or when the command line contradicts the stored one, which would add all hotels twice. */
async function sourceOfFile(
  db: Executor,
  path: string,
  { given, promptFor }: { readonly given: string | null; readonly promptFor: PromptFor },
): Promise<string> {
  const known = await readSourceOfFile(db, path)
  if (known !== null && given !== null && given !== known)
    throw new UnreadableFile(
      `Its hotels were imported as "${known}". Leave out --source, remove them with --remove-source ${known} first, or give the other operator's file another path.`,
    )
  if (given !== null) return given
  if (known !== null) return known
  if (await isOfOpenStreetMap(path)) return OPENSTREETMAP
  const sources = (await listSources(db)).map(({ name }) => name)
  const names = sources.length > 0 ? ` Known sources: ${sources.join(', ')}.` : ''
  const replied = (await promptFor?.(`Whose hotels are in ${path}? Name their source.${names}`))?.trim()
  if (replied) return replied
  throw new UnreadableFile(`Say once whose hotels these are, with --source NAME.${names}`)
}

async function isOfOpenStreetMap(path: string): Promise<boolean> {
  const { records } = await readRecords(path)
  return /^(node|way|relation)\/\d+$/.test(String(records[0]?.fields.get('@id') ?? records[0]?.fields.get('id')))
}

/** What importing files works with. */
interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly random: RandomSource
  readonly pictures: PictureLibrary
}

/** Imports files one after the other and prints what became of every entry; returns the exit code. */
export async function importAll(parsed: ImportRequest, services: Services, promptFor: PromptFor): Promise<number> {
  const shares: ReturnType<typeof refusedShare>[] = []
  const rooms = await roomRowsOf(parsed.roomFiles, shares)
  const book = readCityBook(await readPlaces(services.database.db))
  if (parsed.isDryRun) console.log('  Dry run: nothing is written.')
  for (const file of parsed.files) {
    const share = await orUnreadable(file, () => importOne(file, { parsed, services, promptFor, rooms, book }))
    shares.push(share ?? 'all')
  }
  const isAnyRead = shares.some((share) => share !== 'all')
  for (const hotel of isAnyRead ? (rooms?.unused() ?? []) : []) {
    console.log(`  rooms of hotel ${hotel}  refused: no file has a hotel with this id`)
    shares.push('some')
  }
  // Hotels first: vouchers name them.
  for (const file of parsed.voucherFiles) {
    const share = await orUnreadable(file, () => importOneOfVouchers(file, { parsed, services, promptFor }))
    shares.push(share ?? 'all')
  }
  if (shares.every((share) => share === 'nothing')) return 0
  return shares.every((share) => share === 'all') ? 2 : 1
}

interface OneFileOfVouchers {
  readonly parsed: ImportRequest
  readonly services: Services
  readonly promptFor: PromptFor
}

interface OneFile extends OneFileOfVouchers {
  readonly rooms: RoomRows | undefined
  readonly book: CityBook
}

/** Resolves whose entries a file has, remembers it unless nothing is to be written, and prints it. */
async function namedSource(file: string, { parsed, services, promptFor }: OneFileOfVouchers): Promise<string> {
  const { db } = services.database
  const source = await sourceOfFile(db, file, { given: parsed.source, promptFor })
  if (!parsed.isDryRun) await writeSourceOfFile(db, file, source)
  console.log(`  Source: ${source}`)
  return source
}

const verbOf = ({ isDryRun }: ImportRequest) => (isDryRun ? 'Checking' : 'Importing')

async function importOneOfVouchers(file: string, parts: OneFileOfVouchers) {
  const { parsed, services } = parts
  const source = await namedSource(file, parts)
  const { imported, ended, notEnded } = await step(`${verbOf(parsed)} ${file}`, () =>
    importSkus(file, { ...services, source, isDryRun: parsed.isDryRun }),
  )
  for (const line of reportLines(file, imported)) console.log(line)
  if (ended.length > 0) console.log(`  no longer in the file, sale ended: ${ended.join(', ')}`)
  if (notEnded !== null) console.log(`  vouchers that are missing in the file stay on sale: ${notEnded}`)
  return refusedShare(imported)
}

async function importOne(file: string, { parsed, services, promptFor, rooms, book }: OneFile) {
  const { database, pictures: library } = services
  const { isDryRun, isPlaceTrusted, countryCode, map } = parsed
  const source = await namedSource(file, { parsed, services, promptFor })
  const fetchPictures = parsed.fetchesPictures
    ? createFetchPictures({ allowsLocal: parsed.allowsLocalPictures })
    : undefined
  const imported = await step(`${verbOf(parsed)} ${file}`, (onProgress) =>
    importFile(file, {
      database,
      library,
      source,
      book,
      defaults: { countryCode, isPlaceTrusted },
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
    logLine(`${file}: ${error.message}`)
    return null
  }
}
