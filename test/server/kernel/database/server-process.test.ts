import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { projectFolder } from '../../../support/server/project-folder'
import {
  launchServer,
  newDataDir,
  removeDataDir,
  startServerProcess,
  type ServerProcess,
} from '../../../support/server/start-server-process'
import { createTestDatabase, dropTestDatabase } from '../../../support/server/test-database'

// Each test starts several processes, and other suites may share the processors.
jest.setTimeout(120_000)

const folders: string[] = []
const servers: ServerProcess[] = []

const dataDir = () => {
  const folder = newDataDir()
  folders.push(folder)
  return folder
}
const start = async (env: Record<string, string>) => {
  const server = await startServerProcess(env)
  servers.push(server)
  return server
}

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGTERM')))
  for (const folder of folders) removeDataDir(folder)
})

async function query(server: ServerProcess, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.readServerFile().databaseUrl ?? '' })
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

const postgresPid = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

describe('one data folder', () => {
  const folder = dataDir()
  let postgres: number

  test('the first start makes the database, names each step, and stops in order', async () => {
    const server = await start({ DATA_DIR: folder })
    for (const line of ['Opening the database', 'Migrating', `Ready: ${server.url}`, '/dev/mail', 'Ctrl+C']) {
      expect(server.output()).toContain(line)
    }
    expect(await query(server, 'show fsync')).toEqual([{ fsync: 'on' }])
    postgres = postgresPid(folder)
    expect(await server.stop('SIGINT')).toEqual({ code: 0, signal: null })
    expect(isRunning(postgres)).toBe(false)
    expect(existsSync(join(folder, 'server.json'))).toBe(false)
    expect(existsSync(join(folder, 'server.lock'))).toBe(false)
  })

  test('a second process on the folder is refused with the pid of the first, which goes on', async () => {
    const first = await start({ DATA_DIR: folder })
    await query(first, "insert into meta (key, value) values ('kept', '1')")
    const second = await launchServer({ DATA_DIR: folder })
    expect((await second.ended).code).toBe(1)
    expect(second.output()).toContain(`process ${first.pid}, already works on ${folder}`)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    postgres = postgresPid(folder)
    await first.stop('SIGKILL')
    expect(isRunning(postgres)).toBe(true)
  })

  test('after kill -9 the next start takes the running PostgreSQL over, with what was committed, and stops it', async () => {
    const server = await start({ DATA_DIR: folder })
    expect(server.output()).toContain('still running')
    expect(postgresPid(folder)).toBe(postgres)
    expect(await query(server, "select value from meta where key = 'kept'")).toEqual([{ value: 1 }])
    await server.stop()
    expect(isRunning(postgres)).toBe(false)
  })

  test('after kill -9 of both it starts again, with what was committed', async () => {
    const server = await start({ DATA_DIR: folder })
    postgres = postgresPid(folder)
    await server.stop('SIGKILL')
    process.kill(postgres, 'SIGKILL')
    const next = await start({ DATA_DIR: folder })
    expect(await query(next, "select value from meta where key = 'kept'")).toEqual([{ value: 1 }])
    await next.stop()
  })

  test('two processes share one database by DATABASE_URL', async () => {
    const first = await start({ DATA_DIR: folder })
    const other = dataDir()
    const second = await start({ DATA_DIR: other, DATABASE_URL: first.readServerFile().databaseUrl ?? '' })
    await fetch(`${second.url}/dev/mail.json`)
    expect(await query(second, "select value from meta where key = 'kept'")).toEqual([{ value: 1 }])
    expect(existsSync(join(other, 'postgres'))).toBe(false)
    await second.stop()
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    await first.stop()
  })
})

test('two processes that start at once on one empty database: one migrates and fills it, the other waits, both serve', async () => {
  const databaseUrl = await createTestDatabase('template1')
  const starts = [dataDir(), dataDir()].map((folder) =>
    start({ DATA_DIR: folder, DATABASE_URL: databaseUrl, SEED_HOTELS: '20' }),
  )
  const both = await Promise.all(starts)
  const [first] = both
  if (!first) throw new Error('No server started.')
  const migrations = readdirSync(join(projectFolder, 'server/migrations')).toSorted()
  expect(await query(first, 'select name from schema_migration order by name')).toEqual(
    migrations.map((name) => ({ name })),
  )
  expect(await query(first, 'select count(*)::int as hotels from hotel')).toEqual([{ hotels: 20 }])
  for (const [at, server] of both.entries()) {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect((await fetch(`${server.url}/api/geetest/email/code?email=ann${at}@example.com`)).status).toBe(200)
    await server.stop()
  }
  await dropTestDatabase(databaseUrl)
})

test('a PostgreSQL that is too old is refused in words, and left as it is', async () => {
  const databaseUrl = await createTestDatabase('template1')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`
    create schema older;
    create function older.version() returns text language sql as $$ select 'PostgreSQL 14.19 on a machine' $$;
    alter role current_user in database ${new URL(databaseUrl).pathname.slice(1)} set search_path = older, pg_catalog, public`)
  const server = await launchServer({ DATA_DIR: dataDir(), DATABASE_URL: databaseUrl })
  expect((await server.ended).code).toBe(1)
  expect(server.output()).toContain('The database of DATABASE_URL is PostgreSQL 14; Staylark needs 15 or newer.')
  expect(server.output()).not.toContain('    at ')
  expect((await client.query(`select 1 from pg_tables where schemaname in ('public', 'older')`)).rowCount).toBe(0)
  await client.end()
  await dropTestDatabase(databaseUrl)
})

test('a half-made cluster of an interrupted first start is thrown away', async () => {
  const folder = dataDir()
  const first = await launchServer({ DATA_DIR: folder })
  while (!existsSync(join(folder, 'postgres'))) await new Promise((resolve) => setTimeout(resolve, 5))
  await first.stop('SIGKILL')
  const next = await start({ DATA_DIR: folder })
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200)
  await next.stop()
})

test('a data folder with a path too long for a socket works as well', async () => {
  const base = dataDir()
  const folder = join(base, 'a-long-name-'.repeat(8), 'data')
  mkdirSync(folder, { recursive: true })
  const server = await start({ DATA_DIR: folder })
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
})

const asRoot = process.getuid?.() === 0 ? describe : describe.skip

asRoot('as root', () => {
  test('PostgreSQL runs as nobody, and where that user cannot go its data stands elsewhere, with a note', async () => {
    const closed = dataDir()
    const folder = join(closed, 'data')
    mkdirSync(folder)
    chmodSync(closed, 0o700)
    folders.unshift(folder)
    const server = await start({ DATA_DIR: folder })
    const place = readFileSync(join(folder, 'where-is-the-database.txt'), 'utf8').trim().split('\n').at(-1) ?? ''
    const pid = Number(readFileSync(join(place, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
    const uid = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    expect(uid).not.toBe('0')
    await query(server, "insert into meta (key, value) values ('kept', '1')")
    await server.stop()
    const next = await start({ DATA_DIR: folder })
    expect(await query(next, "select value from meta where key = 'kept'")).toEqual([{ value: 1 }])
    await next.stop()
  })
})

test('when forced, the fallback logs a warning, and retains data over a restart', async () => {
  const folder = dataDir()
  const env = { DATA_DIR: folder, DATABASE: 'pglite', CLOCK: 'virtual', SEED_HOTELS: '20' }
  const server = await start(env)
  expect(server.output()).toContain('PGlite, not PostgreSQL')
  expect(server.readServerFile().databaseUrl).toBeNull()
  expect((await fetch(`${server.url}/api/geetest/email/code?email=ann@example.com`)).status).toBe(200)
  expect(await (await fetch(`${server.url}/dev/mail.json`)).json()).toHaveLength(1)
  expect((await server.stop()).code).toBe(0)
  const next = await start(env)
  expect(await (await fetch(`${next.url}/dev/mail.json`)).json()).toHaveLength(1)
  const second = await launchServer(env)
  expect((await second.ended).code).toBe(1)
  expect(second.output()).toContain(`process ${next.pid}`)
  await next.stop()
})

test('a taken port and wrong settings are explained', async () => {
  const taken = createServer().listen(0)
  const address = taken.address()
  const port = String(address !== null && typeof address === 'object' ? address.port : 0)
  const folder = dataDir()
  const server = await launchServer({ DATA_DIR: folder, PORT: port, HOST: '::', NODE_ENV: 'test' })
  expect((await server.ended).code).toBe(1)
  expect(server.output()).toContain(`Port ${port} is taken by another program`)
  taken.close()
  const wrong = await launchServer({ DATA_DIR: folder, SEED_HOTELS: 'many', CLOCK: 'sundial' })
  expect((await wrong.ended).code).toBe(1)
  expect(wrong.output()).toContain('SEED_HOTELS must be')
  expect(wrong.output()).toContain('CLOCK must be system or virtual')
  expect(wrong.output()).not.toContain('    at ')
})

test('data of PostgreSQL is not hidden behind an empty fallback', async () => {
  const folder = dataDir()
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres', 'note'), '')
  const root = dataDir()
  mkdirSync(join(root, 'server'))
  writeFileSync(join(root, 'server', 'package.json'), '{}')
  const server = await launchServer({ DATA_DIR: folder, STAYLARK_ROOT: root })
  expect((await server.ended).code).toBe(1)
  expect(server.output()).toContain('belongs to PostgreSQL, which cannot run here any more')
  rmSync(root, { recursive: true })
})

test('a start that is interrupted leaves no PostgreSQL behind', async () => {
  const folder = dataDir()
  const server = await launchServer({ DATA_DIR: folder, SEED_HOTELS: '20000' })
  while (!server.output().includes('Filling')) await new Promise((resolve) => setTimeout(resolve, 5))
  const postgres = postgresPid(folder)
  expect((await server.stop('SIGINT')).code).toBe(130)
  while (isRunning(postgres)) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(existsSync(join(folder, 'server.lock'))).toBe(false)
})
