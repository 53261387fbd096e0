import { DataDirInUse } from './database/data-dir-lock'
import { isDatabaseUnreachable } from './database/database-unreachable'
import { PostgresTooOld } from './database/open-database'
import { errorCode } from './errors'
import { SettingsError } from './config/variables'
import type { Env } from './config/env'

const isTerminal = process.stdout.isTTY === true
const clearLine = '\r\u001b[2K'

/** Reports the progress of a step. */
export type Progress = (done: number, of: number) => void

function shower(title: string): Progress {
  let shownTenth = -1
  return (done, of) => {
    const tenth = Math.floor((10 * done) / Math.max(of, 1))
    if (isTerminal) process.stdout.write(`${clearLine}  … ${title} ${done} of ${of}`)
    else if (tenth !== shownTenth) console.log(`  … ${title} ${done} of ${of}`)
    shownTenth = tenth
  }
}

/** Prints one step of the start with the time that it took, and its progress on the way. */
export async function step<T>(title: string, work: (progress: Progress) => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const end = (sign: string) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`${isTerminal ? clearLine : ''}  ${sign} ${title} (${seconds} s)`)
  }
  if (isTerminal) process.stdout.write(`  … ${title}`)
  try {
    const result = await work(shower(title))
    end('✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  }
}

/** Prints a line between two steps. */
export const logLine = (line: string) => console.log(`${isTerminal ? clearLine : ''}  ! ${line}`)

/** Explains a failed start and how to fix it; null for errors that need a stack trace. */
export function plainFailure(error: unknown, port: number | null): string | null {
  if (error instanceof SettingsError || error instanceof DataDirInUse || error instanceof PostgresTooOld)
    return error.message
  const code = errorCode(error) ?? (error instanceof Error ? errorCode(error.cause) : undefined)
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that, or start with PORT=${(port ?? 3000) + 1}.`
  if (code === 'EACCES' && port !== null && port < 1024)
    return `Port ${port} needs more rights. Choose one above 1023 with PORT.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database of DATABASE_URL cannot be reached (${code}). Is it running?`
  if (isDatabaseUnreachable(error))
    return 'The connection to the database was lost, and what was under way is undone. Run this again once the database can be reached.'
  return null
}

/** Which database the settings name, in words and without any password. */
export function databaseName({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === null || !URL.canParse(databaseUrl)) return `the one in ${dataDir}`
  const { host, pathname } = new URL(databaseUrl)
  return `${pathname.slice(1)} on ${host || 'this machine'}`
}
