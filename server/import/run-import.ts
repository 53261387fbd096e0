import { createInterface } from 'node:readline/promises'
import { systemClock } from '../kernel/time/clock'
import { databaseName, plainFailure, step, tell } from '../kernel/config/console'
import type { Database } from '../kernel/database/executor'
import { readEnv } from '../kernel/config/env'
import { fillDatabase } from '../fill-database'
import { openBesideServer } from '../kernel/database/open-beside-server'
import { loadPictureLibrary } from '../kernel/pictures/picture-library'
import { listSources } from '../repositories/hotel-source'
import { isCatalogueSeeded, seedCatalogue } from '../seed/seed-catalogue'
import { type Asked, readWords, USAGE } from './command-words'
import { importAll } from './import-all'
import { removeSource } from './remove-source'
import type { AskFor } from './source-of-file'

/** Runs the import as the command line asks, beside a running server or alone; returns the process's exit code: 1 where something was refused, 2 where nothing was done. */
export async function runImport(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
): Promise<number> {
  const asked = readWords(words)
  if (typeof asked === 'string') {
    console.error(`${asked}\n\n${USAGE}`)
    return 2
  }
  let database: Database | null = null
  try {
    const env = readEnv(environment, root)
    database = await step('Opening the database', () => openBesideServer(env))
    console.log(`  Database: ${databaseName(env)}`)
    const services = { env, database, clock: systemClock, pictures: loadPictureLibrary(root) }
    await fillDatabase(services)
    // An operator without the demo hotels still needs its cities, currencies and holidays.
    if (!(await isCatalogueSeeded(database.db))) await seedCatalogue(services, { hotels: 0 })
    return await carryOut(asked, services)
  } catch (error) {
    console.error(plainFailure(error, null) ?? error)
    return 2
  } finally {
    await database?.close()
  }
}

type ImportServices = Parameters<typeof importAll>[1]

async function carryOut(asked: Asked, services: ImportServices): Promise<number> {
  const { database } = services
  if (asked.kind === 'import') return importAll(asked, services, askFor())
  const sources = await listSources(database.db)
  if (asked.kind === 'sources') {
    for (const { name, hotels, files } of sources)
      console.log(`  ${name}: ${hotels} hotels from ${files.join(', ') || '-'}`)
    if (sources.length === 0) console.log('  Nothing was imported yet.')
    return 0
  }
  if (!sources.some(({ name }) => name === asked.source)) {
    tell(`There is no source "${asked.source}". Known: ${sources.map(({ name }) => name).join(', ') || 'none'}.`)
    return 2
  }
  const { removed, offSale } = await step(`Removing ${asked.source}`, () => removeSource(database, asked.source))
  console.log(`  ${removed} hotels removed, ${offSale.length} kept off sale because of orders or posts`)
  for (const id of offSale) console.log(`  ${id} is off sale; its orders stay as they are`)
  return offSale.length === 0 ? 0 : 1
}

/** Somebody at a terminal can be asked, a script can't. */
function askFor(): AskFor {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return await terminal.question(`  ? ${question} `)
    } finally {
      terminal.close()
    }
  }
}
