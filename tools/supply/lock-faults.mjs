import { packageName, packagesOf, runtimePlaces } from './lock-packages.mjs'

/** Licences under which code may ship in our bundles: permissive ones and public domain, no copyleft. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
])

/** Packages under other licences that the server loads as files of their own and never bundles, by the start of their name. */
const notBundled = ['@img/sharp-']

/** Licences of packages that name none in their package.json, as their own LICENSE files state them. */
const stated = { 'png-js': 'MIT' }

const registry = 'https://registry.npmjs.org/'

/** Whether an SPDX expression lets us ship: all parts of an AND, any part of an OR. @public */
export function isAllowedLicence(expression) {
  const text = expression.trim().replace(/^\((.*)\)$/, '$1')
  if (/ AND /.test(text)) return text.split(' AND ').every(isAllowedLicence)
  if (/ OR /.test(text)) return text.split(' OR ').some(isAllowedLicence)
  return allowed.has(text)
}

/** Packages whose contents the lock file does not fix: no strong hash, or an address other than the public registry's, which is the default where none is named. */
export function integrityFaults(lock) {
  return packagesOf(lock).flatMap(([place, { integrity = '', resolved = registry }]) => [
    ...(integrity.startsWith('sha512-') ? [] : [`${place} has no sha512 integrity`]),
    ...(resolved.startsWith(registry) ? [] : [`${place} does not come from ${registry}`]),
  ])
}

/** Packages that ship in the bundle of a folder ('' the client, 'server' the server) under a licence that is not allowed. */
export function licenceFaults(lock, folder) {
  const exceptions = folder === 'server' ? notBundled : []
  return runtimePlaces(lock, folder).flatMap((place) => {
    const { license = stated[packageName(place)] ?? 'none' } = lock.packages[place]
    if (exceptions.some((start) => packageName(place).startsWith(start))) return []
    return isAllowedLicence(license) ? [] : [`${place} is under ${license}, which is not allowed in a bundle`]
  })
}
