import type { IpRegion } from '@/contract/account'
import type { Env } from '../env'

/** The country whose travellers are at home. */
const homeCountry = 'CN'

/** Country headers of the usual content networks. */
export const countryHeaders = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country', 'x-country-code']

// XX is an unknown place and T1 the Tor network, as content networks write them.
const isCountry = (text: string | null) => text !== null && /^[A-Z]{2}$/.test(text) && text !== 'XX'

/** Where a request came from: its address, and its headers by lower-case name. */
export interface Caller {
  readonly ip: string
  header(name: string): string | null
}

/** Finds the country of callers. */
export interface Regions {
  /** The country (ISO 3166 alpha-2) that a trusted proxy names, else that of the address; null where neither is known. */
  countryOf(caller: Caller): string | null
  /** The country, or else the default one, and whether it is abroad. */
  of(caller: Caller): IpRegion
}

/** Creates the finder of regions; `countryOfAddress` returns null for addresses of no country. */
export function createRegions(
  { trustedHops, defaultRegion }: Pick<Env, 'trustedHops' | 'defaultRegion'>,
  countryOfAddress: (ip: string) => string | null,
): Regions {
  const countryOf: Regions['countryOf'] = ({ ip, header }) =>
    (trustedHops > 0 ? countryHeaders.map(header).find(isCountry) : null) ?? countryOfAddress(ip)
  return {
    countryOf,
    of: (caller) => {
      const countryCode = countryOf(caller) ?? defaultRegion
      return { countryCode, isAbroad: countryCode !== homeCountry }
    },
  }
}
