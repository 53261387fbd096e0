import { evaluateModule } from '../support/evaluate-module'

const faultsImport = "import { integrityFaults, isAllowedLicence, licenceFaults } from './tools/supply/lock-faults.mjs'"
const placesImport = "import { runtimePlaces } from './tools/supply/lock-packages.mjs'"
const auditImport = "import { readAudit } from './tools/supply/audit.mjs'"
const readLock =
  "import { readFileSync } from 'node:fs'\nconst lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))"

const good = { integrity: 'sha512-abc', license: 'MIT' }
const lock = {
  packages: {
    '': { dependencies: { a: '1' }, devDependencies: { copyleft: '1' } },
    server: { dependencies: { '@img/sharp-x': '1', b: '1' } },
    'node_modules/a': { ...good, dependencies: { b: '1' } },
    'node_modules/a/node_modules/b': { ...good, license: 'GPL-3.0-only' },
    'node_modules/b': { ...good, license: '(AGPL-3.0-only OR MIT)' },
    'node_modules/copyleft': { ...good, license: 'GPL-2.0-only' },
    'node_modules/@img/sharp-x': { ...good, license: 'LGPL-3.0-or-later' },
    'node_modules/loose': { license: 'MIT' },
    'node_modules/weak': { integrity: 'sha1-abc', license: 'MIT' },
    'node_modules/elsewhere': { ...good, resolved: 'https://packages.example.com/elsewhere.tgz' },
    'node_modules/linked': { link: true, resolved: 'server' },
  },
}

test('the real lock file fixes every package, and nothing copyleft ships in a bundle', () => {
  const checks = '[integrityFaults(lock), licenceFaults(lock, ""), licenceFaults(lock, "server")]'
  expect(evaluateModule(`${faultsImport}\n${readLock}`, checks)).toEqual([[], [], []])
})

test('packages without a strong hash or from elsewhere are named', () => {
  expect(evaluateModule(faultsImport, `integrityFaults(${JSON.stringify(lock)})`)).toEqual([
    'node_modules/loose has no sha512 integrity',
    'node_modules/weak has no sha512 integrity',
    'node_modules/elsewhere does not come from https://registry.npmjs.org/',
  ])
})

test('what runs is found as Node finds it: a package’s own packages first, development packages never', () => {
  expect(evaluateModule(placesImport, `runtimePlaces(${JSON.stringify(lock)}, '')`)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
  ])
  expect(evaluateModule(placesImport, `runtimePlaces(${JSON.stringify(lock)}, 'server')`)).toEqual([
    'node_modules/@img/sharp-x',
    'node_modules/b',
  ])
})

test('copyleft in a bundle is a fault; a library that the server loads as a file of its own is none', () => {
  expect(evaluateModule(faultsImport, `licenceFaults(${JSON.stringify(lock)}, '')`)).toEqual([
    'node_modules/a/node_modules/b is under GPL-3.0-only, which is not allowed in a bundle',
  ])
  expect(evaluateModule(faultsImport, `licenceFaults(${JSON.stringify(lock)}, 'server')`)).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['Apache-2.0 AND MIT', true],
  ['UNLICENSED', false],
  ['', false],
])('licence %j may ship: %s', (licence, isAllowed) => {
  expect(evaluateModule(faultsImport, `isAllowedLicence(${JSON.stringify(licence)})`)).toBe(isAllowed)
})

test.each([
  ['a report', '{"metadata":{"vulnerabilities":{"high":1}}}', { high: 1 }],
  ['a refusal of the registry', '{"statusCode":405}', null],
  ['nothing', '', null],
])('of npm audit it reads %s', (_name, text, counts) => {
  expect(evaluateModule(auditImport, `readAudit(${JSON.stringify(text)})`)).toEqual(counts)
})
