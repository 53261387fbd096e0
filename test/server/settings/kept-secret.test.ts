import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptSecret } from '../../../server/settings/kept-secret'

const folder = mkdtempSync(join(tmpdir(), 'staylark-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('is made once, long enough, and readable by its owner alone', () => {
  const secret = keptSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(48)
  expect(keptSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})
