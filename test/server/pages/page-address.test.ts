import { pageAddress } from '../../../server/pages/address'

const home = { countryCode: 'CN', isAbroad: false }
const abroad = { countryCode: 'FR', isAbroad: true }
const detail = { route: 'hotelDetail', params: { id: 'h1' } } as const
const list = { route: 'hotelList', params: {} } as const

test.each([
  [list, '', home, 'CNY'],
  [list, '', abroad, 'USD'],
  [list, 'currency=EUR', abroad, 'USD'],
  [detail, 'currency=EUR', home, 'EUR'],
  [detail, 'currency=XXX', abroad, 'USD'],
])('%j?%s from %j is priced in %4$s', (match, search, region, currencyCode) => {
  const query = new URLSearchParams(search)
  expect(pageAddress(match, query, region)).toEqual({ ...match, query, currencyCode })
})
