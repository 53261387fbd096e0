/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { variedModules } from '../../support/as-host'

const root = join(__dirname, '../../../src')
const variant = /^(.+)\.(h5|weapp|alipay|tt|server)\.(tsx?)$/

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file))
const variants = files.filter((file) => variant.test(file.slice(dirname(file).length + 1)))
const named = (file: string) => relative(root, file)

test('there are variants to look at', () => expect(variants.length).toBeGreaterThan(20))

// Taro looks by file ending first: a default index.ts would hide an index.weapp.tsx.
test.each(variants.map((file) => [named(file), file]))('%s has a default of the same ending', (_name, file) => {
  expect(existsSync(file.replace(/\.(h5|weapp|alipay|tt|server)(\.tsx?)$/, '$2'))).toBe(true)
})

test.each(variants.map((file) => [named(file)]))('%s stands in platform or is a link', (name) => {
  expect(name).toMatch(/^(platform|widgets\/link)\//)
})

/** Imported for what it does to the start of the app, and exports nothing: only built apps show it. */
const isStep = /^boot\/after-(modules|stores)$/

const capabilities = [...new Set(variedModules.filter((name) => !isStep.test(name)).map((name) => name.split('/')[0]))]

test.each(capabilities)('%s states its contract', (name) => {
  expect(existsSync(join(root, 'platform', name ?? '', 'contract.ts'))).toBe(true)
})

const tests = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file) && file !== 'variants.test.ts')
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n')

/** Hosts differ here in what can only be seen: Chromium and the built mini-programs look at these. */
const isLookedAt =
  /^((focus|gesture|keyboard|media|popup|scroll)(\/.+)?|files\/download|navigation\/(leave-guard|routing)|page\/(data|host-pull))$/

const varied = variedModules.filter((name) => !isLookedAt.test(name) && !isStep.test(name))

test.each(varied)('%s fulfills its contract on every host', (name) => {
  const isRequested = [`('${name}')`, `platform/${name}.h5`, `platform/${name}/index`, `platform/${name}'`].some(
    (text) => tests.includes(text),
  )
  expect(isRequested).toBe(true)
})

test.each(['after-modules', 'after-stores'])('%s gives nothing on any host', (name) => {
  const steps = [`${name}.ts`, `${name}.h5.ts`]
  const sources = steps.map((file) => readFileSync(join(root, 'platform/boot', file), 'utf8'))
  expect(sources.join('\n')).not.toMatch(/^export (?!\{\})/m)
})
