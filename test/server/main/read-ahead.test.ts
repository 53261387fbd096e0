import { hotCities } from '../../../server/catalogue/hot-cities'
import { readAhead } from '../../../server/main/start-server'
import type { Services } from '../../../server/kernel/services'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
})
afterAll(() => server.close())

/** What is asked for ahead, by order; `onCity` sees each city. */
async function asked(onCity: (lifecycle: { isStopping: boolean }) => void = () => undefined): Promise<string[]> {
  const seen: string[] = []
  const lifecycle = { isStopping: false }
  const app: Pick<TestServer['app'], 'inject'> = server.app
  const inject = jest.spyOn(app, 'inject')
  const { services } = server
  const shelves: Services['shelves'] = {
    ...services.shelves,
    city: (cityId, userId) => {
      seen.push(cityId)
      onCity(lifecycle)
      return services.shelves.city(cityId, userId)
    },
  }
  await readAhead(app, { ...services, shelves }, lifecycle)
  const pages = inject.mock.calls.map((call) => JSON.stringify(call))
  inject.mockRestore()
  return [...pages, ...seen]
}

test('Explore is drawn and the hot cities are read before anybody asks', async () => {
  const { cities } = await server.services.catalogue.latest(server.services.database.db)
  const hot = hotCities(cities).map(({ id }) => id)
  expect(hot.length).toBeGreaterThan(1)
  const [page, ...read] = await asked()
  expect(page).toContain('"/home"')
  expect(read).toEqual(hot)
})

test('a server that is about to end reads no further city', async () => {
  const [, ...read] = await asked((lifecycle) => {
    lifecycle.isStopping = true
  })
  expect(read).toHaveLength(1)
})
