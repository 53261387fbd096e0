import type { SearchHistoryEntry } from '@/contract/suggest'
import { call, type Caller } from '../../support/server/call'
import { loginClient } from '../../support/server/login-client'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let devices = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const newDevice = (): Caller => ({ deviceId: `tablet-${(devices += 1)}` })

const searched = (value: string, change: Partial<SearchHistoryEntry> = {}): SearchHistoryEntry => ({
  kind: 'city',
  value,
  label: value,
  showLabel: `${value}, somewhere`,
  cityId: value,
  hotelId: null,
  skuId: null,
  lat: null,
  lng: null,
  ...change,
})

const put = async (caller: Caller, ...values: string[]) => {
  server.clock.advance(1000)
  return call(server.app, 'putSearchHistory', { list: values.map((value) => searched(value)) }, caller)
}
const clear = (caller: Caller) => call(server.app, 'clearSearchHistory', {}, caller)
const valuesOf = ({ body }: { body: { list: SearchHistoryEntry[] } }) => body.list.map(({ value }) => value)
const stored = async (caller: Caller) => valuesOf(await call(server.app, 'listSearchHistory', {}, caller))

test('the newest search stands first, and a repeated one moves there', async () => {
  const device = newDevice()
  for (const city of ['kyoto', 'paris', 'rome', 'kyoto']) await put(device, city)
  expect(await stored(device)).toEqual(['kyoto', 'rome', 'paris'])
})

test('an entry comes back as it was sent', async () => {
  const device = newDevice()
  const entry = searched('gion', { kind: 'landmark', label: 'Gion 祇園', cityId: 'kyoto', lat: 35.0037, lng: 135.7788 })
  const reply = await call(server.app, 'putSearchHistory', { list: [entry] }, device)
  expect(reply.body).toEqual({ list: [entry] })
})

test('several at once keep their order, each once', async () => {
  const device = newDevice()
  await put(device, 'paris')
  expect(valuesOf(await put(device, 'kyoto', 'rome', 'kyoto'))).toEqual(['kyoto', 'rome', 'paris'])
})

test('the same value of another kind is another search', async () => {
  const device = newDevice()
  const list = [searched('gion', { kind: 'area' }), searched('gion', { kind: 'keyword' })]
  await call(server.app, 'putSearchHistory', { list }, device)
  expect(await stored(device)).toEqual(['gion', 'gion'])
})

test('beyond twenty the oldest go', async () => {
  const device = newDevice()
  const names = Array.from({ length: 25 }, (_, number) => `city-${number}`)
  for (const name of names) await put(device, name)
  expect(await stored(device)).toEqual(names.slice(5).toReversed())
  await put(device, 'city-7', 'new-1', 'new-2')
  expect(await stored(device)).toHaveLength(20)
  expect((await stored(device)).slice(0, 4)).toEqual(['city-7', 'new-1', 'new-2', 'city-24'])
})

test('devices and users know nothing of each other', async () => {
  const device = newDevice()
  const { token } = await signIn(server.services)
  await put(device, 'kyoto')
  await put({ ...device, token }, 'rome')
  expect(await stored(newDevice())).toEqual([])
  expect(await stored(device)).toEqual(['kyoto'])
  expect(await stored({ token })).toEqual(['rome'])
})

test('without a device nothing is stored', async () => {
  expect(valuesOf(await put({}, 'kyoto'))).toEqual([])
  expect(await stored({})).toEqual([])
  expect((await clear({})).body).toEqual({ ok: true })
})

test("after a sign-in the device's searches are the user's, together with what the user searched elsewhere", async () => {
  const device = newDevice()
  const email = 'searcher@example.com'
  const { token } = await signIn(server.services, { email })
  await put({ token }, 'rome')
  await put({ token }, 'kyoto')
  await put(device, 'paris')
  await put(device, 'rome')
  const login = await loginClient(server.app, server.services, device).signIn(email)
  expect(login.status).toBe(200)
  expect(await stored({ token })).toEqual(['rome', 'paris', 'kyoto'])
  expect(await stored(device)).toEqual([])
})

test("clearing forgets the user's and the device's, and nobody else's", async () => {
  const [device, other] = [newDevice(), newDevice()]
  const { token } = await signIn(server.services)
  await put(device, 'kyoto')
  await put({ token }, 'rome')
  await put(other, 'paris')
  expect((await clear({ ...device, token })).body).toEqual({ ok: true })
  expect(await stored(device)).toEqual([])
  expect(await stored({ token })).toEqual([])
  expect(await stored(other)).toEqual(['paris'])
})

test.each([
  ['nothing', { list: [] }],
  ['more than twenty', { list: Array.from({ length: 21 }, (_, number) => searched(`c${number}`)) }],
  ['an unknown kind', { list: [{ ...searched('x'), kind: 'planet' }] }],
  ['an empty text', { list: [searched('')] }],
  ['a text that is too long', { list: [searched('x'.repeat(61))] }],
])('refuses %s', async (_case, input) => {
  expect((await call(server.app, 'putSearchHistory', input, newDevice())).status).toBe(400)
})
