import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import {
  checkBackup,
  DatabaseNotEmpty,
  restoreBackup,
} from '../../../../../server/kernel/database/backup/restore-backup'
import { NothingToBackUp, writeBackup } from '../../../../../server/kernel/database/backup/write-backup'
import type { Database } from '../../../../../server/kernel/database/executor'
import { readMigrations } from '../../../../../server/kernel/database/migrate'
import { addHotel, type TestHotel } from '../../../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../../../support/server/booking-client'
import { checkLedger } from '../../../../support/server/check-ledger'
import { dumpOfDatabase } from '../../../../support/server/dump-of-database'
import { projectFolder } from '../../../../support/server/project-folder'
import { startTestServer, type TestServer } from '../../../../support/server/start-test-server'
import { createTestDatabase, dropTestDatabase, openTestDatabase } from '../../../../support/server/test-database'

jest.setTimeout(120_000)

const folder = mkdtempSync(join(tmpdir(), 'staylark-backup-'))
const facts = { createdAt: '2026-11-21T10:00:00.000Z', secretId: '0123456789abcdef' }
const known = readMigrations(join(projectFolder, 'server/migrations'))

let server: TestServer
let client: BookingClient
let hotel: TestHotel

/** Books, then pays, cancels or leaves the order, depending on the turn. */
async function bookOnce(turn: number): Promise<void> {
  const person = await client.person()
  const { payId, orderid } = await client.book(person, hotel.pid)
  if (turn % 3 > 0) await client.pay(payId)
  if (turn % 3 === 2) await client.request('cancelHotelOrder', { orderid }, person, `cancel-${turn}`)
}

beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
  client = bookingClient(server)
  hotel = await addHotel(server.services.database.db, { stock: 10_000 })
  for (let turn = 0; turn < 9; turn++) await bookOnce(turn)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Restores into a database of its own, hands it to the work, and removes it. */
async function inEmptyDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const connectionString = await createTestDatabase('template1')
  const database = openTestDatabase(connectionString, 2)
  try {
    return await work(database)
  } finally {
    await database.close()
    await dropTestDatabase(connectionString)
  }
}

const restore = async (database: Database, file: string) =>
  restoreBackup(database, file, { ...(await checkBackup(file)), known })

const ordersIn = async ({ db }: Database) => {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from purchase`)
  return rows[0]?.count ?? 0
}

const backUp = async (name: string) => {
  const file = join(folder, name)
  await writeBackup(server.services.database, file, facts)
  return file
}

test('what is restored is what was stored, byte for byte in every table, and works on', async () => {
  const file = await backUp('whole')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await inEmptyDatabase(async (database) => {
    await restore(database, file)
    expect(await dumpOfDatabase(database)).toBe(await dumpOfDatabase(server.services.database))
    await checkLedger(database.db)
    // The triggers are at work again.
    await database.db.execute(sql`update room_night set total = total`)
    const { rows } = await database.db.execute<{ stamped: boolean }>(
      sql`select bool_and(changed_by < pg_snapshot_xmax(pg_current_snapshot())) as stamped from room_night`,
    )
    expect(rows).toEqual([{ stamped: true }])
  })
})

test('a backup made while orders are placed, paid and cancelled is one moment of the ledger', async () => {
  const load = { isOver: false }
  let turn = 100
  const before = await ordersIn(server.services.database)
  const workers = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!load.isOver) await bookOnce(turn++)
    }),
  )
  const files: string[] = []
  for (let round = 0; round < 3; round++) files.push(await backUp(`load-${round}`))
  load.isOver = true
  await workers
  const after = await ordersIn(server.services.database)
  expect(after).toBeGreaterThan(before + 4)
  for (const file of files) {
    await inEmptyDatabase(async (database) => {
      await restore(database, file)
      await checkLedger(database.db)
      expect(await ordersIn(database)).toBeLessThanOrEqual(after)
    })
  }
})

describe('a file that is not whole', () => {
  let bytes: Buffer
  let text: string
  beforeAll(async () => {
    bytes = readFileSync(await backUp('good'))
    text = gunzipSync(bytes).toString()
  })

  const withoutLine = (at: number) => text.split('\n').toSpliced(at, 1).join('\n')
  const row = () => text.split('\n').findIndex((line) => line.startsWith('"'))
  const flipped = () => {
    const copy = Buffer.from(bytes)
    const at = Math.floor(copy.length / 2)
    copy.writeUInt8(copy.readUInt8(at) ^ 16, at)
    return copy
  }

  test.each<[string, () => Buffer, string]>([
    ['is cut in the middle', () => bytes.subarray(0, bytes.length / 2), 'damaged or not whole'],
    ['lacks its last bytes', () => bytes.subarray(0, bytes.length - 1), 'damaged or not whole'],
    ['has a flipped bit', flipped, 'damaged or not whole'],
    ['lacks a row', () => gzipSync(withoutLine(row())), 'its checksum is another'],
    ['lacks its end', () => gzipSync(withoutLine(-2)), 'its end is missing'],
    ['has another value', () => gzipSync(text.replace('Lakeside House', 'Lakeside Hause')), 'its checksum is another'],
    ['is empty', () => Buffer.alloc(0), 'damaged or not whole'],
    ['is packed emptiness', () => gzipSync(''), 'its end is missing'],
    ['is another file', () => gzipSync('{"name":"staylark"}\n'), 'no backup of Staylark'],
    ['is no packed file', () => Buffer.from('select 1;'), 'damaged or not whole'],
    ['is of a later format', () => gzipSync(text.replace('"version":1', '"version":2')), 'newer version'],
  ])('is refused: one that %s', async (_case, content, word) => {
    const file = join(folder, 'damaged')
    writeFileSync(file, content())
    await expect(checkBackup(file)).rejects.toThrow(word)
  })

  test('leaves an empty database empty even where the damage came after the check', async () => {
    const file = join(folder, 'damaged-later')
    writeFileSync(file, bytes)
    const checked = await checkBackup(file)
    writeFileSync(file, gzipSync(text.slice(0, text.length / 2)))
    await inEmptyDatabase(async (database) => {
      await expect(restoreBackup(database, file, { ...checked, known })).rejects.toThrow('damaged or not whole')
      expect(await dumpOfDatabase(database)).toBe('')
    })
  })

  test('is never seen: a backup that fails leaves the earlier one and nothing else', async () => {
    const file = join(folder, 'good')
    const fails = writeBackup(server.services.database, file, facts, () => {
      throw new Error('the disk is full')
    })
    await expect(fails).rejects.toThrow('the disk is full')
    expect(readFileSync(file)).toEqual(bytes)
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  })
})

test('a backup of a newer version and one with another migration are refused', async () => {
  const file = await backUp('versions')
  const { header, tables } = await checkBackup(file)
  await inEmptyDatabase(async (database) => {
    const withMigrations = (migrations: typeof header.migrations) =>
      restoreBackup(database, file, { header: { ...header, migrations }, tables, known })
    const later = { name: '9999_later.sql', checksum: '' }
    await expect(withMigrations([...header.migrations, later])).rejects.toThrow('newer version')
    const changed = header.migrations.map((one, at) => (at === 3 ? { ...one, checksum: 'x' } : one))
    await expect(withMigrations(changed)).rejects.toThrow('was another one')
    expect(await dumpOfDatabase(database)).toBe('')
  })
})

test('an empty database leaves an earlier backup as it is', async () => {
  const file = await backUp('kept')
  const bytes = readFileSync(file)
  await inEmptyDatabase((database) => expect(writeBackup(database, file, facts)).rejects.toThrow(NothingToBackUp))
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

test('a database that holds anything is not touched', async () => {
  const file = await backUp('twice')
  await inEmptyDatabase(async (database) => {
    await database.db.execute(sql`create table notes (text text)`)
    await expect(restore(database, file)).rejects.toThrow(DatabaseNotEmpty)
    expect(await dumpOfDatabase(database)).toBe('')
  })
})
