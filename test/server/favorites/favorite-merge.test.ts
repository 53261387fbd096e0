import { addHotel } from '../../support/server/add-hotel'
import { call } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
const hotels: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  for (let count = 0; count < 3; count++) hotels.push((await addHotel(server.services.database.db)).hotelId)
})
afterAll(() => server.close())

const target = (bizId: string | undefined, savedAt: string) => ({ bizType: 'hotel', bizId, savedAt })

async function person() {
  const { token } = await signIn(server.services)
  const request = (operationId: string, input: object) => call(server.app, operationId, input, { token })
  return {
    request,
    merge: (targets: object[]) => request('mergeCollection', { targets }),
    places: async () =>
      (await request('listCollection', {})).body.list.map(({ bizId, savedAt }: Record<string, string>) => [
        bizId,
        savedAt,
      ]),
  }
}

test('a device’s favorites are added with their age; unknown ones are skipped; a repeat changes nothing', async () => {
  const { request, merge, places } = await person()
  await request('addCollection', { bizType: 'hotel', bizId: hotels[1] })
  const now = server.clock.now().toISOString()
  const stored = [
    target(hotels[0], '2026-11-20T08:00:00.000Z'),
    target(hotels[1], '2026-11-19T08:00:00.000Z'),
    target('no-such-hotel', '2026-11-20T09:00:00.000Z'),
    target(hotels[2], '2031-01-01T00:00:00.000Z'),
  ]
  for (let time = 0; time < 2; time++) {
    expect((await merge(stored)).body).toEqual({ merged: 3 })
    const newest = [
      [hotels[1], now],
      [hotels[2], now],
    ]
    expect(await places()).toEqual([...newest.toSorted().toReversed(), [hotels[0], '2026-11-20T08:00:00.000Z']])
  }
})

test('nothing, and many at once', async () => {
  const { merge, places } = await person()
  expect((await merge([])).body).toEqual({ merged: 0 })
  const stored = hotels.map((id) => target(id, '2026-11-20T08:00:00.000Z'))
  const replies = await Promise.all(Array.from({ length: 8 }, () => merge(stored)))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(await places()).toHaveLength(3)
})

test.each([
  ['a time that is none', [target('x', '2026-13-41T08:00:00.000Z')], 'targets.0.savedAt'],
  ['a time of another form', [target('x', 'yesterday')], 'targets.0.savedAt'],
  ['more than a device keeps', Array.from({ length: 101 }, () => target('x', '2026-11-20T08:00:00.000Z')), 'targets'],
])('refuses %s', async (_, targets, field) => {
  const { merge } = await person()
  const { status, body } = await merge(targets)
  expect([status, body.field]).toEqual([400, field])
})
