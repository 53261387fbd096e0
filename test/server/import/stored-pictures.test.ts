import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { hotel } from '../../../server/kernel/database/schema/catalogue'
import { importFile } from '../../../server/import/import-file'
import { importedHotelId } from '../../../server/import/import-hotel'
import { readCityBook } from '../../../server/import/read-city-book'
import { importedPictureId } from '../../../server/kernel/pictures/picture-library'
import { readPlaceEdition } from '../../../server/stays/destinations/fill-places'
import { listHotelPictures, readHotelPictureContent } from '../../../server/stays/repository/hotels'
import { projectFolder } from '../../support/server/project-folder'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const FRONT = 'https://larch.example/front.jpg'
const LOBBY = 'https://larch.example/lobby.jpg'
const folder = mkdtempSync(join(tmpdir(), 'staylark-pictures-'))
const path = join(folder, 'inns.json')
const hotelId = importedHotelId('larch', '7')
const book = readCityBook(readPlaceEdition(projectFolder).rows())

let server: TestServer
let requested: string[]

beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
})
beforeEach(() => {
  requested = []
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const pictureOf = (url: string, hash: string) => ({
  id: importedPictureId({ hash: hash.repeat(16), width: 960, height: 640, color: '336699' }),
  hotelId,
  url,
  content: Buffer.from(`${url} ${hash}`),
})

/** Imports one hotel while only some of its pictures can be fetched; resolves its result, its warnings and the stored URLs. */
async function importWith(available: Readonly<Record<string, string>>, name = 'Larch Inn') {
  const inn = { id: '7', name, lat: 35.69, lng: 139.7, city: 'Tokyo', country: 'Japan', images: [FRONT, LOBBY] }
  writeFileSync(path, JSON.stringify([inn]))
  const { database, pictures: library } = server.services
  const [entry] = await importFile(path, {
    database,
    library,
    book,
    source: 'larch',
    fetchPictures: async (_hotelId, urls) => {
      requested.push(...urls)
      const reachable = Object.entries(available).filter(([url]) => urls.includes(url))
      return {
        pictures: reachable.map(([url, hash]) => pictureOf(url, hash)),
        warnings: urls.filter((url) => !(url in available)).map((url) => `picture ${url} was not taken`),
      }
    },
  })
  const warnings = entry?.warnings.filter((warning) => warning.startsWith('picture'))
  return { result: entry?.result, warnings, stored: (await storedPictures()).map(({ url }) => url) }
}

const storedPictures = async () =>
  (await listHotelPictures(server.services.database.db, hotelId)).toSorted((one, other) =>
    one.url < other.url ? -1 : 1,
  )

test('a picture that could not be fetched is fetched by the next import, and only that one', async () => {
  expect(await importWith({ [FRONT]: 'a' })).toEqual({
    result: 'added',
    warnings: [`picture ${LOBBY} was not taken`],
    stored: [FRONT],
  })
  requested = []
  expect(await importWith({})).toMatchObject({ result: 'unchanged', warnings: [`picture ${LOBBY} was not taken`] })
  expect(requested).toEqual([LOBBY])
  expect(await importWith({ [LOBBY]: 'b' })).toEqual({ result: 'changed', warnings: [], stored: [FRONT, LOBBY] })
  const [row] = await server.services.database.db.select().from(hotel).where(eq(hotel.id, hotelId))
  expect(row?.pictures).toHaveLength(2)
  requested = []
  expect(await importWith({})).toEqual({ result: 'unchanged', warnings: [], stored: [FRONT, LOBBY] })
  expect(requested).toEqual([])
})

test('a changed entry fetches all its pictures again and retains the stored one of a URL that fails', async () => {
  const [front] = await storedPictures()
  expect(await importWith({ [LOBBY]: 'c' }, 'Larch House')).toMatchObject({
    result: 'changed',
    stored: [FRONT, LOBBY],
  })
  const [frontAfter, lobby] = await storedPictures()
  expect(frontAfter).toEqual(front)
  const content = await readHotelPictureContent(server.services.database.db, lobby?.id ?? '')
  expect(content?.toString()).toBe(`${LOBBY} c`)
})
