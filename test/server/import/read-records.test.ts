import { csvRecords, jsonRecords, UnreadableFile } from '../../../server/import/records'

const geojson = `{
  "type": "FeatureCollection",
  "features": [
    { "type": "Feature", "id": "node/1",
      "properties": { "name": "Inn" }, "geometry": { "type": "Point", "coordinates": [1, 2] } },
    { "type": "Feature", "properties": {}, "geometry": null }
  ]
}`

test('features of GeoJSON are entries with their properties and their place', () => {
  const { records } = jsonRecords(geojson)
  expect(records.map(({ line, fields }) => [line, Object.fromEntries(fields)])).toEqual([
    [4, { id: 'node/1', name: 'Inn', 'geometry.type': 'Point', 'geometry.coordinates': [1, 2] }],
    [6, { geometry: null }],
  ])
})

test.each([
  ['the list itself', '[{"a":1},\n{"a":2}]', [1, 2]],
  ['a list inside', '{"count":2,"value":[\n{"a":1},\n{"a":2}]}', [2, 3]],
  ['an empty list', '{"value":[]}', []],
])('finds entries in %s', (_case, text, lines) => {
  expect(jsonRecords(text).records.map(({ line }) => line)).toEqual(lines)
})

test('fields of fields have dotted names', () => {
  const { records } = jsonRecords('[{"Address":{"City":"Durham","Geo":{"lat":1}},"Tags":["a"]}]')
  expect(Object.fromEntries(records[0]?.fields ?? [])).toEqual({
    'Address.City': 'Durham',
    'Address.Geo.lat': 1,
    Tags: ['a'],
  })
})

test.each([
  ['broken JSON', '[{"a":1},\n{"a":]', 'line 2: not JSON'],
  ['no list', '{"a":1}', 'There is no list of hotels in it.'],
  ['an empty file', '', 'not JSON'],
])('says what is wrong with %s', (_case, text, message) => {
  expect(() => jsonRecords(text)).toThrow(UnreadableFile)
  expect(() => jsonRecords(text)).toThrow(message)
})

test('rows of CSV are entries; empty cells are left out, quoted ones may have lines in them', () => {
  const { records, refused } = csvRecords('\uFEFFname,city,note\nInn,Rome,\n"Big\nHouse",Oslo,"a, b"\n')
  expect(records.map(({ line, fields }) => [line, Object.fromEntries(fields)])).toEqual([
    [2, { name: 'Inn', city: 'Rome' }],
    [4, { name: 'Big\nHouse', city: 'Oslo', note: 'a, b' }],
  ])
  expect(refused).toEqual([])
})

test('a row with too many or too few cells is refused with its line, the others stay', () => {
  const { records, refused } = csvRecords('name,city\nInn,Rome\nHouse\nLodge,Oslo,what\nHut,Bern\n')
  expect(records.map(({ fields }) => fields.get('name'))).toEqual(['Inn', 'Hut'])
  expect(refused.map(({ line }) => line)).toEqual([3, 4])
})

test('a CSV without named columns is unreadable', () => {
  expect(() => csvRecords('hotels\nInn\n')).toThrow(UnreadableFile)
})
