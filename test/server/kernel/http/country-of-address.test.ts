import fc from 'fast-check'
import { createCountryOfAddress } from '../../../../server/kernel/http/regions'
import { projectFolder } from '../../../support/server/project-folder'

const countryOf = createCountryOfAddress(projectFolder)

test.each([
  ['8.8.8.8', 'US'],
  ['2001:4860:4860::8888', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['114.114.114.114', 'CN'],
  ['240e::1', 'CN'],
  ['133.1.1.1', 'JP'],
  ['81.2.69.142', 'GB'],
])('%s is in %s', (ip, country) => expect(countryOf(ip)).toBe(country))

test.each([
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'],
  ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '169.254.1.1'],
  ['fe80::1%eth0', 'fc00::1', 'fd12:3456::1', '::', '2001:db8::1', '0.0.0.0', '255.255.255.255'],
  ['', 'unknown', '8.8.8', '8.8.8.8.8', "'; drop table hotel"],
])('%s, %s, %s … are nowhere', (...addresses) => expect(addresses.map(countryOf)).toEqual(addresses.map(() => null)))

test('any address is in a country of two letters or in none', () =>
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (ip) => {
      expect(countryOf(ip) ?? 'AA').toMatch(/^[A-Z]{2}$/)
    }),
    { numRuns: 2_000 },
  ))

test('without the database every address is nowhere', () =>
  expect(createCountryOfAddress('/nowhere')('8.8.8.8')).toBeNull())
