import { hotelQueryFields, priceField, readHotelQuery, readPriceField, searchInput } from '@/domain/stays/hotel-query'

describe('hotelQuery', () => {
  const read = (fields: Record<string, string>) => readHotelQuery({ cityId: 'kyoto', ...fields }, 'CNY')

  test.each<[string, Record<string, string>, object]>([
    ['the order', { sort: 'rating' }, { sort: 'rating' }],
    ['the order by distance', { sort: 'distance' }, { sort: 'distance' }],
    ['an unknown order', { sort: 'luck' }, { sort: 'recommended' }],
    ['grades', { grades: '6,4' }, { grades: [4, 6] }],
    ['grades that the filter has not', { grades: '9,x,3,7' }, { grades: [7] }],
    ['tags', { tags: 'pool|gym' }, { tags: ['pool', 'gym'] }],
    [
      'tags with a comma and spaces',
      { tags: 'Pets, small|Late check-out' },
      { tags: ['Pets, small', 'Late check-out'] },
    ],
    ['tags said twice', { tags: 'pool||pool' }, { tags: ['pool'] }],
    ['a tag that is too long', { tags: `${'x'.repeat(61)}|spa` }, { tags: ['spa'] }],
    [
      'more tags than thirty',
      { tags: Array.from({ length: 31 }, (_, at) => `t${at}`).join('|') },
      { tags: Array.from({ length: 30 }, (_, at) => `t${at}`) },
    ],
    ['areas', { areas: 'Gion|Jing’an' }, { areas: ['Gion', 'Jing’an'] }],
    [
      'more areas than ten',
      { areas: Array.from({ length: 11 }, (_, at) => `a${at}`).join('|') },
      { areas: Array.from({ length: 10 }, (_, at) => `a${at}`) },
    ],
    ['free cancellation', { freeCancellation: '1' }, { freeCancellation: true, breakfast: false }],
    ['breakfast', { breakfast: '1' }, { breakfast: true, freeCancellation: false }],
    [
      'a price range',
      { price: 'CNY20000-80000' },
      { price: { currencyCode: 'CNY', fromMinor: 20000, toMinor: 80000 } },
    ],
    [
      'a point',
      { nearLat: '35.0037', nearLng: '135.7788', near: 'Gion' },
      { near: { lat: 35.0037, lng: 135.7788, name: 'Gion' } },
    ],
    ['a point on the equator', { nearLat: '0', nearLng: '0' }, { near: { lat: 0, lng: 0, name: '' } }],
    ['half a point', { nearLat: '35', near: 'Gion' }, { near: null }],
    ['an empty point', { nearLat: '', nearLng: '' }, { near: null }],
    ['a point off the globe', { nearLat: '91', nearLng: '10' }, { near: null }],
    ['a long keyword', { keyword: 'a'.repeat(50) }, { keyword: 'a'.repeat(40) }],
  ])('reads %s', (_, fields, query) => expect(read(fields)).toMatchObject(query))

  test('an address reads back as the same list', () => {
    const query = read({
      checkIn: '2026-12-01',
      checkOut: '2026-12-03',
      rooms: '2',
      adults: '3',
      sort: 'distance',
      grades: '4,7',
      tags: 'pool|Pets, small',
      areas: 'Gion|东山区',
      freeCancellation: '1',
      breakfast: '1',
      price: 'CNY-80000',
      nearLat: '35.1',
      nearLng: '-135.2',
      near: 'Gion',
      keyword: 'garden',
    })
    const strings = Object.entries(hotelQueryFields(query)).map(([name, value]) => [name, String(value)])
    expect(read(Object.fromEntries(strings))).toEqual(query)
  })

  test('what is not chosen is not in the address', () =>
    expect(hotelQueryFields(read({}))).toEqual({ cityId: 'kyoto' }))
})

describe('priceField', () => {
  test.each([
    ['CNY20000-80000', { currencyCode: 'CNY', fromMinor: 20000, toMinor: 80000 }],
    ['CNY20000-', { currencyCode: 'CNY', fromMinor: 20000, toMinor: null }],
    ['CNY-80000', { currencyCode: 'CNY', fromMinor: null, toMinor: 80000 }],
    ['CNY0-0', { currencyCode: 'CNY', fromMinor: 0, toMinor: 0 }],
  ])('%s is read and written alike', (text, limits) => {
    expect(readPriceField(text, 'CNY')).toEqual(limits)
    expect(priceField(limits)).toBe(text)
  })

  test.each([
    ['nothing', undefined],
    ['no limit', 'CNY-'],
    ['another currency', 'USD1000-2000'],
    ['a range the wrong way round', 'CNY80000-20000'],
    ['no currency', '100-200'],
    ['a fraction', 'CNY1.5-2'],
    ['a minus', 'CNY--5'],
  ])('%s is no limit', (_, text) => expect(readPriceField(text, 'CNY')).toBeNull())
})

describe('searchInput', () => {
  test.each<[string, Record<string, string>, object]>([
    ['a city', { cityId: 'kyoto' }, { cityId: 'kyoto', sort: 'recommended' }],
    ['a text everywhere', { keyword: 'garden' }, { keyword: 'garden', sort: 'recommended' }],
    [
      'a point',
      { cityId: 'kyoto', nearLat: '35.1', nearLng: '135.2', near: 'Gion', sort: 'distance' },
      { cityId: 'kyoto', sort: 'distance', nearLat: 35.1, nearLng: 135.2 },
    ],
    [
      'filters',
      { cityId: 'kyoto', grades: '4,5', tags: 'pool', areas: 'Gion', freeCancellation: '1', breakfast: '1' },
      {
        cityId: 'kyoto',
        sort: 'recommended',
        grades: [4, 5],
        tags: ['pool'],
        areas: ['Gion'],
        freeCancellation: true,
        breakfast: true,
      },
    ],
    [
      'a lowest price',
      { cityId: 'kyoto', price: 'CNY20000-' },
      { cityId: 'kyoto', sort: 'recommended', priceFromMinor: 20000 },
    ],
    [
      'a highest price and a stay',
      { cityId: 'kyoto', price: 'CNY-0', checkIn: '2026-12-01', checkOut: '2026-12-02', adults: '2' },
      {
        cityId: 'kyoto',
        sort: 'recommended',
        priceToMinor: 0,
        checkIn: '2026-12-01',
        checkOut: '2026-12-02',
        adults: 2,
      },
    ],
  ])('exactly %s is requested', (_, fields, input) => expect(searchInput(readHotelQuery(fields, 'CNY'))).toEqual(input))
})
