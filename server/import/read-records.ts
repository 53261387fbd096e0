import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { errorCode } from '../kernel/errors'
import { csvRecords } from './csv-records'
import { jsonRecords } from './json-records'
import { type SourceFile, UnreadableFile } from './source-record'

/** Entries of an operator's GeoJSON, JSON or CSV file (by its name's ending); throws UnreadableFile. */
export async function readRecords(path: string): Promise<SourceFile> {
  const read = readers[extname(path).toLowerCase()]
  if (!read) throw new UnreadableFile('Only .geojson, .json and .csv files can be imported.')
  return read(await textOf(path))
}

const readers: Readonly<Record<string, (text: string) => SourceFile>> = {
  '.geojson': jsonRecords,
  '.json': jsonRecords,
  '.csv': csvRecords,
}

async function textOf(path: string): Promise<string> {
  try {
    return withoutMark(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)))
  } catch (error) {
    if (error instanceof TypeError) throw new UnreadableFile('It is not text in UTF-8.')
    if (errorCode(error) === 'ENOENT') throw new UnreadableFile('There is no such file.')
    throw error
  }
}

/** Some programs put a byte order mark behind a space or two. */
const withoutMark = (text: string) => text.replace(/^\s*\uFEFF/, '')
