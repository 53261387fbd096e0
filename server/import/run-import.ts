import { parseArgs } from 'node:util'
import { systemClock } from '../clock'
import { step, tell } from '../console-steps'
import type { Database } from '../database/executor'
import { readEnv } from '../env'
import { fillDatabase } from '../fill-database'
import { plainFailure } from '../plain-failure'
import { loadPictureLibrary, type PictureLibrary } from '../pictures/picture-library'
import { isCatalogueSeeded, seedCatalogue } from '../seed/seed-catalogue'
import { importFile } from './import-file'
import { openForImport } from './open-for-import'
import { reportLines } from './report-lines'
import { UnreadableFile } from './source-record'

const USAGE = `Usage: npm run import -- [--source NAME] FILE...
Takes hotels from .geojson (OpenStreetMap), .json and .csv files. NAME tells operators apart; without it, it is the file's name.`

/** Runs the import as the command line asks, beside a running server or alone; answers the process's exit code: 1 where a file could not be read. */
export async function runImport(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
): Promise<number> {
  const asked = readWords(words)
  if (!asked) {
    console.error(USAGE)
    return 1
  }
  let database: Database | null = null
  try {
    const env = readEnv(environment, root)
    database = await step('Opening the database', () => openForImport(env))
    const services = { env, database, clock: systemClock, pictures: loadPictureLibrary(root) }
    await fillDatabase(services)
    // An operator without the demo hotels still needs its cities, currencies and holidays.
    if (!(await isCatalogueSeeded(database.db))) await seedCatalogue(services, { hotels: 0 })
    return await importAll(asked, services.database, services.pictures)
  } catch (error) {
    console.error(plainFailure(error, null) ?? error)
    return 1
  } finally {
    await database?.close()
  }
}

interface Asked {
  readonly files: readonly string[]
  readonly source?: string
}

function readWords(words: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { source: { type: 'string' } },
      allowPositionals: true,
    })
    return positionals.length === 0 ? null : { files: positionals, source: values.source }
  } catch {
    return null
  }
}

async function importAll({ files, source }: Asked, database: Database, library: PictureLibrary): Promise<number> {
  let exitCode = 0
  for (const file of files) {
    try {
      const imported = await step(`Importing ${file}`, (onProgress) =>
        importFile(file, { database, library, source, onProgress }),
      )
      for (const line of reportLines(file, imported)) console.log(line)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      tell(`${file}: ${error.message}`)
      exitCode = 1
    }
  }
  return exitCode
}
