import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../support/server/project-folder'

const server = join(projectFolder, 'server')
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.startsWith('node_modules'),
)

/** The files of the server whose text has a pattern. */
const filesWith = (pattern: RegExp): string[] =>
  sources.filter((path) => pattern.test(readFileSync(join(server, path), 'utf8'))).toSorted()

test('one statement changes vouchers, and one function calls it: no second way forgets a check', () => {
  expect(filesWith(/\.update\(voucher\)|\bupdate voucher\b/i)).toEqual(['vouchers/repository/vouchers.ts'])
  expect(filesWith(/\bmoveVoucherStatus\(/)).toEqual(['vouchers/repository/vouchers.ts', 'vouchers/voucher-state.ts'])
})
