import type { Services } from '../kernel/services'
import { parseArgs } from 'node:util'
import { basename } from 'node:path'
import { countryCodeOf } from './countries'
import { factNames, plainName } from './field-aliases'
import { createInterface } from 'node:readline/promises'
import { systemClock } from '../kernel/time/clock'
import { databaseName, plainFailure, step, logLine } from '../kernel/console'
import type { Database } from '../kernel/database/executor'
import { readEnv } from '../kernel/config/env'
import { createRandomSource } from '../kernel/crypto/random-source'
import { openBesideServer } from '../kernel/database/open-beside-server'
import { loadPictureLibrary } from '../kernel/pictures/picture-library'
import { listSources } from './repository'
import { fillReference, isCatalogueFilled } from '../stays/reference/fill-reference'
import { type PromptFor, importAll } from './import-all'
import { removeSource } from './import-hotel'
import { removeSkusOfSource } from './vouchers/import-skus'

/** The parsed command line. */
type Parsed = ImportRequest | { readonly kind: 'sources' } | { readonly kind: 'remove'; readonly source: string }

/** Files to import and the options for them. */
export interface ImportRequest {
  readonly kind: 'import'
  readonly files: readonly string[]
  readonly roomFiles: readonly string[]
  readonly voucherFiles: readonly string[]
  readonly source: string | null
  readonly countryCode: string | null
  readonly isPlaceTrusted: boolean
  readonly isDryRun: boolean
  readonly allowsLocalPictures: boolean
  readonly fetchesPictures: boolean
  readonly map: ReadonlyMap<string, string>
}

const USAGE = `Usage: npm run import -- [options] FILE...
Takes hotels and vouchers from .geojson (OpenStreetMap), .json and .csv files; docs/import.md lists the fields.

  --source NAME         whose hotels these are; remembered for each file
  --sources             lists all sources with their hotels and files
  --remove-source NAME  removes all hotels and vouchers of a source
  --dry-run             reports what would be done and writes nothing
  --rooms FILE          rooms by the id of their hotel; a file called rooms.csv is one anyway
  --vouchers FILE       vouchers for hotels by their ids; a file called vouchers.json is one anyway
  --map NAME=COLUMN     takes the fact NAME from the field COLUMN; may be given many times
  --country CODE        all hotels are in this country, whatever the map says
  --trust-places        takes hotels far from the city or country of their address too
  --no-pictures         fetches no pictures
  --local-pictures      fetches pictures from private addresses too

Ends with 0 where all was taken, 1 where something was refused, 2 where nothing was taken.`

const SOURCE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u

const options = {
  source: { type: 'string' },
  sources: { type: 'boolean' },
  'remove-source': { type: 'string' },
  'dry-run': { type: 'boolean' },
  rooms: { type: 'string', multiple: true },
  vouchers: { type: 'string', multiple: true },
  map: { type: 'string', multiple: true },
  country: { type: 'string' },
  'trust-places': { type: 'boolean' },
  'no-pictures': { type: 'boolean' },
  'local-pictures': { type: 'boolean' },
} as const

/** Parses the command line; returns the error message when it is invalid. */
export function readArguments(args: readonly string[]): Parsed | string {
  const parsed = parsedArguments(args)
  if (typeof parsed === 'string') return parsed
  const { values, positionals } = parsed
  if (values.sources) return { kind: 'sources' }
  const removed = values['remove-source']
  if (removed !== undefined) return { kind: 'remove', source: removed }
  const isRooms = (file: string) => /(^|[-_ ])rooms\.csv$/i.test(basename(file))
  const isVouchers = (file: string) => /(^|[-_ ])vouchers\.(csv|json)$/i.test(basename(file))
  const files = positionals.filter((file) => !isRooms(file) && !isVouchers(file))
  const voucherFiles = [...(values.vouchers ?? []), ...positionals.filter(isVouchers)]
  if (files.length === 0 && voucherFiles.length === 0) return 'No file of hotels or vouchers is named.'
  if (values.source !== undefined && !SOURCE_NAME.test(values.source))
    return 'The name of a source has letters, digits, spaces, dots and hyphens, 60 at most.'
  const countryCode = values.country === undefined ? null : countryCodeOf(values.country)
  if (countryCode === null && values.country !== undefined) return `"${values.country}" is no known country.`
  const map = mapOf(values.map ?? [])
  if (typeof map === 'string') return map
  return {
    kind: 'import',
    files,
    roomFiles: [...(values.rooms ?? []), ...positionals.filter(isRooms)],
    voucherFiles,
    source: values.source ?? null,
    countryCode,
    isPlaceTrusted: values['trust-places'] ?? false,
    isDryRun: values['dry-run'] ?? false,
    fetchesPictures: !values['no-pictures'],
    allowsLocalPictures: values['local-pictures'] ?? false,
    map,
  }
}

function parsedArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Columns with the name under which their fact is known best. */
function mapOf(pairs: readonly string[]): ReadonlyMap<string, string> | string {
  const map = new Map<string, string>()
  for (const pair of pairs) {
    const name = pair.slice(0, pair.indexOf('='))
    const column = pair.slice(pair.indexOf('=') + 1)
    const names = Object.entries(factNames).find(
      ([fact, known]) => plainName(fact) === plainName(name) || known.some((one) => plainName(one) === plainName(name)),
    )?.[1]
    if (!pair.includes('=') || column === '') return `--map ${pair} is not NAME=COLUMN.`
    if (!names) return `--map ${pair}: "${name}" is no fact of a hotel; docs/import.md lists them.`
    map.set(column, names[0])
  }
  return map
}

/** What an import works with. */
type ImportServices = Parameters<typeof importAll>[1]

/** Runs the import of a command line on a database that `prepare` has brought up to this version, alone or beside a running server. Returns the exit code: 1 where something was refused, 2 where nothing was done. */
export async function runImport(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
  prepare: (services: Pick<Services, 'env' | 'database' | 'clock' | 'pictures'>) => Promise<void>,
): Promise<number> {
  const parsed = readArguments(args)
  if (typeof parsed === 'string') {
    console.error(`${parsed}\n\n${USAGE}`)
    return 2
  }
  let database: Database | null = null
  try {
    const env = readEnv(environment, root)
    database = await step('Opening the database', () => openBesideServer(env))
    console.log(`  Database: ${databaseName(env)}`)
    const random = createRandomSource(systemClock)
    const services = { env, database, clock: systemClock, random, pictures: loadPictureLibrary(root) }
    await prepare(services)
    // An operator without the demo hotels still needs its cities, currencies and holidays.
    if (!(await isCatalogueFilled(database.db))) await fillReference(services)
    return await carryOut(parsed, services)
  } catch (error) {
    console.error(plainFailure(error, null) ?? error)
    return 2
  } finally {
    await database?.close()
  }
}

async function carryOut(parsed: Parsed, services: ImportServices): Promise<number> {
  const { database } = services
  if (parsed.kind === 'import') return importAll(parsed, services, promptFor())
  const sources = await listSources(database.db)
  if (parsed.kind === 'sources') {
    for (const { name, hotels, files } of sources)
      console.log(`  ${name}: ${hotels} hotels from ${files.join(', ') || '-'}`)
    if (sources.length === 0) console.log('  Nothing was imported yet.')
    return 0
  }
  if (!sources.some(({ name }) => name === parsed.source)) {
    logLine(`There is no source "${parsed.source}". Known: ${sources.map(({ name }) => name).join(', ') || 'none'}.`)
    return 2
  }
  const { removed, offSale, vouchers } = await step(`Removing ${parsed.source}`, async () => {
    const removedVouchers = await removeSkusOfSource(services, parsed.source)
    return { ...(await removeSource(database, parsed.source)), vouchers: removedVouchers }
  })
  if (vouchers.removed + vouchers.ended > 0)
    console.log(`  ${vouchers.removed} vouchers removed, the sale of ${vouchers.ended} ended because of orders`)
  console.log(`  ${removed} hotels removed, ${offSale.length} kept off sale because of orders or posts`)
  for (const id of offSale) console.log(`  ${id} is off sale; its orders stay as they are`)
  return offSale.length + vouchers.ended === 0 ? 0 : 1
}

/** Returns a prompt at a terminal; null in a script, where nobody can reply. */
function promptFor(): PromptFor {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null
  return async (prompt) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return await terminal.question(`  ? ${prompt} `)
    } finally {
      terminal.close()
    }
  }
}
