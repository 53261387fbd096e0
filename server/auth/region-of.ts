import type { IpRegion } from '@/contract/account'

/** The country whose travellers are at home. */
const homeCountry = 'CN'

/** Country headers of the usual content networks. */
export const countryHeaders = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country', 'x-country-code']

// XX is an unknown place and T1 the Tor network, as content networks write them.
const isCountry = (text: string | null) => text !== null && /^[A-Z]{2}$/.test(text) && text !== 'XX'

type Asker = (name: string) => string | null

/** The country that a trusted content network says an asker is in; null where nobody says so. */
export function toldCountry(header: Asker, { trustsProxy }: { trustsProxy: boolean }): string | null {
  return (trustsProxy ? countryHeaders.map(header).find(isCountry) : null) ?? null
}

/** The country of whoever asks: what a trusted content network says, else the default; there is no map of addresses here. */
export function regionOf(header: Asker, env: { trustsProxy: boolean; defaultRegion: string }): IpRegion {
  const countryCode = toldCountry(header, env) ?? env.defaultRegion
  return { countryCode, isAbroad: countryCode !== homeCountry }
}
