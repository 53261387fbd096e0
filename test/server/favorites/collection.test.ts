import { eq } from 'drizzle-orm'
import { hotel } from '../../../server/kernel/database/schema/catalogue'
import { bumpCatalogueVersion } from '../../../server/stays/repository/catalogue'
import { addHotel } from '../../support/server/add-hotel'
import { call } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
const hotels: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  for (let count = 0; count < 5; count++) hotels.push((await addHotel(server.services.database.db)).hotelId)
})
afterAll(() => server.close())

/** Somebody new, with the calls of a wish list. */
async function wisher() {
  const { token } = await signIn(server.services)
  const request = (operationId: string, input: object) => call(server.app, operationId, input, { token })
  return {
    add: (bizId: string) => request('addCollection', { bizType: 'hotel', bizId }),
    cancel: (bizId: string) => request('cancelCollection', { bizType: 'hotel', bizId }),
    isCollected: (bizIds: string) => request('isCollected', { bizType: 'hotel', bizIds }),
    list: (input: object = {}) => request('listCollection', input),
  }
}

const idsOf = (body: { list: { bizId: string }[] }) => body.list.map(({ bizId }) => bizId)

test('puts a hotel on the list and takes it off; doing it again changes nothing', async () => {
  const { add, cancel, list } = await wisher()
  const [first = ''] = hotels
  for (let time = 0; time < 2; time++) expect((await add(first)).body).toEqual({ isCollection: true })
  expect(idsOf((await list()).body)).toEqual([first])
  for (let time = 0; time < 2; time++) expect((await cancel(first)).body).toEqual({ isCollection: false })
  expect((await list()).body).toEqual({ list: [], nextCursor: null })
})

test('many taps at once end as the last one', async () => {
  const { add, isCollected } = await wisher()
  const [first = ''] = hotels
  const replies = await Promise.all(Array.from({ length: 20 }, () => add(first)))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect((await isCollected(first)).body).toEqual({ collected: [first] })
})

test.each([
  ['an unknown hotel', { bizType: 'hotel', bizId: 'no-such-hotel' }, 404],
  ['an id of another form', { bizType: 'hotel', bizId: 'a b' }, 400],
  ['an unknown voucher', { bizType: 'coupon', bizId: 'x' }, 404],
  ['an unknown post', { bizType: 'moment', bizId: 'x' }, 404],
  ['another kind of thing', { bizType: 'order', bizId: 'x' }, 400],
  [
    'a stay that ends before it begins',
    { bizType: 'hotel', bizId: '@', checkIn: '2026-12-03', checkOut: '2026-12-01' },
    400,
  ],
  ['nothing', {}, 400],
])('refuses to add %s', async (_case, input, status) => {
  const { token } = await signIn(server.services)
  const [first = ''] = hotels
  const sent = 'bizId' in input && input.bizId === '@' ? { ...input, bizId: first } : input
  expect((await call(server.app, 'addCollection', sent, { token })).status).toBe(status)
})

test('returns which of some hotels are on the list', async () => {
  const { add, isCollected } = await wisher()
  const [first = '', second = '', third = ''] = hotels
  await add(first)
  await add(third)
  expect((await isCollected([first, second, third, 'x y', '', "'"].join(','))).body.collected.toSorted()).toEqual([
    first,
    third,
  ])
  expect((await isCollected('')).body).toEqual({ collected: [] })
})

test('accepts fifty hotels at most', async () => {
  const { isCollected } = await wisher()
  const ids = (count: number) => Array.from({ length: count }, (_, number) => `h${number}`).join(',')
  expect((await isCollected(ids(50))).status).toBe(200)
  expect((await isCollected(ids(51))).body).toMatchObject({ code: 'bad_input', field: 'bizIds' })
})

test('lists the newest first, page by page, each once', async () => {
  const { add, list } = await wisher()
  for (const id of hotels) {
    await add(id)
    server.clock.advance(1000)
  }
  const seen: string[] = []
  let cursor: string | null = ''
  for (let page = 0; cursor !== null && page < 9; page++) {
    const { body } = await list({ pageSize: 2, ...(cursor === '' ? {} : { cursor }) })
    seen.push(...idsOf(body))
    cursor = body.nextCursor
  }
  expect(seen).toEqual(hotels.toReversed())
})

test('hotels that were added in one instant are each listed once too', async () => {
  const { add, list } = await wisher()
  await Promise.all(hotels.map(add))
  const first = (await list({ pageSize: 3 })).body
  const second = (await list({ pageSize: 3, cursor: first.nextCursor })).body
  expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(hotels.toSorted())
  expect(second.nextCursor).toBeNull()
})

test('shows cards with the price of the stay, all marked as wished', async () => {
  const { add, list } = await wisher()
  const [first = ''] = hotels
  await add(first)
  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03', rooms: 1, adults: 2, children: 0 }
  const [{ kind, card, change }] = (await list(stay)).body.list
  expect([kind, change]).toEqual(['hotel', null])
  expect(card).toMatchObject({ id: first, name: 'Lakeside House', isCollection: true, currencyCode: 'CNY' })
  expect(card.price.totalMinor).toBe(220_000)
})

test('a hotel that went off sale has its name alone, and can be removed', async () => {
  const { add, cancel, list, isCollected } = await wisher()
  const { hotelId } = await addHotel(server.services.database.db)
  await add(hotelId)
  await server.services.database.db.update(hotel).set({ isOnSale: false }).where(eq(hotel.id, hotelId))
  await bumpCatalogueVersion(server.services.database.db)
  const gone = { kind: 'gone', bizId: hotelId, name: 'Lakeside House', savedAt: expect.any(String) }
  expect((await list()).body.list).toEqual([{ ...gone, headImg: expect.any(Object) }])
  expect((await isCollected(hotelId)).body.collected).toEqual([hotelId])
  await cancel(hotelId)
  expect((await list()).body.list).toEqual([])
})

test.each(['x', 'W10=', Buffer.from('1 2 3').toString('base64url')])('refuses the cursor %j', async (cursor) => {
  const { list } = await wisher()
  expect((await list({ cursor })).body).toMatchObject({ code: 'bad_cursor', field: 'cursor' })
})

test('is one’s own: nobody sees or changes another’s', async () => {
  const [ada, eve] = [await wisher(), await wisher()]
  const [first = ''] = hotels
  await ada.add(first)
  await eve.cancel(first)
  expect(idsOf((await eve.list()).body)).toEqual([])
  expect(idsOf((await ada.list()).body)).toEqual([first])
})
