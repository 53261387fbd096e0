import { addHotel } from '../../support/server/add-hotel'
import { call } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
const hotels: string[] = []
const MINUTE_MS = 60_000

beforeAll(async () => {
  server = await startTestServer()
  for (let count = 0; count < 4; count++) hotels.push((await addHotel(server.services.database.db)).hotelId)
})
afterAll(() => server.close())

/** Somebody who saved all hotels, a minute apart; the first is the oldest. */
async function collector() {
  const { token } = await signIn(server.services)
  const request = (operationId: string, input: object) => call(server.app, operationId, input, { token })
  const several = (bizIds: string[]) => ({ bizType: 'hotel', bizIds })
  for (const bizId of hotels) {
    await request('addCollection', { bizType: 'hotel', bizId })
    server.clock.advance(MINUTE_MS)
  }
  return {
    request,
    remove: (...bizIds: string[]) => request('cancelCollectionList', several(bizIds)),
    restore: async (...bizIds: string[]): Promise<string[]> =>
      (await request('restoreCollection', several(bizIds))).body.collected.toSorted(),
    items: async () => (await request('listCollection', {})).body.list,
    listed: async (): Promise<string[]> =>
      (await request('listCollection', {})).body.list.map(({ bizId }: { bizId: string }) => bizId),
  }
}

test('several are removed at once, and come back where they stood', async () => {
  const { remove, restore, items, listed } = await collector()
  const before = await items()
  const [first = '', second = '', third = ''] = hotels
  await remove(first, third, 'unknown')
  expect(await listed()).toEqual([hotels[3], second])
  server.clock.advance(MINUTE_MS)
  expect(await restore(first, third, 'unknown')).toEqual([first, third].toSorted())
  expect(await items()).toEqual(before)
  expect(await restore(first, third)).toEqual([first, third].toSorted())
  expect(await items()).toEqual(before)
})

test.each([
  [10, true],
  [10.1, false],
])('%d minutes later an undo still counts: %s', async (minutes, isBack) => {
  const { remove, restore } = await collector()
  const [first = ''] = hotels
  await remove(first)
  server.clock.advance(minutes * MINUTE_MS)
  expect(await restore(first)).toEqual(isBack ? [first] : [])
})

test('what was saved again meanwhile goes back to its old place', async () => {
  const { request, remove, restore, listed } = await collector()
  const [first = ''] = hotels
  await remove(first)
  server.clock.advance(MINUTE_MS)
  await request('addCollection', { bizType: 'hotel', bizId: first })
  expect((await listed())[0]).toBe(first)
  await restore(first)
  expect(await listed()).toEqual(hotels.toReversed())
})

test('nobody brings back another’s', async () => {
  const [ada, eve] = [await collector(), await collector()]
  const [first = ''] = hotels
  await ada.remove(first)
  await eve.remove(first)
  await eve.restore(first)
  expect(await ada.listed()).not.toContain(first)
})

test('concurrent saving, removing and undoing all succeed, and one of them wins', async () => {
  const { request, remove, restore, listed } = await collector()
  const replies = await Promise.all(
    Array.from({ length: 30 }, async (_, turn) => {
      const order = turn % 2 ? hotels : hotels.toReversed()
      if (turn % 3 === 0) return (await remove(...order)).status
      if (turn % 3 === 1) return (await request('addCollection', { bizType: 'hotel', bizId: order[0] ?? '' })).status
      await restore(...order)
      return 200
    }),
  )
  expect(new Set(replies)).toEqual(new Set([200]))
  expect(new Set(await listed()).size).toBe((await listed()).length)
  await restore(...hotels)
  expect(await listed()).toEqual(hotels.toReversed())
})

test.each([
  ['none', { bizType: 'hotel', bizIds: [] }],
  ['no ids', { bizType: 'hotel' }],
  ['another kind', { bizType: 'order', bizIds: ['x'] }],
  ['too many', { bizType: 'hotel', bizIds: Array.from({ length: 501 }, (_, id) => `h${id}`) }],
])('refuses %s', async (_, input) => {
  const { request } = await collector()
  for (const operationId of ['cancelCollectionList', 'restoreCollection']) {
    expect((await request(operationId, input)).status).toBe(400)
  }
})
