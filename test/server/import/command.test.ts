import { execFile, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectFolder } from '../../support/server/project-folder'
import { serverBundle } from '../../support/server/server-bundle'
import { newDataDir, removeDataDir, startServerProcess } from '../../support/server/start-server-process'

const dataDir = newDataDir()
const file = join(dataDir, 'inns.csv')
writeFileSync(file, 'id,name,lat,lng,city,country,stars\n1,Larch Inn,35.69,139.70,Tokyo,Japan,3\n2,,1,2,,,\n')

interface Ended {
  readonly code: number
  readonly output: string
}

const importEnv = { PATH: process.env.PATH, STAYLARK_ROOT: projectFolder, DATA_DIR: dataDir, SEED_HOTELS: '0' }

function runImport(...given: string[]): Promise<Ended> {
  const env = importEnv
  return new Promise((resolve) => {
    const program = join(dirname(serverBundle()), 'import-hotels.mjs')
    execFile(process.execPath, [program, ...given], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

/** Kills the run as soon as it prints some words. */
function runImportUntil(given: string, ...args: string[]): Promise<{ killed: boolean }> {
  const program = join(dirname(serverBundle()), 'import-hotels.mjs')
  const child = spawn(process.execPath, [program, ...args], { env: importEnv })
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes(given)) child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.on('close', (_code, signal) => resolve({ killed: signal === 'SIGKILL' })))
}

afterAll(() => removeDataDir(dataDir))

test('the command fills an empty database, reports every line, and works beside a running server, which finds the hotel at once', async () => {
  const first = await runImport('--source', 'larch', file)
  expect(first.output).toContain('line 2  Larch Inn  added, Tokyo')
  expect(first.output).toContain('line 3  2  refused: it has no name in any language')
  expect(first.output).toContain('1 added, 0 changed, 0 unchanged, 1 refused of 2')
  expect(first.output).toContain(`Database: the one in ${dataDir}`)
  expect(first.code).toBe(1)
  const server = await startServerProcess({ DATA_DIR: dataDir })
  try {
    const found = async (keyword: string) => {
      const body = JSON.stringify({ cityId: 'tokyo', keyword })
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(`${server.url}/api/search/zomo/search/hotel`, { method: 'POST', headers, body })
      const { list } = await reply.json()
      return list.map((card: { name: string; star: number }) => [card.name, card.star])
    }
    expect(await found('larch')).toEqual([['Larch Inn', 3]])
    writeFileSync(file, 'id,name,lat,lng,city,country,stars\n1,Alder Inn,35.69,139.70,Tokyo,Japan,4\n')
    expect((await runImport(file)).output).toContain('line 2  Alder Inn  changed, Tokyo')
    expect(await found('alder')).toEqual([['Alder Inn', 4]])
    expect((await runImport(file)).output).toContain('1 unchanged, 0 refused of 1')
  } finally {
    await server.stop()
  }
}, 120_000)

test('a dry run writes nothing, a source is prompted for once, listed, and removed again', async () => {
  const list = join(dataDir, 'lodges.csv')
  const rooms = join(dataDir, 'rooms.csv')
  writeFileSync(list, 'id,Bezeichnung,lat,lng,city,country\n1,Fir Lodge,35.69,139.70,Tokyo,Japan\n')
  writeFileSync(rooms, 'hotel_id,room_name,rate,sleeps\n1,Double,9000,2\n')
  const given = ['--map', 'name=Bezeichnung', list, rooms]
  const unnamed = await runImport(...given)
  expect([unnamed.code, unnamed.output.includes('Say once whose hotels these are')]).toEqual([2, true])
  const dry = await runImport('--dry-run', '--source', 'fir', ...given)
  expect([dry.code, dry.output.includes('line 2  Fir Lodge  added, Tokyo')]).toEqual([0, true])
  expect((await runImport('--sources')).output).not.toContain('fir: ')
  const first = await runImport('--source', 'fir', ...given)
  expect([first.code, first.output.includes('1 added, 0 changed, 0 unchanged, 0 refused of 1')]).toEqual([0, true])
  const again = await runImport(...given)
  expect([again.code, again.output.includes('Source: fir'), again.output.includes('1 unchanged')]).toEqual([
    0,
    true,
    true,
  ])
  expect((await runImport('--sources')).output).toContain(`fir: 1 hotels from ${list}`)
  const other = await runImport('--source', 'pine', ...given)
  expect([other.code, other.output.includes('Its hotels were imported as "fir".')]).toEqual([2, true])
  const vouchers = join(dataDir, 'fir-vouchers.json')
  const terms = { use: 'exchange', refund: 'any_time', cancelDays: 1 }
  const night = {
    name: 'A night',
    priceMinor: 9000,
    stock: 5,
    validDays: 90,
    rooms: [{ hotelId: '1', room: 'double' }],
  }
  writeFileSync(
    vouchers,
    JSON.stringify([
      { id: 'n1', ...night, terms },
      { id: 'n2', ...night },
    ]),
  )
  const sold = await runImport('--source', 'fir', vouchers)
  expect(sold.output).toContain('line 1  A night  added, Fir Lodge')
  expect(sold.output).toMatch(/line 1 {2}A night {2}refused: .*terms\/use/)
  expect(sold.code).toBe(1)
  const removed = await runImport('--remove-source', 'fir')
  expect(removed.output).toContain('1 vouchers removed, the sale of 0 ended because of orders')
  expect([removed.code, removed.output.includes('1 hotels removed, 0 kept off sale')]).toEqual([0, true])
  expect((await runImport('--remove-source', 'fir')).code).toBe(2)
}, 240_000)

test('a run that is killed leaves whole hotels, and the next one does the rest', async () => {
  const list = join(dataDir, 'many.json')
  const house = (id: number) => ({ id, name: `House ${id}`, lat: 48.85, lng: 2.35, city: 'Paris', country: 'FR' })
  writeFileSync(list, JSON.stringify(Array.from({ length: 120 }, (_, id) => house(id + 1))))
  const { killed } = await runImportUntil('36 of 120', '--source', 'many', list)
  expect(killed).toBe(true)
  const second = await runImport(list)
  const [, added, unchanged] = /(\d+) added, 0 changed, (\d+) unchanged, 0 refused of 120/.exec(second.output) ?? []
  expect([second.code, Number(added) + Number(unchanged), Number(unchanged) >= 36]).toEqual([0, 120, true])
  expect((await runImport(list)).output).toContain('0 added, 0 changed, 120 unchanged')
}, 240_000)

test.each([
  ['nothing', [], 'Usage: npm run import'],
  ['a word it does not know', ['--colour', 'red', file], 'Usage: npm run import'],
  ['a file that is not there', ['--source', 'x', join(dataDir, 'none.csv')], 'There is no such file.'],
  [
    'a file of another kind',
    ['--source', 'x', join(dataDir, 'where.pdf')],
    'Only .geojson, .json and .csv files can be imported.',
  ],
])(
  'given %s it ends with code 2 and says why',
  async (_case, given, report) => {
    const { code, output } = await runImport(...given)
    expect([code, output.includes(report) || output]).toEqual([2, true])
  },
  120_000,
)
