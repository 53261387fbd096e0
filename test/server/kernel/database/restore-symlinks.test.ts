import { execFileSync } from 'node:child_process'
import { cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedBinaries, program, restoreSymlinks } from '../../../../server/kernel/database/embedded/binaries'
import { projectFolder } from '../../../support/server/project-folder'

const folder = mkdtempSync(join(tmpdir(), 'staylark-links-'))
const native = join(folder, 'native')
afterAll(() => rmSync(folder, { recursive: true }))

const linksIn = (place: string) => readdirSync(place).filter((name) => lstatSync(join(place, name)).isSymbolicLink())

test('links that a blocked install script left out are made, and PostgreSQL runs', () => {
  const installed = installedBinaries(projectFolder)
  if (installed === null) throw new Error('PostgreSQL is not installed for this platform')
  cpSync(installed, native, { recursive: true, verbatimSymlinks: true })
  const lib = join(native, 'lib')
  for (const name of linksIn(lib)) rmSync(join(lib, name))
  expect(linksIn(lib)).toEqual([])
  expect(restoreSymlinks(native)).toBeGreaterThan(0)
  expect(linksIn(lib).length).toBeGreaterThan(0)
  expect(execFileSync(program(native, 'postgres'), ['--version'], { encoding: 'utf8' })).toContain('PostgreSQL')
  expect(restoreSymlinks(native)).toBe(0)
})
