import { call } from '../../support/server/call'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { usualTraveler } from '../../support/server/travelers'

let server: TestServer
let ada: SignedInPerson
let ids: { hotelId: string; pid: string; cityId: string }

beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
  ada = await signIn(server.services)
  const { rows } = await server.services.database.db.execute<{ hotelId: string; pid: string; cityId: string }>(
    `select h.id as "hotelId", p.id as pid, h.city_id as "cityId" from package p
     join room_type r on r.id = p.room_type_id join hotel h on h.id = r.hotel_id limit 1`,
  )
  if (!rows[0]) throw new Error('no package')
  ids = rows[0]
})
afterAll(() => server.close())

const refused = async (operationId: string, input: object, field: string, code = 'bad_input') => {
  const { status, body } = await call(server.app, operationId, input, { ...ada, deviceId: 'odd-1' })
  expect([operationId, status, body.code, body.field]).toEqual([operationId, 400, code, field])
}

const cursorOf = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

describe.each(['0000-01-01', '0001-12-31', '1899-12-31', '2026-00-10', '2026-13-01', '2026-12-32', '10000-01-01'])(
  'the day %s',
  (day) => {
    const stay = { checkIn: day, checkOut: '2026-12-02' }
    test.each([
      ['verifyPackageTrade', () => ({ pid: ids.pid, ...stay })],
      ['listHotels', () => stay],
      ['listHotels', () => ({ cityId: ids.cityId, ...stay })],
      ['listHotelsById', () => ({ hotelIds: [ids.hotelId], ...stay })],
      ['getWaterfall', () => stay],
      ['listFeedMoments', () => stay],
      ['listCollection', () => stay],
      ['listSimilarHotels', () => ({ hotelId: ids.hotelId, ...stay })],
      ['getPackageInfoFull', () => ({ hotelId: ids.hotelId, ...stay })],
      ['searchHotels', () => ({ cityId: ids.cityId, ...stay })],
    ])('is refused by %s', (operationId, input) => refused(operationId, input(), 'checkIn'))

    test('is refused as a check-out', () => refused('listHotels', { checkIn: '2026-12-01', checkOut: day }, 'checkOut'))
  },
)

test.each(['2026-02-30', '2025-02-29', '9999-12-31'])('the day %s is refused by the rules of stays', (checkIn) =>
  refused('listHotels', { checkIn }, 'checkIn'),
)

describe.each([
  ['listFeedMoments', [['moments'], 'moments 1', 'elsewhere 1 x', 'moments 999999999999999 x', 'moments 1 a b']],
  [
    'getWaterfall',
    [
      ['feed', 1.5],
      ['feed', 1],
      ['feed', '1', 2],
      ['feed', 1e308, 1],
      ['elsewhere', 1, 2],
    ],
  ],
])('a cursor of %s', (operationId, cursors) => {
  test.each<unknown>(cursors)('%j is refused', (value) =>
    refused(operationId, { cursor: cursorOf(value) }, 'cursor', 'bad_cursor'),
  )
})

describe.each([
  ['listHotels', 'everywhere'],
  ['listCoupons', 'coupons'],
])('a cursor of %s', (operationId, list) => {
  test.each([
    [[list, 1.5]],
    [[list, 1e308]],
    [[list, 2_147_483_648]],
    [[list, -1]],
    [[list, '1']],
    [[list]],
    [[list, 1, 2]],
    [`["${list}",1e999]`],
    [['elsewhere', 1]],
    ['\0'],
    ['[['.repeat(40)],
  ])('%j is refused', (value) => refused(operationId, { cursor: cursorOf(value) }, 'cursor', 'bad_cursor'))

  test('at the highest rank ends the list', async () => {
    const { status, body } = await call(server.app, operationId, { cursor: cursorOf([list, 2_147_483_647]) })
    expect([status, body.list, body.nextCursor]).toEqual([200, [], null])
  })
})

test.each(['["recommended",0,1e999,0]', '["recommended",0,"a",0]', '["recommended",0,1]'])(
  'a cursor %s of a search is refused',
  (text) => refused('searchHotels', { cityId: ids.cityId, cursor: cursorOf(text) }, 'cursor', 'bad_cursor'),
)

test.each(['999999999999999.x', '253402300800000.x', 'x.x', '1.', '-1.x'])('a cursor %s of orders is refused', (text) =>
  refused('listOrders', { cursor: cursorOf(text) }, 'cursor', 'bad_cursor'),
)
test.each(['999999999999999 x', '253402300800000 x', 'x x'])('a cursor %s of favorites is refused', (text) =>
  refused('listCollection', { cursor: cursorOf(text) }, 'cursor', 'bad_cursor'),
)
test.each([
  ['listOrders', '253402300799999.x'],
  ['listCollection', '253402300799999 x'],
])('%s takes a cursor of the last millisecond of 9999', async (operationId, text) =>
  expect((await call(server.app, operationId, { cursor: cursorOf(text) }, ada)).status).toBe(200),
)

test.each(['0000-01-01T00:00:00.000Z', '1899-12-31T23:59:59.999Z', '2026-11-21T25:00:00.000Z'])(
  'an instant %s is refused',
  (savedAt) =>
    refused('mergeCollection', { targets: [{ bizType: 'hotel', bizId: 'h1', savedAt }] }, 'targets.0.savedAt'),
)

const searched = { kind: 'keyword', label: 'x', showLabel: 'x', cityId: null, hotelId: null, skuId: null }
describe.each(['a\0b', '\ud800', 'x\udfffy'])('the text %j', (text) => {
  test.each<[string, string, () => object]>([
    ['putSearchHistory', 'list.0.value', () => ({ list: [{ ...searched, lat: null, lng: null, value: text }] })],
    ['receiveRecommendLog', 'sessionId', () => ({ businessType: 'hotel', businessId: ids.hotelId, sessionId: text })],
    ['updateProfile', 'dialCode', () => ({ dialCode: text })],
    ['updateProfile', 'avaterFileId', () => ({ avaterFileId: text })],
    ['updateProfile', 'nickName', () => ({ nickName: text })],
    ['saveTraveler', 'name', () => ({ ...usualTraveler, name: text })],
    ['createEventLog', 'Data', () => ({ Data: text })],
    ['createHandOffTicket', 'deviceId', () => ({ deviceId: text })],
  ])('is refused by %s', (operationId, field, input) => refused(operationId, input(), field))
})

test.each(['suggest', 'searchCities'])('%s refuses NUL in an address', (operationId) =>
  refused(operationId, { keyword: 'a\0b' }, 'keyword'),
)

test.each(['/pictures/avatars/%00.webp', '/pictures/320/a%00.webp', '/pictures/avatars/%ED%A0%80.webp', '/%00'])(
  'NUL or half a letter in the path of %s finds nothing',
  async (url) => expect((await server.app.inject({ url })).statusCode).toBe(404),
)

test('headers that are used as keys have visible characters alone', async () => {
  const headers = { 'device-id': 'a\x01b', 'app-type': 'w\x7f' }
  const entry = { ...searched, lat: null, lng: null, value: 'v' }
  const { status, body } = await call(server.app, 'putSearchHistory', { list: [entry] }, { headers })
  expect([status, body]).toEqual([200, { list: [] }])
})

test.each(['999', 'abc', '+86', '0'])('a dialling code %s is refused without a phone too', (dialCode) =>
  refused('updateProfile', { dialCode }, 'phone'),
)
test.each(['86', ''])('a dialling code "%s" is taken without a phone', async (dialCode) =>
  expect((await call(server.app, 'updateProfile', { dialCode }, ada)).status).toBe(200),
)

test('pages of such addresses are shown, and fail nowhere', async () => {
  for (const url of [
    '/hotel/list?checkIn=0000-01-01&checkOut=0000-01-02',
    `/hotel/detail/${ids.hotelId}?checkIn=0000-01-01&checkOut=10000-01-01`,
    `/hotel/list?cityId=${ids.cityId}%00&keyword=%00`,
    '/hotel/detail/%00',
  ]) {
    expect((await server.app.inject({ url })).statusCode).toBeLessThan(500)
  }
  expect(server.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})
