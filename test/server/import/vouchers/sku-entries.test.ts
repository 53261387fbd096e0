import { eq } from 'drizzle-orm'
import { importedSkuId } from '../../../../server/import/vouchers/place-sku'
import { addSource } from '../../../../server/import/repository'
import { skuRoom } from '../../../../server/kernel/database/schema/vouchers'
import { LEAST_TERMS, nightEntry, SkuFiles } from '../../../support/import/sku-files'
import { addHotel, type TestHotel } from '../../../support/server/add-hotel'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

let server: TestServer
let hotel: TestHotel
let files: SkuFiles

beforeAll(async () => {
  server = await startTestServer()
  files = new SkuFiles(server)
  hotel = await addHotel(server.services.database.db)
  await addSource(server.services.database.db, 'larch')
})
afterAll(async () => {
  await server.close()
  files.remove()
})

const night = (id: string, change: object = {}) => nightEntry(hotel, id, change)

test.each<[string, object | (() => object), RegExp]>([
  ['no price', { priceMinor: undefined }, /^priceminor is missing: a whole number from 1/],
  ['a price in yuan', { priceMinor: '800.50' }, /^priceminor is "800.50"/],
  ['no stock', { stock: undefined }, /^stock is missing/],
  [
    'a sale that ends first',
    { saleStart: '2026-12-02T00:00:00Z', saleEnd: '2026-12-01T00:00:00Z' },
    /ends before it starts/,
  ],
  ['an instant without its offset', { saleStart: '2026-12-02 00:00' }, /^salestart is "2026-12-02 00:00": an instant/],
  ['no such day', { validity: { until: '2027-02-30' } }, /^validuntil is "2027-02-30": a day/],
  ['two kinds of validity', { validity: { until: '2027-06-30', days: 30 } }, /^either the last day/],
  ['an unknown use', { terms: { use: 'barter', refund: 'none' } }, /^terms\/use /],
  ['no word about refunds', { terms: { use: 'exchange', cancelDays: 1 } }, /^terms\/refund /],
  ['no word about cancelling', { terms: { use: 'exchange', refund: 'none' } }, /^canceldays is missing/],
  [
    'a surcharge with a field too many',
    { terms: { ...LEAST_TERMS, surcharges: [{ kind: 'weekdays', weekdays: [5], amountMinor: 100, name: '' }] } },
    /^terms\/surcharges/,
  ],
  [
    'terms that contradict one another',
    { terms: { ...LEAST_TERMS, isPartial: true } },
    /^isPartial: Only several nights/,
  ],
  ['no day of use left', { validity: { until: '2026-11-20' } }, /^validity: There is no day/],
  ['an unknown hotel', { rooms: [{ hotelId: 'nowhere' }] }, /^there is no hotel "nowhere"$/],
  ['an unknown room', () => ({ rooms: [{ hotelId: hotel.hotelId, room: 'Barn' }] }), /sells no room type "Barn"$/],
  ['nowhere to use it', { rooms: undefined }, /^rooms must/],
  ['a currency without a rate', { currency: 'XXX' }, /^currency "XXX" has no exchange rate$/],
  ['a limit below the smallest quantity', { limitPerUser: 1, minQuantity: 2 }, /^the limit is below/],
])('refuses an entry with %s by its line and the reason, and takes the others', async (_case, change, reason) => {
  const good = night('good')
  const { imported } = await files.run([night('bad', typeof change === 'function' ? change() : change), good], {
    file: 'refusals.json',
  })
  expect(imported.map(({ result }) => result)).toEqual(['refused', expect.stringMatching(/added|unchanged/)])
  expect(imported[0]).toMatchObject({ line: 1, label: 'A night by the lake', reason: expect.stringMatching(reason) })
  expect(await files.stored('bad')).toBeUndefined()
})

test('two entries with one id are both refused, wherever they stand', async () => {
  expect(await files.run([night('twin'), night('twin', { stock: 9 })], { file: 'twins.json' })).toMatchObject({
    results: ['refused', 'refused'],
    reasons: ['lines 1 and 1 have the same id', 'lines 1 and 1 have the same id'],
  })
})

test('a CSV file gives lists as JSON, and a product its choices; a hotel alone stands for all of its rooms', async () => {
  const lines = [
    'id,product_id,position,variant,name,price_minor,stock,valid_days,use,refund,cancel_days,weekdays,surcharges,hotels,color',
    `a,lake,0,Weekday,Lake nights,70000,4,180,exchange,none,3,"[0,1,2,3]",,"[""${hotel.hotelId}""]",blue`,
    `b,lake,1,Any day,Lake nights,80000,4,180,exchange,none,3,,"[{""kind"":""weekdays"",""weekdays"":[4,5],""amountMinor"":9000}]","[""${hotel.hotelId}""]",red`,
    'c,lake,2,Broken,Lake nights,80000,4,180,exchange,none,3,oops,,[],red',
  ]
  const { imported } = await files.run(lines.join('\n'), { file: 'night-vouchers.csv' })
  expect(imported.map(({ line, result }) => [line, result])).toEqual([
    [2, 'added'],
    [3, 'added'],
    [4, 'refused'],
  ])
  expect(imported[2]?.reason).toMatch(/^weekdays is no list in JSON; rooms must/)
  expect(imported[0]?.unused).toEqual(['color'])
  const [first, second] = [await files.stored('a'), await files.stored('b')]
  expect(second?.productId).toBe(first?.productId)
  expect((second?.rank ?? 0) - (first?.rank ?? 0)).toBe(1)
  expect(second?.terms.surcharges).toEqual([{ kind: 'weekdays', weekdays: [4, 5], amountMinor: 9_000 }])
  const rooms = await server.services.database.db
    .select()
    .from(skuRoom)
    .where(eq(skuRoom.skuId, importedSkuId('larch', 'a')))
  expect(rooms.map(({ roomTypeId }) => roomTypeId)).toEqual([hotel.roomTypeId, expect.stringMatching(/suite$/)])
})
