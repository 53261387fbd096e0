import type { IpRegion } from '@/contract/account'
import type { Env } from '../config/env'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { isPublicAddress } from './caller-address'

/** Callers from this country are domestic; all others are abroad. */
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

/** Where the database of addresses lies once packages are installed: IPv4 and IPv6, in the public domain (CC0). */
const packagePath = 'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

const mappedIpv4 = /^::ffff:(?=\d+\.)/i

function openDatabase(root: string): Reader<CountryResponse> | null {
  const file = [join(root, packagePath), join(root, 'server', packagePath)].find(existsSync)
  return file === undefined ? null : new Reader<CountryResponse>(readFileSync(file))
}

/** Creates a function that returns the country (ISO 3166 alpha-2) of an address, null where it has none, as addresses of private networks. The database (8 MB) is read at the first public address. */
export function createCountryOfAddress(root: string): (ip: string) => string | null {
  let reader: Reader<CountryResponse> | null | undefined
  return (ip) => {
    const address = ip.replace(mappedIpv4, '').replace(/%.*$/, '')
    if (!isPublicAddress(address)) return null
    if (reader === undefined) reader = openDatabase(root)
    const found: object | null = reader?.get(address) ?? null
    if (found === null || !('country_code' in found) || typeof found.country_code !== 'string') return null
    return /^[A-Z]{2}$/.test(found.country_code) ? found.country_code : null
  }
}
