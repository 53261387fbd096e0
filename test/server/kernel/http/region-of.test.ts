import { createRegions } from '../../../../server/kernel/http/regions'

const trusting = { trustedHops: 1, defaultRegion: 'CN' }
const wary = { trustedHops: 0, defaultRegion: 'CN' }

/** In this world 192.0.2.x is Germany, and no other address is anywhere. */
const countryOfAddress = (ip: string) => (ip.startsWith('192.0.2.') ? 'DE' : null)

test.each([
  ['no header', {}, '', trusting, 'CN', false],
  ['a country told by a trusted proxy', { 'cf-ipcountry': 'FR' }, '', trusting, 'FR', true],
  ['another network’s header', { 'cloudfront-viewer-country': 'JP' }, '', trusting, 'JP', true],
  ['the same header without a trusted proxy', { 'cf-ipcountry': 'FR' }, '', wary, 'CN', false],
  ['an unknown place', { 'cf-ipcountry': 'XX' }, '', trusting, 'CN', false],
  ['the Tor network', { 'cf-ipcountry': 'T1' }, '', trusting, 'CN', false],
  ['nonsense', { 'cf-ipcountry': 'France' }, '', trusting, 'CN', false],
  ['another default', {}, '', { trustedHops: 0, defaultRegion: 'US' }, 'US', true],
  ['an address', {}, '192.0.2.7', wary, 'DE', true],
  ['an address against a trusted proxy’s word', { 'cf-ipcountry': 'FR' }, '192.0.2.7', trusting, 'FR', true],
  ['an address against anybody’s word', { 'cf-ipcountry': 'FR' }, '192.0.2.7', wary, 'DE', true],
  ['an address where the proxy knows nothing', { 'cf-ipcountry': 'XX' }, '192.0.2.7', trusting, 'DE', true],
])('%s', (_case, headers: Record<string, string>, ip, env, countryCode, isAbroad) => {
  const regions = createRegions(env, countryOfAddress)
  expect(regions.of({ ip, header: (name) => headers[name] ?? null })).toEqual({ countryCode, isAbroad })
})
