import { draftHotel } from '../../../server/import/draft-hotel'
import { mergeDrafts } from '../../../server/import/merge-drafts'
import type { Drafted } from '../../../server/import/hotel-draft'

const entry = (fields: Record<string, unknown>, line = 1) =>
  draftHotel({ line, fields: new Map(Object.entries({ id: 'a', name: 'Inn', lat: 1, lng: 2, ...fields })) })
const draft = (fields: Record<string, unknown>) => entry(fields).draft

test.each([
  ['no name', { name: undefined }, 'it has no name in any language'],
  ['no place', { lat: undefined }, 'it has no place on the map (latitude and longitude)'],
  ['a place beyond the map', { lat: 191 }, 'its place 191, 2 is on no map'],
  [
    'a place that fits the other way round',
    { lat: 91 },
    'its place 91, 2 is on no map; are latitude and longitude swapped?',
  ],
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
  const { draft: found, warnings } = entry({ stars })
  expect(found?.star).toBe(star)
  expect(warnings.some((warning) => warning.includes('stars'))).toBe(star === null)
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

test('equal rooms become one kind with a stock, others stay separate, and broken ones are reported', () => {
  const room = { Description: 'Double', BaseRate: 96.99, SleepsCount: 2, BedOptions: '1 bed' }
  const rooms = [room, { ...room }, { ...room, BaseRate: 80 }, { ...room, BaseRate: 0 }, { BaseRate: 9 }, 'x']
  const { draft: found, warnings } = entry({ Rooms: rooms })
  expect(found?.rooms.map(({ name, rateAmount, stock }) => [name, rateAmount, stock])).toEqual([
    ['Double', 80, 1],
    ['Double', 96.99, 2],
  ])
  expect(warnings).toEqual(['room "Double" has no rate', 'a room has no name', 'a room is no object'])
})

test('features become the facilities that we list, and the others are reported', () => {
  const { draft: found, warnings } = entry({
    Tags: ['Free WiFi', 'pool', 'view'],
    ParkingIncluded: true,
    wheelchair: 'yes',
  })
  expect(found?.facilities.map(({ name, isFree }) => [name, isFree])).toEqual([
    ['Parking', true],
    ['Step-free access', true],
    ['Swimming pool', false],
    ['Wi-Fi', true],
  ])
  expect(warnings).toContain('feature "view" is none that we list')
})

test('fields that nothing was made of are named', () => {
  expect(entry({ wikidata: 'Q1', fax: '1' }).unused).toEqual(['wikidata', 'fax'])
})

const placed = (drafted: Drafted) => ({
  drafted,
  place: { countryCode: 'JP', cityId: 'tokyo', city: null },
  sourceId: drafted.draft?.ownId ?? '',
})

describe('rows that describe one hotel', () => {
  const row = (line: number, fields: Record<string, unknown>) =>
    entry({ reviews_rating: 4, reviews_text: 'Good', reviews_date: `2015-04-0${line}T00:00:00Z`, ...fields }, line)

  test('become one with all their reviews', () => {
    const merged = mergeDrafts([row(1, {}), row(2, { reviews_text: 'Fine' })].map(placed))
    expect(merged).toHaveLength(1)
    expect(merged[0]?.drafted.draft?.reviews.map(({ content, day }) => [content, day])).toEqual([
      ['Good', '2015-04-01'],
      ['Fine', '2015-04-02'],
    ])
  })

  test('become one with all their rooms', () => {
    const room = (name: string) => ({
      room_name: name,
      room_rate: 80,
      room_sleeps: 2,
      reviews_text: '',
      reviews_rating: '',
    })
    const merged = mergeDrafts([row(1, room('Single')), row(2, room('Double'))].map(placed))
    expect(merged.map(({ drafted }) => drafted.draft?.rooms.map(({ name }) => name))).toEqual([['Double', 'Single']])
  })

  test('of two hotels under one id the fuller one is taken, whatever their order', () => {
    const rows = [row(1, {}), row(2, { name: 'House', phone: '+81 3 5550 0101' })]
    for (const order of [rows, rows.toReversed()])
      expect(mergeDrafts(order.map(placed)).map(({ drafted }) => drafted.refusal)).toEqual([
        null,
        'its id a is also that of line 2, another hotel',
      ])
  })
})
