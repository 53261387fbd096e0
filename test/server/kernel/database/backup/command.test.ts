import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, truncateSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkBackup } from '../../../../../server/kernel/database/backup/restore-backup'
import { projectFolder } from '../../../../support/server/project-folder'
import { serverBundle } from '../../../../support/server/server-bundle'
import {
  newDataDir,
  removeDataDir,
  type ServerProcess,
  startServerProcess,
} from '../../../../support/server/start-server-process'

jest.setTimeout(120_000)

const base = newDataDir()
const file = join(base, 'staylark.backup')
const dataDir = (name: string) => join(base, name)
const SECRET = 'a-secret-that-outlives-a-server-process-0123456789'

let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: dataDir('first'), SEED_HOTELS: '10', SECRET })
})
afterAll(async () => {
  await server.stop()
  for (const name of ['first', 'second', 'fallback']) removeDataDir(dataDir(name))
  removeDataDir(base)
})

interface Ended {
  readonly code: number
  readonly output: string
}

const run = (program: 'back-up-database' | 'restore-database', args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<Ended>((resolve) => {
    const path = join(dirname(serverBundle()), `${program}.mjs`)
    const own = { PATH: process.env.PATH, HOME: process.env.HOME, STAYLARK_ROOT: projectFolder, SECRET, ...env }
    execFile(process.execPath, [path, ...args], { env: own }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

test('backs up beside a running server', async () => {
  const made = await run('back-up-database', [file], { DATA_DIR: dataDir('first') })
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/\d{3,} rows of \d\d tables, \d+\.\d MB/) })
  expect(made.output).toContain('Keep a copy of the secret elsewhere (the setting SECRET)')
  expect(made.output).not.toContain(SECRET)
})

test('restores into an empty folder, where the next server goes on with it', async () => {
  const restored = await run('restore-database', [file], { DATA_DIR: dataDir('second') })
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restoring what was stored at') })
  const again = join(base, 'again')
  expect(await run('back-up-database', [again], { DATA_DIR: dataDir('second') })).toMatchObject({ code: 0 })
  expect((await checkBackup(again)).tables).toEqual((await checkBackup(file)).tables)
  const next = await startServerProcess({ DATA_DIR: dataDir('second'), SEED_HOTELS: '10', SECRET })
  expect(next.output()).not.toContain('Filling the catalogue')
  await next.stop()
})

test('restores into the fallback database too, and from it again', async () => {
  const env = { DATA_DIR: dataDir('fallback'), DATABASE: 'pglite' }
  expect(await run('restore-database', [file], env)).toMatchObject({ code: 0 })
  const again = join(base, 'of-fallback')
  expect(await run('back-up-database', [again], env)).toMatchObject({ code: 0 })
  expect((await checkBackup(again)).tables).toEqual((await checkBackup(file)).tables)
})

test('touches no database that is in use, holds anything or has another secret', async () => {
  const first = await run('restore-database', [file], { DATA_DIR: dataDir('first') })
  expect(first).toMatchObject({ code: 2, output: expect.stringContaining(`process ${server.pid}, already works on`) })
  const byUrl = await run('restore-database', [file], {
    DATA_DIR: dataDir('unused'),
    DATABASE_URL: server.readServerFile().databaseUrl ?? '',
  })
  expect(byUrl).toMatchObject({ code: 2, output: expect.stringContaining('The database is not empty.') })
  const other = { DATA_DIR: dataDir('other'), SECRET: `${SECRET}-and-another` }
  const refused = await run('restore-database', [file], other)
  expect(refused).toMatchObject({ code: 2, output: expect.stringContaining('made under another secret') })
  expect(existsSync(join(dataDir('other'), 'postgres'))).toBe(false)
})

test('explains what is wrong with a file, and writes nothing', async () => {
  const cut = join(base, 'cut')
  copyFileSync(file, cut)
  truncateSync(cut, 10_000)
  const env = { DATA_DIR: dataDir('untouched') }
  const refused = await run('restore-database', [cut], env)
  expect(refused).toMatchObject({
    code: 2,
    output: expect.stringContaining(`${cut} cannot be restored: it is damaged`),
  })
  expect(refused.output).toContain('Nothing was written.')
  expect(existsSync(join(dataDir('untouched'), 'postgres'))).toBe(false)
  const absent = await run('restore-database', [join(base, 'absent')], env)
  expect(absent).toMatchObject({ code: 2, output: expect.stringContaining('There is no file') })
  for (const program of ['back-up-database', 'restore-database'] as const)
    expect(await run(program, [], env)).toMatchObject({ code: 2, output: expect.stringContaining('Usage:') })
})
