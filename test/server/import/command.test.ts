import { execFile } from 'node:child_process'
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

function runImport(...words: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, STAYLARK_ROOT: projectFolder, DATA_DIR: dataDir, SEED_HOTELS: '0' }
  return new Promise((resolve) => {
    const program = join(dirname(serverBundle()), 'import-hotels.mjs')
    execFile(process.execPath, [program, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

afterAll(() => removeDataDir(dataDir))

test('the command fills an empty database, tells every line, and works beside a running server, which knows the hotel at once', async () => {
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

test.each([
  ['nothing', [], 'Usage: npm run import'],
  ['a word it does not know', ['--colour', 'red', file], 'Usage: npm run import'],
  ['a file that is not there', [join(dataDir, 'none.csv')], 'There is no such file.'],
  ['a file of another kind', [join(dataDir, 'where.pdf')], 'Only .geojson, .json and .csv files can be imported.'],
])(
  'given %s it ends with code 2 and says why',
  async (_case, words, said) => {
    const { code, output } = await runImport(...words)
    expect([code, output.includes(said) || output]).toEqual([2, true])
  },
  120_000,
)
