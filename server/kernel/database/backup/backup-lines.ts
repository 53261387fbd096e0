import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { errorCode } from '../../errors'
import type { Contents } from './stored-tables'

/** What stands at the beginning of a backup. A backup is a gzip file of lines: this as JSON, then for each table its name, its rows as JSON strings and its contents, at last an end with the checksum of all lines before. */
export interface BackupHeader {
  readonly format: 'staylark-backup'
  readonly version: 1
  readonly createdAt: string
  /** What the schema is made of, in order. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[]
  /** Fingerprint of the secret, which reveals nothing of it. Data encrypted under one secret cannot be read with another. */
  readonly secretId: string
}

/** One line of a backup file. */
export type BackupLine =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'table'; readonly name: string }
  | { readonly kind: 'row'; readonly text: string }
  | { readonly kind: 'contents'; readonly contents: Contents }

/** The file is not a backup, is truncated, or was written by another version; the message gives the reason. */
export class UnusableBackup extends Error {}

const damaged = (what: string) => new UnusableBackup(`it is damaged or not whole (${what})`)

async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const text: AsyncIterable<Buffer> = pipeline(createReadStream(file), createGunzip(), () => undefined)
  let begun: Buffer[] = []
  for await (const chunk of text) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)])
      begun = []
      from = end + 1
    }
    begun.push(chunk.subarray(from))
  }
  if (begun.some(({ length }) => length > 0)) throw damaged('its last line has no end')
}

const isHeader = (value: Partial<BackupHeader>): value is BackupHeader =>
  value.format === 'staylark-backup' && Array.isArray(value.migrations) && typeof value.secretId === 'string'

function parsedHeader(line: Buffer): BackupHeader {
  const text = line.toString()
  const value: Partial<BackupHeader> = text.startsWith('{') ? JSON.parse(text) : {}
  if (!isHeader(value)) throw new UnusableBackup('it is no backup of Staylark')
  if (value.version !== 1) throw new UnusableBackup('it was made by a newer version of Staylark')
  return value
}

type Parsed = BackupLine | { readonly kind: 'end'; readonly sha256: string }

function parsedLine(line: Buffer): Parsed {
  const value: unknown = JSON.parse(line.toString())
  if (typeof value === 'string') return { kind: 'row', text: value }
  if (typeof value !== 'object' || value === null) throw damaged('a line says nothing')
  if ('table' in value) return { kind: 'table', name: String(value.table) }
  if ('rows' in value && 'content' in value)
    return { kind: 'contents', contents: { rows: Number(value.rows), content: String(value.content) } }
  if ('sha256' in value) return { kind: 'end', sha256: String(value.sha256) }
  throw damaged('a line is unknown')
}

async function* checkedLines(file: string): AsyncGenerator<BackupLine> {
  const checksum = createHash('sha256')
  let isBegun = false
  let isEnded = false
  for await (const line of linesOf(file)) {
    if (isEnded) throw damaged('something follows its end')
    const parsed: Parsed = isBegun ? parsedLine(line) : { kind: 'header', header: parsedHeader(line) }
    isBegun = true
    if (parsed.kind === 'end') {
      if (parsed.sha256 !== checksum.digest('hex')) throw damaged('its checksum is another')
      isEnded = true
      continue
    }
    checksum.update(line).update('\n')
    yield parsed
  }
  if (!isEnded) throw damaged('its end is missing')
}

/** Reads a backup line by line; throws UnusableBackup where it is none or, at the latest at its end, where it is not whole. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  try {
    yield* checkedLines(file)
  } catch (error) {
    if (error instanceof SyntaxError) throw damaged(error.message)
    if (errorCode(error)?.startsWith('Z_')) throw damaged('it cannot be unpacked')
    throw error
  }
}

/** The lines of a backup as text, and the checksum of all given so far for its end. */
export function createLineWriter(): { line(value: object | string): string; end(): string } {
  const checksum = createHash('sha256')
  return {
    line: (value) => {
      const text = `${JSON.stringify(value)}\n`
      checksum.update(text)
      return text
    },
    end: () => `${JSON.stringify({ sha256: checksum.digest('hex') })}\n`,
  }
}
