import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fillPlaces, readPlaceEdition } from '../../../server/stays/destinations/fill-places'
import { importFile } from '../../../server/import/import-file'
import { readCityBook } from '../../../server/import/read-city-book'
import { reportLines } from '../../../server/import/import-all'
import { call } from '../../support/server/call'
import { projectFolder } from '../../support/server/project-folder'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const data = join(projectFolder, '../shared/data')
const american = join(data, 'azure-hotels/HotelsData_toAzureSearch.JSON')
const tokyo = join(data, 'osm-tokyo/hotels.geojson')
const reviews = join(data, 'azure-hotels/HotelReviews_data.csv')

const book = readCityBook(readPlaceEdition(projectFolder).rows())

/** Hundreds of hotels are written and looked for. */
const LONG_MS = 300_000

const describeWhereDataIs = existsSync(data) ? describe : describe.skip

describeWhereDataIs("operators' real files (skipped where the folder of data is absent)", () => {
  let server: TestServer
  const run = async (file: string) => {
    const { database, pictures } = server.services
    return importFile(file, { database, library: pictures, book, source: basename(file) })
  }
  const counts = (results: Awaited<ReturnType<typeof run>>) => {
    const of = (result: string) => results.filter((one) => one.result === result).length
    return { added: of('added'), changed: of('changed'), unchanged: of('unchanged'), refused: of('refused') }
  }
  const isFound = async (name: string) => {
    const names: string[] = []
    let cursor: string | null = null
    do {
      const input = { keyword: name.replace(/\s+/g, '').slice(0, 40), ...(cursor ? { cursor } : {}) }
      const { body } = await call(server.app, 'searchHotels', input)
      names.push(...body.list.map((card: { name: string }) => card.name))
      cursor = body.nextCursor
    } while (cursor && !names.includes(name))
    return names.includes(name)
  }

  beforeAll(async () => {
    server = await startTestServer({ template: 'staylark_seeded' })
    await fillPlaces(server.services.database, projectFolder)
  })
  afterAll(() => server.close())

  test(
    'all fifty American hotels come in and are found by their names',
    async () => {
      const results = await run(american)
      expect(counts(results)).toEqual({ added: 50, changed: 0, unchanged: 0, refused: 0 })
      for (const { label } of results) expect([label, await isFound(label)]).toEqual([label, true])
    },
    LONG_MS,
  )

  test(
    'every named lodging of Tokyo comes in and is found; nameless ones are refused with their lines',
    async () => {
      const results = await run(tokyo)
      expect(counts(results)).toEqual({ added: 374, changed: 0, unchanged: 0, refused: 3 })
      expect(results.filter(({ result }) => result === 'refused').map(({ line }) => line)).toEqual([64, 2430, 3983])
      expect(new Set(results.filter(({ result }) => result === 'added').map(({ reason }) => reason))).toEqual(
        new Set(['Tokyo']),
      )
      for (const { label, result } of results) {
        if (result === 'added') expect([label, await isFound(label)]).toEqual([label, true])
      }
    },
    LONG_MS,
  )

  test('a hotel whose address and place are continents apart is refused', async () => {
    const results = await run(reviews)
    expect(counts(results)).toEqual({ added: 0, changed: 0, unchanged: 0, refused: 19 })
    expect(new Set(results.map(({ reason }) => reason))).toEqual(
      new Set(['its address is in US, but its place on the map is in IT']),
    )
  })

  test('a second import changes nothing', async () => {
    expect(counts(await run(american))).toEqual({ added: 0, changed: 0, unchanged: 50, refused: 0 })
    expect(counts(await run(tokyo))).toEqual({ added: 0, changed: 0, unchanged: 374, refused: 3 })
  })

  test('the report lists each line and the unused fields', async () => {
    const lines = reportLines('hotels.geojson', await run(tokyo))
    expect(lines).toContain(
      '  line 64  node/441692586  refused: it has no name in any language; not used: tourism, geometry.type, geometry.coordinates',
    )
    expect(lines.at(-2)).toBe('  0 added, 0 changed, 374 unchanged, 3 refused of 377')
    expect(lines.at(-1)).toMatch(/^ {2}Fields that nothing was made of: wikidata \(74\)|website/)
  })
})
