import { addHotel } from '../../support/server/add-hotel'
import { usualStay } from '../../support/server/booking-client'
import { call, type Caller } from '../../support/server/call'
import { loginClient } from '../../support/server/login-client'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let devices = 0
let hotels: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.services.database
  for (let count = 0; count < 25; count += 1) hotels = [...hotels, (await addHotel(db)).hotelId]
})
afterAll(() => server.close())

const newDevice = (): Caller => ({ deviceId: `phone-${(devices += 1)}` })

const view = async (caller: Caller, ...numbers: number[]) => {
  for (const number of numbers) {
    server.clock.advance(1000)
    const input = { businessType: 'hotel', businessId: hotels[number] ?? '', sessionId: 's1', terminalType: 'h5' }
    expect((await call(server.app, 'receiveRecommendLog', input, caller)).status).toBe(200)
  }
}
const list = async (caller: Caller, input: object = usualStay) =>
  (await call(server.app, 'listRecentViews', input, caller)).body.list
const seen = async (caller: Caller) => (await list(caller)).map(({ id }: { id: string }) => hotels.indexOf(id))

test('the newest stands first, each hotel once', async () => {
  const device = newDevice()
  await view(device, 1, 2, 3, 1)
  expect(await seen(device)).toEqual([1, 3, 2])
})

test('hotels come priced for the stay', async () => {
  const device = newDevice()
  await view(device, 1)
  const [short] = await list(device, usualStay)
  const [long] = await list(device, { ...usualStay, checkOut: '2026-12-08' })
  expect(short.price.totalMinor).toBeGreaterThan(0)
  expect(long.price.totalMinor).toBeGreaterThan(short.price.totalMinor)
})

test('beyond twenty the oldest go', async () => {
  const device = newDevice()
  const all = Array.from({ length: 25 }, (_, number) => number)
  await view(device, ...all)
  expect(await seen(device)).toEqual(all.slice(5).toReversed())
  await view(device, 7)
  expect(await seen(device)).toEqual([
    7,
    ...all
      .slice(5)
      .toReversed()
      .filter((number) => number !== 7),
  ])
})

test('devices and users know nothing of each other, and a call without either has nothing', async () => {
  const device = newDevice()
  const { token } = await signIn(server.services)
  await view(device, 1)
  await view({ ...device, token }, 2)
  await view({}, 3)
  expect([await seen(device), await seen({ ...device, token }), await seen({}), await seen(newDevice())]).toEqual([
    [1],
    [2],
    [],
    [],
  ])
})

test('what the device looked at is the user’s after the sign-in, and no longer the device’s', async () => {
  const device = newDevice()
  const email = 'looker@example.com'
  const { token } = await signIn(server.services, { email })
  await view({ token }, 4)
  await view(device, 1, 2)
  expect((await loginClient(server.app, server.services, device).signIn(email)).status).toBe(200)
  expect(await seen({ token })).toEqual([2, 1, 4])
  expect(await seen(device)).toEqual([])
})

test('clearing forgets the device’s and the user’s', async () => {
  const device = newDevice()
  const { token } = await signIn(server.services)
  await view(device, 1)
  await view({ ...device, token }, 2)
  expect((await call(server.app, 'clearRecentViews', {}, { ...device, token })).status).toBe(200)
  expect([await seen(device), await seen({ ...device, token })]).toEqual([[], []])
})

test.each([
  ['an unknown hotel', { businessType: 'hotel', businessId: 'none' }, 404],
  ['another kind of thing', { businessType: 'train', businessId: 'none' }, 400],
  ['no id', { businessType: 'hotel' }, 400],
])('%s is refused', async (_what, input, status) => {
  expect((await call(server.app, 'receiveRecommendLog', input, newDevice())).status).toBe(status)
})
