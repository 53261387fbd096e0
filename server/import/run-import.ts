import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { step, tell } from '../console-steps'
import type { Database } from '../database/executor'
import { migrate } from '../database/migrate'
import { readEnv } from '../env'
import { plainFailure } from '../plain-failure'
import { loadPictureLibrary, type PictureLibrary } from '../pictures/picture-library'
import { isCatalogueSeeded, seedCatalogue } from '../seed/seed-catalogue'
import { systemClock } from '../clock'
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
    const opened = (database = await step('Opening the database', () => openForImport(env)))
    await step('Migrating', () => migrate(opened, join(root, 'server', 'migrations')))
    const library = loadPictureLibrary(root)
    if (!(await isCatalogueSeeded(opened.db))) {
      const services = { database: opened, clock: systemClock, pictures: library }
      await step('Filling the catalogue', (onProgress) =>
        seedCatalogue(services, { hotels: env.seedHotels, onProgress }),
      )
    }
    return await importAll(asked, opened, library)
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
