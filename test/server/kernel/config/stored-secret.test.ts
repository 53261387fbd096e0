import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storedSecret } from '../../../../server/kernel/config/env'

const folder = mkdtempSync(join(tmpdir(), 'staylark-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('is made once, long enough, and readable by its owner alone', () => {
  const secret = storedSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(48)
  expect(storedSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('leaves no unfinished file behind', () => expect(readdirSync(folder)).toEqual(['secret']))

test.each(['', '\n', 'short', 'x'.repeat(31)])('an empty or short secret %j is refused, and never replaced', (text) => {
  const damaged = mkdtempSync(join(tmpdir(), 'staylark-secret-'))
  writeFileSync(join(damaged, 'secret'), text)
  expect(() => storedSecret(damaged)).toThrow(/must hold at least 32 characters/)
  expect(() => storedSecret(damaged)).toThrow(join(damaged, 'secret'))
  expect(statSync(join(damaged, 'secret')).size).toBe(text.length)
  rmSync(damaged, { recursive: true })
})

test('what a killed start left unfinished is not taken for the secret', () => {
  const killed = mkdtempSync(join(tmpdir(), 'staylark-secret-'))
  writeFileSync(join(killed, `secret.${process.pid}.new`), '')
  expect(storedSecret(killed).length).toBeGreaterThanOrEqual(48)
  rmSync(killed, { recursive: true })
})
