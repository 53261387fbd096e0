import type { IpRegion } from '@/contract/account'

/** The country whose travellers are at home. */
const homeCountry = 'CN'

/** Country headers of the usual content networks. */
const countryHeaders = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country', 'x-country-code']

// XX is an unknown place and T1 the Tor network, as content networks write them.
const isCountry = (text: string | null) => text !== null && /^[A-Z]{2}$/.test(text) && text !== 'XX'

/** The country of whoever asks: what a trusted content network says, else the default; there is no map of addresses here. */
export function regionOf(
  header: (name: string) => string | null,
  { trustsProxy, defaultRegion }: { trustsProxy: boolean; defaultRegion: string },
): IpRegion {
  const told = trustsProxy ? countryHeaders.map(header).find(isCountry) : null
  const countryCode = told ?? defaultRegion
  return { countryCode, isAbroad: countryCode !== homeCountry }
}
