import type { Suggestion } from '@/contract/suggest'
import { entryOfCity, entryOfKeyword, entryOfSuggestion } from '@/domain/stays/search-history'
import { enteredSuggestion, searchTarget, suggestionPlace, suggestionReason } from '@/domain/stays/suggestions'
import { place } from '../../../support/destination/place'

describe('searchTarget', () => {
  const suggested = (change: Partial<Suggestion>): Suggestion => ({
    kind: 'city',
    value: 'kyoto',
    label: 'Kyoto',
    showLabel: 'Kyoto, Japan',
    cityId: 'kyoto',
    hotelId: null,
    skuId: null,
    lat: null,
    lng: null,
    matchedName: null,
    reason: null,
    hotelCount: 40,
    ...change,
  })
  const gion = { value: 'gion', label: 'Gion Corner', lat: 35.0037, lng: 135.7751 }

  test.each<[string, Partial<Suggestion>, object]>([
    ['a city', {}, { route: 'hotelList', fields: { cityId: 'kyoto' } }],
    ['a place without stays', { value: 'uji', cityId: 'kyoto' }, { route: 'hotelList', fields: { cityId: 'kyoto' } }],
    [
      'an area',
      { kind: 'area', value: 'Higashiyama' },
      { route: 'hotelList', fields: { cityId: 'kyoto', areas: 'Higashiyama' } },
    ],
    [
      'a landmark',
      { kind: 'landmark', ...gion },
      {
        route: 'hotelList',
        fields: { cityId: 'kyoto', nearLat: 35.0037, nearLng: 135.7751, near: 'Gion Corner', sort: 'distance' },
      },
    ],
    [
      'a landmark of which nobody knows where it is',
      { kind: 'landmark', ...gion, lat: null },
      { route: 'hotelList', fields: { keyword: 'GionCorner' } },
    ],
    ['a hotel', { kind: 'hotel', value: 'h1', hotelId: 'h1' }, { route: 'hotelDetail', hotelId: 'h1' }],
    ['a voucher', { kind: 'coupon', value: 's1', skuId: 's1', hotelId: 'h2' }, { route: 'productDetail', skuId: 's1' }],
  ])('%s', (_, change, target) => expect(searchTarget(entryOfSuggestion(suggested(change)))).toEqual(target))

  test('a text leads to what is called so anywhere', () =>
    expect(searchTarget(entryOfKeyword('garden'))).toEqual({ route: 'hotelList', fields: { keyword: 'garden' } }))

  test('a popular city leads to its list', () => {
    const kyoto = place('Kyoto', '京都', 'Japan', 'JP')
    expect(searchTarget(entryOfCity(kyoto))).toEqual({ route: 'hotelList', fields: { cityId: kyoto.value } })
  })

  const groups = [
    { kind: 'city' as const, list: [suggested({ matchedName: '京都' })] },
    { kind: 'hotel' as const, list: [suggested({ kind: 'hotel', value: 'h1', hotelId: 'h1', label: 'River House' })] },
  ]
  test.each([
    ['kyoto', 'kyoto'],
    ['KYOTO', 'kyoto'],
    ['京都', 'kyoto'],
    ['riverhouse', 'h1'],
    ['kyo', undefined],
    ['house', undefined],
  ])('Enter on %s opens %s', (keyword, value) => expect(enteredSuggestion(keyword, groups)?.value).toBe(value))

  test('a place that no hotel shares its text with is opened by any part of its name', () => {
    const bund = suggested({ kind: 'landmark', value: 'bund', label: 'The Bund', cityId: 'shanghai' })
    const places = [{ kind: 'landmark' as const, list: [bund] }]
    expect(enteredSuggestion('TheBun', places)).toBe(bund)
    expect(enteredSuggestion('TheBun', [...places, ...groups])).toBeNull()
  })

  test('of places of one name that of the chosen city is opened', () => {
    const stations = ['kyoto', 'nara'].map((cityId) =>
      suggested({ kind: 'landmark', value: `${cityId}-station`, label: 'Central Station', cityId }),
    )
    const found = [{ kind: 'landmark' as const, list: stations }]
    expect(enteredSuggestion('centralstation', found, 'nara')?.value).toBe('nara-station')
    expect(enteredSuggestion('centralstation', found)?.value).toBe('kyoto-station')
  })

  test('a text is searched in the chosen city', () => {
    const entry = entryOfKeyword('garden', { cityId: 'kyoto', label: 'Kyoto' })
    expect([entry.showLabel, searchTarget(entry)]).toEqual([
      'garden · Kyoto',
      { route: 'hotelList', fields: { cityId: 'kyoto', keyword: 'garden' } },
    ])
  })
})

describe('suggestionPlace', () => {
  test.each([
    ['Kyoto', 'Kyoto, Japan', 'Japan'],
    ['Harbin', 'Harbin, Heilongjiang, China', 'Heilongjiang, China'],
    ['Shangcheng', 'Hangzhou · Shangcheng', 'Hangzhou'],
    ['Shanghai Museum', 'Shanghai · Shanghai Museum', 'Shanghai'],
    ['Wayfold Shangcheng', 'Hangzhou · Shangcheng', 'Hangzhou · Shangcheng'],
    ['Macau', 'Macau', null],
  ])('%s, shown as %s, is in %s', (label, showLabel, expected) =>
    expect(suggestionPlace({ label, showLabel })).toBe(expected),
  )

  test.each([
    ['Shangcheng', 'Hangzhou · Shangcheng', 'In Hangzhou', null],
    ['Wayfold Shangcheng', 'Hangzhou · Shangcheng', 'In Hangzhou', null],
    ['Kyoto', 'Kyoto, Japan', 'Also known as 京都', 'Also known as 京都'],
    ['Gion', 'Gion', 'In Kyoto', 'In Kyoto'],
    ['Kyoto', 'Kyoto, Japan', null, null],
  ])('%s, shown as %s, because %s: %s', (label, showLabel, reason, reasonText) =>
    expect(suggestionReason({ label, showLabel, reason })).toBe(reasonText),
  )
})
