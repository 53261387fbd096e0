import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDataDir } from '../../../../server/kernel/database/data-dir-lock'

const folder = mkdtempSync(join(tmpdir(), 'staylark-lock-'))
const lock = join(folder, 'server.lock')
afterAll(() => rmSync(folder, { recursive: true }))

test('a live holder retains the folder and is named', () => {
  const unlock = lockDataDir(folder)
  expect(() => lockDataDir(folder)).toThrow(`process ${process.pid}, already works on ${folder}`)
  unlock()
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a process that ended is taken over', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => child.on('close', resolve))
  writeFileSync(lock, JSON.stringify({ pid: child.pid, startedAt: '1' }))
  lockDataDir(folder)()
})

test('so is one whose number another process has by now', () => {
  writeFileSync(lock, JSON.stringify({ pid: process.pid, startedAt: 'long ago' }))
  lockDataDir(folder)()
})

test('and one that cannot be read', () => {
  writeFileSync(lock, '{"pid":')
  lockDataDir(folder)()
})

test('nothing is left lying about', () => expect(readdirSync(folder)).toEqual([]))
