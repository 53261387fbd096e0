import type { Suggestion } from '@/contract/suggest'
import { suggestFor } from '../../../../server/stays/destinations/suggest'
import { demoPlaceBook } from '../../../support/catalogue/demo-place-book'

const book = demoPlaceBook()
const suggested = (keyword: string, hotels: Suggestion[] = [], near: { lat: number; lng: number } | null = null) =>
  suggestFor(book, { keyword, near, today: '2026-11-21', hotels })
const request = (...requested: Parameters<typeof suggested>) => suggested(...requested).groups
const shown = (keyword: string) =>
  request(keyword).flatMap(({ kind, list }) => list.map(({ label, reason }) => `${kind} ${label}: ${reason}`))

test.each([
  ['gugong', ['landmark Forbidden City: Also known as 故宫']],
  ['qingshuisi', []],
  ['forbidencity', ['landmark Forbidden City: Did you mean Forbidden City?']],
  ['forbidencit', ['landmark Forbidden City: Did you mean Forbidden City?']],
  ['gugnog', ['landmark Forbidden City: Did you mean Forbidden City?']],
  ['Kiyomisu', ['landmark Kiyomizu-dera: Did you mean Kiyomizu-dera?']],
  ['Higashiyma', ['area Higashiyama: Did you mean Higashiyama?']],
  ['故宫', ['landmark Forbidden City: Also known as 故宫']],
  ['Gion', ['area Gion: In Kyoto']],
  [
    'Toyko',
    [
      'city Tokyo: Did you mean Tokyo?',
      'landmark Tokyo Station: Did you mean Tokyo Station?',
      'landmark Tokyo National Museum: Did you mean Tokyo National Museum?',
    ],
  ],
  ['tea', ['coupon Tea and a night by the lake: In Hangzhou']],
  ['Baoding', ['city Baoding: No stays in Baoding yet. Beijing is 141 km away']],
  ['qqqq', []],
  ['   ', []],
])('%s suggests %j', (keyword, expected) => expect(shown(keyword)).toEqual(expected))

test('a place without stays leads to the nearest city, from where it lies', () => {
  const [baoding] = request('Baoding')[0]?.list ?? []
  expect(baoding).toMatchObject({ cityId: 'beijing', hotelCount: 0, showLabel: 'Baoding, Hebei, China' })
  expect(baoding?.lat).toBeCloseTo(38.85, 1)
})

test('groups come in their order, at most five of a kind, and empty ones not at all', () => {
  const groups = request('b')
  expect(groups.map(({ kind }) => kind)).toEqual(
    ['city', 'area', 'landmark', 'coupon'].filter((kind) => groups.some((group) => group.kind === kind)),
  )
  expect(groups.every(({ list }) => list.length >= 1 && list.length <= 5)).toBe(true)
})

test('what is near comes first among equals', () => {
  const labels = (lat: number, lng: number) =>
    request('central', [], { lat, lng }).find(({ kind }) => kind === 'landmark')?.list[0]?.showLabel
  expect(labels(-33.87, 151.2)).toBe('Sydney · Central Station')
  expect(labels(40.78, -73.96)).toBe('New York · Central Park')
})

test.each([
  ['Gion', false],
  ['Kyoto', false],
  ['tea', false],
  ['Toyko', true],
  ['forbidencity', true],
  ['qqqq', true],
])('whether %s is only a guess: %s', (keyword, isGuess) => expect(suggested(keyword).isGuess).toBe(isGuess))

test('where a hotel goes by the text as it stands, no place is guessed', () => {
  const [hotel] = request('Gion')[0]?.list ?? []
  const { groups, isGuess } = suggested('forbidencity', hotel ? [{ ...hotel, kind: 'hotel' }] : [])
  expect([groups.map(({ kind }) => kind), isGuess]).toEqual([['hotel'], false])
})
