import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { privateFolder } from '../../../../server/kernel/database/embedded/server-user'
import { createDataDir } from '../../../../server/kernel/config/env'

let base: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'staylark-private-'))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

const isRoot = process.getuid?.() === 0
const modeOf = (path: string) => statSync(path).mode & 0o777

test('a folder is made for its user alone, and taken again', () => {
  const folder = join(base, 'a', 'b')
  expect(privateFolder(folder, null)).toBe(folder)
  expect(modeOf(folder)).toBe(0o700)
  chmodSync(folder, 0o755)
  privateFolder(folder, null)
  expect(modeOf(folder)).toBe(0o700)
})

test('what others may have put there is refused', () => {
  const open = join(base, 'open')
  mkdirSync(open)
  for (const mode of [0o777, 0o770, 0o702, 0o1777]) {
    chmodSync(open, mode)
    expect(() => privateFolder(open, null)).toThrow('may be written by others')
  }
  const target = join(base, 'target')
  mkdirSync(target)
  symlinkSync(target, join(base, 'link'))
  symlinkSync(join(base, 'nowhere'), join(base, 'dangling'))
  writeFileSync(join(base, 'file'), '')
  for (const name of ['link', 'dangling', 'file'])
    expect(() => privateFolder(join(base, name), null)).toThrow('is not a folder')
})

test.each(isRoot ? [[12_345]] : [])('a folder of user %p is refused, and that of the database’s user is not', (uid) => {
  const folder = join(base, 'theirs')
  mkdirSync(folder, { mode: 0o700 })
  chownSync(folder, uid, uid)
  expect(() => privateFolder(folder, null)).toThrow('belongs to somebody else')
  expect(() => privateFolder(folder, { uid: uid + 1, gid: uid + 1 })).toThrow('belongs to somebody else')
  privateFolder(folder, { uid, gid: uid })
  expect(statSync(folder).uid).toBe(uid)
})

test('a new data folder is closed: only root lets the database’s user walk through', () => {
  const folder = join(base, 'data')
  createDataDir(folder)
  expect(modeOf(folder)).toBe(isRoot ? 0o711 : 0o700)
})
