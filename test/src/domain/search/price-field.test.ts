import { priceField, readPriceField } from '@/domain/stays/hotel-query'

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
