import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { deriveKey } from '../../crypto/secrets'
import { systemClock } from '../../time/clock'
import { databaseName, plainFailure, step, logLine } from '../../console'
import type { Database } from '../executor'
import { migrate, readMigrations } from '../migrate'
import { openDatabase } from '../open-database'
import { type Env, readEnv } from '../../config/env'
import { openBesideServer } from '../open-beside-server'
import { UnusableBackup } from './backup-lines'
import { checkBackup, DatabaseNotEmpty, migrationsOf, restoreBackup } from './restore-backup'
import { NothingToBackUp, writeBackup } from './write-backup'

const BACKUP_USAGE = `Usage: npm run backup -- FILE
Writes all that the database holds into FILE, also while the server runs. Ends with 0, or with 2 where nothing was written.`

const RESTORE_USAGE = `Usage: npm run restore -- [--new-secret] FILE
Puts a backup into an empty database, while no server runs on it, and brings it up to this version.

  --new-secret   also where SECRET is not the one of the backup: document numbers and waiting emails
                 cannot be read any more then, and everybody has to sign in again

Ends with 0, or with 2 where nothing was restored.`

const secretIdOf = ({ secret }: Env) => deriveKey(secret, 'backup').toString('hex').slice(0, 16)

/** Where the secret of a server stands. */
const secretPlace = (env: Env, environment: NodeJS.ProcessEnv) =>
  environment.SECRET === undefined ? join(env.dataDir, 'secret') : 'the setting SECRET'

function plainWord(error: unknown, file: string): string | null {
  if (error instanceof UnusableBackup) return `${file} cannot be restored: ${error.message}. Nothing was written.`
  if (error instanceof NothingToBackUp) return `${error.message} Nothing was written.`
  if (error instanceof DatabaseNotEmpty)
    return 'The database is not empty. A backup is restored into an empty one only: set another DATA_DIR or DATABASE_URL. Nothing was written.'
  return plainFailure(error, null)
}

async function orPlainWord(file: string, work: () => Promise<void>): Promise<number> {
  try {
    await work()
    return 0
  } catch (error) {
    console.error(plainWord(error, file) ?? error)
    return 2
  }
}

async function withDatabase(opened: Promise<Database>, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await opened
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

const megabytes = (file: string) => `${(statSync(file).size / 1e6).toFixed(1)} MB`

/** Backs up the database for the command line; returns the exit code. */
export async function runBackup(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
): Promise<number> {
  const [file] = args
  if (file === undefined || args.length > 1 || file.startsWith('-')) {
    console.error(BACKUP_USAGE)
    return 2
  }
  return orPlainWord(file, async () => {
    const env = readEnv(environment, root)
    await withDatabase(
      step('Opening the database', () => openBesideServer(env)),
      async (database) => {
        console.log(`  Database: ${databaseName(env)}`)
        const facts = { createdAt: systemClock.now().toISOString(), secretId: secretIdOf(env) }
        const written = await step(`Writing ${file}`, (onProgress) => writeBackup(database, file, facts, onProgress))
        console.log(`  ${written.rows} rows of ${written.tables} tables, ${megabytes(file)}`)
        logLine(`Keep a copy of the secret elsewhere (${secretPlace(env, environment)}): it is not in the backup.`)
      },
    )
  })
}

/** Restores a backup for the command line; returns the exit code. */
export async function runRestore(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
): Promise<number> {
  const isSecretNew = args.includes('--new-secret')
  const [file, ...more] = args.filter((word) => word !== '--new-secret')
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    console.error(RESTORE_USAGE)
    return 2
  }
  if (!existsSync(file)) {
    console.error(`There is no file ${file}.`)
    return 2
  }
  return orPlainWord(file, async () => {
    const env = readEnv(environment, root)
    const folder = join(root, 'server', 'migrations')
    const known = readMigrations(folder)
    const checked = await step(`Checking ${file}`, () => checkBackup(file))
    migrationsOf(checked.header, known)
    if (!isSecretNew && checked.header.secretId !== secretIdOf(env))
      throw new UnusableBackup(
        `it was made under another secret than ${secretPlace(env, environment)}. Put that one there, or say --new-secret: then document numbers and waiting emails cannot be read any more, and everybody has to sign in again`,
      )
    const opened = step('Opening the database', () => openDatabase(env, { log: logLine, lost: () => process.exit(1) }))
    await withDatabase(opened, async (database) => {
      console.log(`  Database: ${databaseName(env)}`)
      await step(`Restoring what was stored at ${checked.header.createdAt}`, (onProgress) =>
        restoreBackup(database, file, { ...checked, known }, onProgress),
      )
      await step('Migrating', () => migrate(database, folder))
    })
  })
}
