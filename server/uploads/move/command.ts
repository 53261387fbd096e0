import { join } from 'node:path'
import { type Env, readEnv } from '../../kernel/config/env'
import { databaseName, plainFailure, step } from '../../kernel/console'
import type { Database } from '../../kernel/database/executor'
import { migrate } from '../../kernel/database/migrate'
import { openBesideServer } from '../../kernel/database/open-beside-server'
import type { Services } from '../../kernel/services'
import { countToMove, moveUploads } from './move-files'

const USAGE = `Usage: npm run move-uploads
Moves the files that people sent into the store of the settings: the bucket of S3_BUCKET, else DATA_DIR/uploads.
It takes those that still stand in the database, and with a bucket those of the folder, also while the server runs.
Each file is read again from its new place and compared before its old copy goes; running it again goes on.

Ends with 0 where all files have moved, 1 where some could not, 2 where nothing could be tried or it broke off.`

const targetName = ({ s3, dataDir }: Env) => (s3 ? `the bucket ${s3.bucket}` : join(dataDir, 'uploads'))

async function moveAll(services: Services): Promise<number> {
  const { env } = services
  console.log(`  Database: ${databaseName(env)}`)
  const total = await countToMove(services)
  const { files, bytes, faults } = await step(`Moving files to ${targetName(env)}`, (onProgress) => {
    let done = 0
    return moveUploads(services, () => onProgress((done += 1), total))
  })
  console.log(`  ${files} files moved, ${(bytes / 1e6).toFixed(1)} MB. The server deletes their old copies.`)
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? 0 : 1
}

/** Moves files for the command line, alone or beside a running server; returns the exit code. */
export async function runMoveUploads(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
  createServices: (env: Env, database: Database) => Promise<Services>,
): Promise<number> {
  if (args.length > 0) {
    const isHelp = args[0] === '--help'
    if (isHelp) console.log(USAGE)
    else console.error(USAGE)
    return isHelp ? 0 : 2
  }
  let database: Database | null = null
  try {
    const env = readEnv(environment, root)
    database = await openBesideServer(env)
    await migrate(database, join(root, 'server', 'migrations'))
    return await moveAll(await createServices(env, database))
  } catch (error) {
    console.error(plainFailure(error, null) ?? error)
    return 2
  } finally {
    await database?.close()
  }
}
