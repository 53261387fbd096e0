import { execFileSync } from 'node:child_process'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../errors'
import { createDataDir } from '../config/env'
import { isAlive } from './embedded/postmaster'

/** Another server process works on this DATA_DIR. */
export class DataDirInUse extends Error {
  constructor(
    readonly dataDir: string,
    readonly pid: number,
  ) {
    super(
      `Another Staylark server, process ${pid}, already works on ${dataDir}. Stop it first, or start this one with its own DATA_DIR (and PORT).`,
    )
  }
}

interface Holder {
  pid: number
  startedAt: string
}

/** Returns a process's start time as text, which distinguishes it from a later process with the same id; empty where the system does not provide it. */
function startOf(pid: number): string {
  try {
    if (existsSync('/proc/self/stat')) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    }
    return process.platform === 'win32'
      ? ''
      : execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

function holderOf(text: string): Holder {
  try {
    const { pid, startedAt }: Partial<Holder> = JSON.parse(text)
    return { pid: Number(pid), startedAt: String(startedAt) }
  } catch {
    return { pid: 0, startedAt: '' }
  }
}

const isLive = ({ pid, startedAt }: Holder) => pid > 0 && isAlive(pid) && startOf(pid) === startedAt

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** Only a dead holder's lock goes: it is moved aside, read again, and put back if it has become another's meanwhile. */
function removeStale(lock: string, text: string): void {
  const aside = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, aside)
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, lock)
  } catch {
    // Another process was quicker; the next try sees what it left.
  }
  rmSync(aside, { force: true })
}

function tryLink(from: string, lock: string): boolean {
  try {
    linkSync(from, lock)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Takes the one right to work on a data folder, gives back how to return it; throws DataDirInUse while a live process has it. */
export function lockDataDir(dataDir: string): () => void {
  createDataDir(dataDir)
  const lock = join(dataDir, 'server.lock')
  const mine = `${lock}.${process.pid}`
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid) }
  writeFileSync(mine, JSON.stringify(holder))
  try {
    while (!tryLink(mine, lock)) {
      const text = textOf(lock)
      if (text === null) continue
      const other = holderOf(text)
      if (isLive(other)) throw new DataDirInUse(dataDir, other.pid)
      removeStale(lock, text)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}
