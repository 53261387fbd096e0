import fc from 'fast-check'
import { cleanLine, cleanText, isReadable } from '../../../server/import/record-reader'
import { readArguments } from '../../../server/import/command'
import { countryCodeOf } from '../../../server/import/countries'
import { draftHotel } from '../../../server/import/draft-hotel'
import { facilityOf } from '../../../server/import/draft-details'
import { jsonRecords, renamedFields } from '../../../server/import/records'

const entry = (fields: Record<string, unknown>) =>
  draftHotel({ line: 1, fields: new Map(Object.entries({ id: 'a', name: 'Inn', lat: 1, lng: 2, ...fields })) })

test.each([
  ['Caf&eacute;&nbsp;&mdash;&nbsp;Bar', 'Café — Bar'],
  ['Inn\u0000 of\u202E the \u200BLarch\uFEFF', 'Inn of the Larch'],
  ['\u3164\u2800\u00AD', ''],
  ['half \uD83D', 'half'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
])('cleans %j', (text, cleaned) => {
  expect(cleanLine(text)).toBe(cleaned)
})

test('whatever a text was, what is left can be stored and changes no more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cleaned = cleanText(text)
      expect(cleaned).not.toMatch(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u)
      expect(cleaned.trim()).toBe(cleaned)
    }),
  )
  expect(['\u202E', '---', '· ', ''].map(isReadable)).toEqual([false, false, false, false])
})

test.each([
  ['a currency in slang', { currency: 'RMB' }, 'currency "RMB" is no ISO 4217 code that we have a rate for'],
  ['a sign', { currency: '£' }, 'currency "£" is no ISO 4217 code that we have a rate for'],
  ['a currency of no country', { currency: 'XXX' }, 'currency "XXX" is no ISO 4217 code that we have a rate for'],
  ['an endless name', { name: 'N'.repeat(10_000) }, 'its name has 10000 characters; at most 200 are shown'],
  ['an invisible name', { name: '\u200B\u3164' }, 'it has no name in any language'],
])('refuses %s', (_case, fields, refusal) => {
  expect(entry(fields)).toMatchObject({ draft: null, refusal })
})

test.each([
  [{ name: 'Double', rate: 90, sleeps: 2.5 }, 'room "Double" sleeps 2.5, which is no whole number from 1 to 20'],
  [{ name: 'Hall', rate: 90, sleeps: 500 }, 'room "Hall" sleeps 500, which is no whole number from 1 to 20'],
  [
    { name: 'Double', rate: 90, sleeps: 2, stock: 1e12 },
    'room "Double" has a stock of 1000000000000, which is no whole number from 0 to 10000',
  ],
])('refuses a room %j', (room, reason) => {
  const { draft, warnings, refusedRooms } = entry({ rooms: [room] })
  expect([draft?.rooms, refusedRooms, warnings[0]]).toEqual([[], 1, reason])
})

test('a stock that nobody has stated is known as such', () => {
  const rooms = [
    { name: 'Double', rate: 90, sleeps: 2 },
    { name: 'Twin', rate: 95, sleeps: 2, stock: 4 },
  ]
  expect(entry({ rooms }).draft?.rooms.map(({ stock, isStockStated }) => [stock, isStockStated])).toEqual([
    [1, false],
    [4, true],
  ])
})

test.each([
  ['Wi-Fi in public areas', 'Wi-Fi in public areas', false],
  ['Free WiFi in all rooms', 'Wi-Fi in all rooms', true],
  ['Free WiFi', 'Wi-Fi', true],
  ['WiFi (surcharge)', 'Wi-Fi', false],
  ['Air conditioning in some rooms', 'Air conditioning in some rooms', false],
  ['Free parking', 'Parking', true],
  ['Parking', 'Parking', false],
  ['免费停车场', 'Parking', true],
  ['游泳池', 'Swimming pool', false],
])('%s promises %s', (args, name, isFree) => {
  expect(facilityOf(args)).toMatchObject({ name, isFree })
})

test.each(['No parking', 'Pool nearby', 'WiFi: no', 'without restaurant', 'whirlpool', 'Public areas'])(
  '%s promises nothing',
  (args) => {
    expect(facilityOf(args)).toBeNull()
  },
)

test.each([
  ['UK', 'GB'],
  ['England', 'GB'],
  ['Great Britain', 'GB'],
  ['U.S.A.', 'US'],
  ['英国', 'GB'],
  ['中国', 'CN'],
  ['The Netherlands', 'NL'],
  ['Atlantis', null],
])('%s is the country %s', (text, code) => {
  expect(countryCodeOf(text)).toBe(code)
})

test.each(['Bed and Breakfast', 'B&B', 'Villa', '酒店', 'pension', 'hotel', 'Luxury'])('a %s is a lodging', (type) => {
  expect(entry({ type }).draft).not.toBeNull()
})

test('Chinese columns, fields of fields and a map of columns are read', () => {
  const record = {
    line: 2,
    fields: new Map<string, unknown>([
      ['名称', '贵都酒店'],
      ['geo.lat', 31.2],
      ['geo.lon', 121.4],
      ['城市', '上海'],
      ['Sterne', '5'],
    ]),
  }
  const parsed = readArguments(['--source', 'a', '--map', 'stars=Sterne', 'x.csv'])
  if (typeof parsed === 'string' || parsed.kind !== 'import') throw new Error('The words ask for no import')
  const { draft } = draftHotel(renamedFields(record, parsed.map))
  expect(draft).toMatchObject({ name: '贵都酒店', lat: 31.2, lng: 121.4, cityName: '上海', star: 5 })
})

test('hours, contacts and pictures are read, and what is none is reported', () => {
  const { draft } = entry({
    checkin: 'from 2 pm to 22:00',
    checkout: '07:00 - 11.30',
    email: 'desk@larch.example',
    website: 'www.larch.example',
    price_from: '80,50',
    images: [{ url: 'https://larch.example/a.jpg' }, 'ftp://x', 'https://larch.example/b.jpg'],
  })
  expect(draft).toMatchObject({
    checkIn: '14:00',
    checkOut: '11:30',
    email: 'desk@larch.example',
    website: 'https://www.larch.example/',
    priceFrom: 80.5,
    pictureUrls: ['https://larch.example/a.jpg', 'https://larch.example/b.jpg'],
  })
  const bad = entry({ website: 'javascript:alert(1)', email: 'a b', checkin: 'noon' })
  expect(bad.draft).toMatchObject({ website: '', email: '', checkIn: null })
  expect(bad.warnings).toHaveLength(4)
})

test.each([
  ['a list in fields', '{"data":{"hotels":[{"a":1}]}}', [[['a', 1]]]],
  ['a null among hotels', '[null,{"a":1}]', [[['a', 1]]]],
  [
    'hotels as pairs',
    '[[["a",1],["b",2]]]',
    [
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
  ],
  ['fields as pairs', '[{"facts":[{"key":"a","value":1}]}]', [[['a', 1]]]],
])('finds %s', (_case, text, found) => {
  expect(jsonRecords(text).records.map(({ fields }) => [...fields])).toEqual(found)
})

test('a null among hotels is refused with its line', () => {
  expect(jsonRecords('[\nnull,\n{"a":1}]').refused).toEqual([{ line: 2, reason: 'null is no hotel' }])
})

test('the command explains invalid arguments', () => {
  expect(readArguments([])).toBe('No file of hotels or vouchers is named.')
  expect(readArguments(['--map', 'x=y', 'a.csv'])).toContain('"x" is no fact of a hotel')
  expect(readArguments(['--country', 'Atlantis', 'a.csv'])).toBe('"Atlantis" is no known country.')
  expect(readArguments(['a.csv', 'big-rooms.csv'])).toMatchObject({ files: ['a.csv'], roomFiles: ['big-rooms.csv'] })
})
