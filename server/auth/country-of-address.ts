import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Reader, type CountryResponse } from 'mmdb-lib'
import { isPublicAddress } from '../public-address'

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
