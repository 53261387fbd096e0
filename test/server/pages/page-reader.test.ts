import { createRegions } from '../../../server/auth/region-of'
import { createPageReader } from '../../../server/pages/page-reader'

const env = { isProductionLike: true }
const regions = createRegions({ trustedHops: 1, defaultRegion: 'CN' }, () => null)
const parts = { env, regions }
const ip = '192.0.2.1'

test.each([
  ['/home', 'home', {}],
  ['/hotel/detail/h%31?checkIn=2026-12-01', 'hotelDetail', { id: 'h1' }],
])('%s is the page %s', (url, route, params) => {
  const address = createPageReader(parts)({ url, ip, headers: {} })
  expect([address?.route, address?.params]).toEqual([route, params])
})

test.each([
  ['a file', '/hotel/detail/h1.js'],
  ['a call', '/api/nothing'],
  ['no page', '/nothing'],
  ['another spelling', '//home'],
  ['what cannot be decoded', '/hotel/detail/%E0%A4%A'],
  ['a page of the demo', '/dev/gallery'],
  ['whoever brings a ticket', '/home?token=T'],
])('%s gets none', (_what, url) => expect(createPageReader(parts)({ url, ip, headers: {} })).toBeNull())

test('an address is read once for each country', () => {
  const read = createPageReader(parts)
  const from = (country: string) => read({ url: '/home?a=1', ip, headers: { 'cf-ipcountry': country } })
  const [here, abroad] = [from('CN'), from('FR')]
  expect([here?.currencyCode, abroad?.currencyCode]).toEqual(['CNY', 'USD'])
  expect(from('CN')).toBe(here)
  expect(from('FR')).toBe(abroad)
})
