import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isHashedAsset, storeBuild } from '../../../server/pages/build'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'staylark-kept-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const stored = () => join(root, 'kept')

/** Replaces the build: the folder then has these files alone. */
function build(...names: string[]): string {
  const folder = join(root, 'h5')
  rmSync(folder, { recursive: true, force: true })
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
  return folder
}

const hashed = () => readdirSync(stored(), { recursive: true }).map(String).filter(isHashedAsset).toSorted()
const day = (at: string) => new Date(`${at}T12:00:00Z`)

test.each([
  ['js/app.0123abcd.js', true],
  ['css/a-b_c.0123abcd.css.br', true],
  ['js/app.js', false],
  ['index.html', false],
  ['js/../../secret.0123abcd.js', false],
  ['static/app.0123abcd.js', false],
])('%s is kept: %s', (name, is) => expect(isHashedAsset(name)).toBe(is))

test('scripts and styles of a build are stored, and nothing else of it', async () => {
  await storeBuild(
    build('js/app.0000000a.js', 'js/app.0000000a.js.br', 'css/app.0000000b.css', 'index.html'),
    stored(),
    day('2026-11-21'),
  )
  expect(hashed()).toEqual(['css/app.0000000b.css', 'js/app.0000000a.js', 'js/app.0000000a.js.br'])
  expect(existsSync(join(stored(), 'index.html'))).toBe(false)
})

test('those of an earlier build stay for 30 days after it was replaced, however long it was in use', async () => {
  const old = 'js/app.0000000a.js'
  const fresh = 'js/app.0000000c.js'
  await storeBuild(build(old), stored(), day('2026-01-01'))
  await storeBuild(build(fresh), stored(), day('2027-06-01'))
  expect(hashed()).toEqual([old, fresh])
  await storeBuild(build(fresh), stored(), day('2027-07-01'))
  expect(hashed()).toEqual([old, fresh])
  await storeBuild(build(fresh), stored(), day('2027-07-02'))
  expect(hashed()).toEqual([fresh])
})

test('a build that comes back is not forgotten', async () => {
  const [one, two] = ['js/app.0000000a.js', 'js/app.0000000c.js']
  await storeBuild(build(one), stored(), day('2027-01-01'))
  await storeBuild(build(two), stored(), day('2027-01-02'))
  await storeBuild(build(one), stored(), day('2027-03-01'))
  expect(hashed()).toEqual([one, two])
  await storeBuild(build(one), stored(), day('2027-05-01'))
  expect(hashed()).toEqual([one])
})

test('without a build nothing is forgotten', async () => {
  await storeBuild(build('js/app.0000000a.js'), stored(), day('2026-01-01'))
  await storeBuild(join(root, 'nothing'), stored(), day('2027-01-01'))
  expect(hashed()).toEqual(['js/app.0000000a.js'])
})
