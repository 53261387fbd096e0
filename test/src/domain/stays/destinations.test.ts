import {
  areRegionsTiled,
  cleanKeyword,
  firstCity,
  firstLetter,
  isTiled,
  matchDestinations,
  matchParts,
} from '@/domain/stays/destinations'
import { place } from '../../../support/destination/place'
import { region } from '../../../support/destination/region'
import fc from 'fast-check'

describe('areRegionsTiled', () => {
  const cities = (count: number) => Array.from({ length: count }, (_, at) => place(`City ${at}`, '', 'China', 'CN'))

  test.each([
    [[], true],
    [[1], true],
    [[30], true],
    [[31], false],
    [[15, 15], true],
    [[15, 16], false],
  ])('regions of %j cities are all laid out: %s', (counts, expected) => {
    expect(areRegionsTiled(counts.map((count, at) => region(`Region ${at}`, '', cities(count))))).toBe(expected)
  })
})

describe('cleanKeyword', () => {
  test.each([
    ['Kyoto', 'Kyoto'],
    ['  New York ', 'NewYork'],
    ['北 京\t上海\n', '北京上海'],
    ['\u3000京都\u00a0', '京都'],
    ['', ''],
    ['   ', ''],
    ['a'.repeat(41), 'a'.repeat(40)],
    [`${'a'.repeat(39)} ${'b'.repeat(5)}`, `${'a'.repeat(39)}b`],
    ['😀'.repeat(41), '😀'.repeat(40)],
  ])('%j is searched as %j', (text, keyword) => expect(cleanKeyword(text)).toBe(keyword))
})

describe('firstCity', () => {
  const cities = [
    place('Shanghai', '上海', 'China', 'CN'),
    place('Kyoto', '京都', 'Japan', 'JP'),
    place('Tokyo', '東京', 'Japan', 'JP'),
  ]

  test.each([
    ['JP', 'Kyoto'],
    ['CN', 'Shanghai'],
    ['FR', 'Shanghai'],
    [null, 'Shanghai'],
  ])('in %s: %s', (countryCode, label) => expect(firstCity(cities, countryCode)?.label).toBe(label))

  test('without cities there is none', () => expect(firstCity([], 'JP')).toBeNull())
})

describe('firstLetter', () => {
  test.each([
    ['Kyoto', 'K'],
    ['éclair', 'E'],
    ['Ürümqi', 'U'],
    ["Xi'an", 'X'],
    ['北京', '#'],
    ['6th Town', '#'],
    ['', '#'],
  ])('%j stands under %s', (name, letter) => expect(firstLetter(name)).toBe(letter))
})

describe('isTiled', () => {
  test.each([
    [0, true],
    [30, true],
    [31, false],
  ])('%i children stand without an index: %s', (count, expected) => expect(isTiled(count)).toBe(expected))
})

describe('matchDestinations', () => {
  const places = [
    place('Beijing', '北京', 'China', 'CN'),
    place('Kyoto', '京都', 'Japan', 'JP'),
    place('São Paulo', 'São Paulo', 'Brazil', 'BR'),
    place('New York', 'New York', 'United States', 'US'),
    place('York', 'York', 'United Kingdom', 'GB'),
  ]

  test.each([
    ['kyo', ['Kyoto']],
    ['北京', ['Beijing']],
    ['京', ['Kyoto', 'Beijing']],
    ['york', ['York', 'New York']],
    ['new york', ['New York']],
    ['sao', ['São Paulo']],
    ['Japan', ['Kyoto']],
    ['atlantis', []],
    ['', places.map((each) => each.label)],
  ])('%j finds %j', (text, labels) => expect(matchDestinations(places, text).map((each) => each.label)).toEqual(labels))
})

describe('matchParts', () => {
  const shown = (name: string, keyword: string) =>
    matchParts(name, keyword)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('')

  test.each([
    ['Kyoto, Japan', 'kyo', '[Kyo]to, Japan'],
    ['Kyoto, Japan', 'TO', 'Kyo[to], Japan'],
    ['Kyoto, Japan', 'Japan', 'Kyoto, [Japan]'],
    ['Kyoto', 'Kyoto', '[Kyoto]'],
    ['Kyoto', 'Paris', 'Kyoto'],
    ['Kyoto', '', 'Kyoto'],
    ['A+B', '+', 'A[+]B'],
    ['The Bund', 'TheBund', '[The Bund]'],
    ['The Bund, Shanghai', 'thebu', '[The Bu]nd, Shanghai'],
    ['Yu Garden House', 'gardenh', 'Yu [Garden H]ouse'],
    ['İstanbul Airport', 'airport', 'İstanbul [Airport]'],
    ['京 都', '京都', '[京 都]'],
  ])('%j searched by %j is %j', (name, keyword, expected) => expect(shown(name, keyword)).toBe(expected))

  test('the parts always make up the name, and any cut of it is found as it is searched', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (name, from, length) => {
        const cut = cleanKeyword(
          [...name]
            .slice(from % (name.length + 1))
            .slice(0, length)
            .join(''),
        )
        const parts = matchParts(name, cut)
        expect(parts.map(({ text }) => text).join('')).toBe(name)
        expect(parts.some(({ isMatch }) => isMatch)).toBe(cut !== '')
      }),
    )
  })
})
