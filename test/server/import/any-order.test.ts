import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/kernel/database/executor'
import { importFile, type Imported } from '../../../server/import/import-file'
import { readCityBook } from '../../../server/import/read-city-book'
import { removeSource } from '../../../server/import/import-hotel'
import { reportLines } from '../../../server/import/import-all'
import { readRoomRows } from '../../../server/import/draft-rooms'
import { loadPictureLibrary } from '../../../server/kernel/pictures/picture-library'
import { fillPlaces, readPlaceEdition } from '../../../server/stays/destinations/fill-places'
import { seedCatalogue } from '../../../server/demo/seed/seed-catalogue'
import { createVirtualClock } from '../../../server/kernel/time/clock'
import { defects, type GeneratedList, generatedLists } from '../../support/import/generated-lists'
import { projectFolder } from '../../support/server/project-folder'
import { createTestDatabase, dropTestDatabase, openTestDatabase } from '../../support/server/test-database'

/** IMPORT_HOTELS=2000 is the full size. */
const SIZE = Number(process.env.IMPORT_HOTELS ?? 120)
const LONG_MS = 120_000 + SIZE * 3 * 400

const pictures = loadPictureLibrary(projectFolder)
const book = readCityBook(readPlaceEdition(projectFolder).rows())
const folder = mkdtempSync(join(tmpdir(), 'staylark-lists-'))
const open: { database: Database; url: string }[] = []

async function freshDatabase(): Promise<Database> {
  const url = await createTestDatabase()
  const database = openTestDatabase(url)
  open.push({ database, url })
  const clock = createVirtualClock(new Date('2026-11-21T10:00:00.000Z'))
  await seedCatalogue({ database, clock, pictures }, { hotels: 0 })
  await fillPlaces(database, projectFolder)
  return database
}

afterAll(async () => {
  for (const { database, url } of open) {
    await database.close()
    await dropTestDatabase(url)
  }
  rmSync(folder, { recursive: true })
})

class Killed extends Error {}

/** Imports a list; where killAfter is given, the run ends after so many entries. */
async function run(database: Database, list: GeneratedList, killAfter = Infinity): Promise<Imported[]> {
  const home = join(folder, list.source)
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, list.file), list.text)
  if (list.rooms) writeFileSync(join(home, list.rooms.file), list.rooms.text)
  return importFile(join(home, list.file), {
    database,
    library: pictures,
    source: list.source,
    book,
    rooms: list.rooms ? await readRoomRows(join(home, list.rooms.file)) : undefined,
    onProgress: (done) => {
      if (done >= killAfter) throw new Killed()
    },
  })
}

/** Every row that an import writes, by table. */
async function stateOf({ db }: Database): Promise<Record<string, string>> {
  const state: Record<string, string> = {}
  for (const table of ['hotel', 'city', 'room_type', 'package', 'review', 'hotel_source', 'import_source']) {
    const { rows } = await db.execute<{ hash: string | null }>(
      sql`select count(*) || ' ' || md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.identifier(table)} t`,
    )
    state[table] = rows[0]?.hash ?? ''
  }
  return state
}

const countOf = (imported: readonly Imported[], result: Imported['result']) =>
  imported.filter((one) => one.result === result).length

test(
  'three lists with every defect give the same catalogue in any order, after interruptions and when repeated',
  async () => {
    expect(SIZE).toBeGreaterThanOrEqual(defects.length)
    const clean = await freshDatabase()
    const before = await stateOf(clean)
    const firstRun = new Map<string, Imported[]>()
    for (const list of generatedLists(SIZE)) firstRun.set(list.source, await run(clean, list))
    const expected = await stateOf(clean)
    for (const [source, imported] of firstRun) {
      expect([source, countOf(imported, 'added') > SIZE / 3, countOf(imported, 'refused') > SIZE / 6]).toEqual([
        source,
        true,
        true,
      ])
      expect(reportLines(source, imported).join('\n')).toMatch(/\d+ added, 0 changed, 0 unchanged, \d+ refused of \d+/)
    }

    const other = await freshDatabase()
    for (const list of generatedLists(SIZE, 7).toReversed()) {
      for (const part of [0.2, 0.5, 0.9]) await expect(run(other, list, Math.ceil(SIZE * part))).rejects.toThrow(Killed)
      await run(other, list)
    }
    expect(await stateOf(other)).toEqual(expected)

    for (const list of generatedLists(SIZE, 11)) {
      const again = await run(other, list)
      expect([countOf(again, 'added'), countOf(again, 'changed')]).toEqual([0, 0])
    }
    expect(await stateOf(other)).toEqual(expected)

    for (const source of ['second', 'first', 'third']) await removeSource(other, source)
    expect(await stateOf(other)).toEqual(before)
  },
  LONG_MS,
)
