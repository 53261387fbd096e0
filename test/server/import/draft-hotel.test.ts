import { draftHotel } from '../../../server/import/draft-hotel'
import { mergeDrafts } from '../../../server/import/merge-drafts'

const entry = (fields: Record<string, unknown>, line = 1) =>
  draftHotel({ line, fields: new Map(Object.entries({ id: 'a', name: 'Inn', lat: 1, lng: 2, ...fields })) })
const draft = (fields: Record<string, unknown>) => entry(fields).draft

test.each([
  ['no name', { name: undefined }, 'it has no name in any language'],
  ['no place', { lat: undefined }, 'it has no place on the map (latitude and longitude)'],
  ['a place beyond the map', { lat: 91 }, 'it has no place on the map (latitude and longitude)'],
  ['words for numbers', { lat: 'north' }, 'it has no place on the map (latitude and longitude)'],
  ['another kind of place', { tourism: 'museum' }, 'it is no lodging (museum)'],
  ['a country that is none', { country: 'Atlantis' }, '"Atlantis" is no known country'],
])('refuses an entry with %s', (_case, fields, refusal) => {
  expect(entry(fields)).toMatchObject({ draft: null, refusal })
})

test.each([
  ['the plain name', { name: 'Inn' }, ['Inn', 'Inn', []]],
  ['English first', { name: '旅館', 'name:en': 'Inn' }, ['Inn', '旅館', []]],
  ['other languages too', { name: '旅館', 'name:en': 'Inn', 'name:zh': '客栈' }, ['Inn', '旅館', ['客栈']]],
  ['any language rather than none', { name: undefined, 'name:ja': '旅館' }, ['旅館', '旅館', []]],
  ['the branch of a chain', { name: 'APA', branch: 'Ueno' }, ['APA Ueno', 'APA Ueno', ['APA']]],
  ['a branch that the name has', { name: 'APA Ueno', branch: 'Ueno' }, ['APA Ueno', 'APA Ueno', []]],
  ['other names', { alt_name: 'Guest House; The Inn' }, ['Inn', 'Inn', ['Guest House', 'The Inn']]],
])('reads %s', (_case, fields, [name, localName, otherNames]) => {
  expect(draft(fields)).toMatchObject({ name, localName, otherNames })
})

test.each([
  ['4', 4],
  ['5S', 5],
  [3, 3],
  ['4.5', 4],
  ['1', null],
  ['superior', null],
])('stars %j become %j', (stars, star) => {
  const { draft: found, notes } = entry({ stars })
  expect(found?.star).toBe(star)
  expect(notes.some((note) => note.includes('stars'))).toBe(star === null)
})

test.each([
  ['columns', { lat: '35.5', lng: '139.7' }, { lat: 35.5, lng: 139.7 }],
  ['a point, longitude first', { lat: undefined, coordinates: [139.7, 35.5] }, { lat: 35.5, lng: 139.7 }],
  [
    'the middle of an outline',
    {
      coordinates: [
        [
          [0, 0],
          [2, 0],
          [2, 4],
          [0, 4],
        ],
      ],
    },
    { lat: 2, lng: 1 },
  ],
])('takes the place from %s', (_case, fields, point) => {
  expect(draft(fields)).toMatchObject(point)
})

test.each([
  ['US', 'US'],
  ['USA', 'US'],
  ['Japan', 'JP'],
  ['日本', 'JP'],
  [undefined, ''],
])('country %j is %j', (country, countryCode) => {
  expect(draft({ country })?.countryCode).toBe(countryCode)
})

test('rooms that are alike are one kind with a stock, others stay apart, and broken ones are told', () => {
  const room = { Description: 'Double', BaseRate: 96.99, SleepsCount: 2, BedOptions: '1 bed' }
  const rooms = [room, { ...room }, { ...room, BaseRate: 80 }, { ...room, BaseRate: 0 }, { BaseRate: 9 }, 'x']
  const { draft: found, notes } = entry({ Rooms: rooms })
  expect(found?.rooms.map(({ name, rateAmount, stock }) => [name, rateAmount, stock])).toEqual([
    ['Double', 96.99, 2],
    ['Double', 80, 1],
  ])
  expect(notes).toEqual(['room "Double" has no rate', 'a room has no name', 'a room is no object'])
})

test('features become the facilities that we list, and the others are told', () => {
  const { draft: found, notes } = entry({
    Tags: ['Free WiFi', 'pool', 'view'],
    ParkingIncluded: true,
    wheelchair: 'yes',
  })
  expect(found?.facilities).toEqual(['Wi-Fi in all rooms', 'Parking', 'Step-free access', 'Swimming pool'])
  expect(notes).toContain('feature "view" is none that we list')
})

test('fields that nothing was made of are named', () => {
  expect(entry({ wikidata: 'Q1', fax: '1' }).unused).toEqual(['wikidata', 'fax'])
})

describe('rows that tell one hotel', () => {
  const row = (line: number, fields: Record<string, unknown>) =>
    entry({ reviews_rating: 4, reviews_text: 'Good', reviews_date: `2015-04-0${line}T00:00:00Z`, ...fields }, line)

  test('become one with all their reviews', () => {
    const merged = mergeDrafts([row(1, {}), row(2, { reviews_text: 'Fine' })])
    expect(merged).toHaveLength(1)
    expect(merged[0]?.draft?.reviews.map(({ content, day }) => [content, day])).toEqual([
      ['Good', '2015-04-01'],
      ['Fine', '2015-04-02'],
    ])
  })

  test('another hotel under the same id is refused', () => {
    const [, second] = mergeDrafts([row(1, {}), row(2, { name: 'House' })])
    expect(second).toMatchObject({ draft: null, refusal: 'its id a is that of line 1' })
  })
})
