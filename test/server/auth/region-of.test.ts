import { regionOf } from '../../../server/auth/region-of'

const trusting = { trustsProxy: true, defaultRegion: 'CN' }
const wary = { trustsProxy: false, defaultRegion: 'CN' }

test.each([
  ['no header', {}, trusting, 'CN', false],
  ['a country told by a trusted proxy', { 'cf-ipcountry': 'FR' }, trusting, 'FR', true],
  ['another network’s header', { 'cloudfront-viewer-country': 'JP' }, trusting, 'JP', true],
  ['the same header without a trusted proxy', { 'cf-ipcountry': 'FR' }, wary, 'CN', false],
  ['an unknown place', { 'cf-ipcountry': 'XX' }, trusting, 'CN', false],
  ['the Tor network', { 'cf-ipcountry': 'T1' }, trusting, 'CN', false],
  ['nonsense', { 'cf-ipcountry': 'France' }, trusting, 'CN', false],
  ['another default', {}, { trustsProxy: false, defaultRegion: 'US' }, 'US', true],
])('%s', (_case, headers: Record<string, string>, env, countryCode, isAbroad) => {
  expect(regionOf((name) => headers[name] ?? null, env)).toEqual({ countryCode, isAbroad })
})
