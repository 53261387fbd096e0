import { CsvError, type InfoRecord, parse } from 'csv-parse/sync'
import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { errorCode } from '../kernel/errors'

/** One entry of an operator's file; fields are flat (`Address.City`), line counts from 1. */
export interface SourceRecord {
  readonly line: number
  readonly fields: ReadonlyMap<string, unknown>
}

/** A line that is no entry, and why. */
export interface RefusedLine {
  readonly line: number
  readonly reason: string
}

/** What a file holds. */
interface SourceFile {
  readonly records: readonly SourceRecord[]
  readonly refused: readonly RefusedLine[]
}

/** A file that cannot be read at all; the message gives the reason, and the line where it is known. */
export class UnreadableFile extends Error {}

/** An entry with some of its fields under other names, the new ones before all others of that name. */
export function renamedFields(record: SourceRecord, map: ReadonlyMap<string, string> | undefined): SourceRecord {
  if (!map || map.size === 0) return record
  const fields = new Map(record.fields)
  for (const [column, name] of map) {
    if (!record.fields.has(column)) continue
    fields.delete(column)
    fields.set(name, record.fields.get(column))
  }
  return { ...record, fields }
}

/** The object that a list of pairs stands for, written as [name, value] or {name, value}; null where the list is none. */
function objectOfPairs(list: readonly unknown[]): object | null {
  const pairs = list.map(pairOf)
  return list.length > 0 && pairs.every((pair) => pair !== null) ? Object.fromEntries(pairs) : null
}

function pairOf(entry: unknown): readonly [name: string, value: unknown] | null {
  if (Array.isArray(entry)) {
    const [name, value]: unknown[] = entry
    return entry.length === 2 && typeof name === 'string' ? [name, value] : null
  }
  if (typeof entry !== 'object' || entry === null || !('value' in entry) || Object.keys(entry).length !== 2) return null
  const name = Object.entries(entry).find(([key]) => /^(name|key|field|label)$/i.test(key))?.[1]
  return typeof name === 'string' ? [name, entry.value] : null
}

/** Deeper than this no field of a hotel stands. */
const DEEPEST_FIELD = 8

/** The values of an object by dotted name; lists stay whole unless they are pairs of names and values. */
export function flatFields(object: object, prefix = '', depth = 0): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [name, value] of Object.entries(object)) {
    const branch = depth < DEEPEST_FIELD ? branchOf(value) : null
    if (!branch) fields.set(`${prefix}${name}`, value)
    else
      for (const [inner, leaf] of flatFields(branch.object, branch.isPairs ? prefix : `${prefix}${name}.`, depth + 1))
        fields.set(inner, leaf)
  }
  return fields
}

function branchOf(value: unknown): { readonly object: object; readonly isPairs: boolean } | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return { object: value, isPairs: false }
  const object = objectOfPairs(value)
  return object && { object, isPairs: true }
}

/** Returns a function that maps a character's offset in a text to its line, from 1. */
function lineIndex(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}

interface Row {
  readonly record: Readonly<Record<string, string>>
  readonly info: InfoRecord
}

/** Rows of a CSV text by the names of its first line, each with the line on which it ends; empty cells are left out, broken rows refused; throws UnreadableFile. */
export function csvRecords(text: string): SourceFile {
  const refused: RefusedLine[] = []
  const refuse = (error: CsvError | undefined) => {
    refused.push({ line: Number(error?.lines ?? 0), reason: error?.message ?? 'not a row of CSV' })
    return undefined
  }
  const rows: Row[] = parse(text, {
    bom: true,
    columns: namedColumns,
    info: true,
    skip_empty_lines: true,
    trim: true,
    skip_records_with_error: true,
    on_skip: refuse,
  })
  const records = rows.map(({ record, info }) => ({
    line: info.lines,
    fields: new Map(Object.entries(record).filter(([, value]) => value !== '')),
  }))
  return { records, refused }
}

function namedColumns(names: string[]): string[] {
  if (names.length > 1) return names
  throw new UnreadableFile('line 1: the first line must name the columns, separated by commas.')
}

/** How deep in an object its list of hotels is looked for. */
const DEEPEST_LIST = 4

/** Entries of a JSON or GeoJSON text with their lines: the list itself, or the first list of entries in it; what is none is refused; throws UnreadableFile. */
export function jsonRecords(text: string): SourceFile {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true })
  const lineOf = lineIndex(text)
  const broken = errors[0]
  if (broken)
    throw new UnreadableFile(`line ${lineOf(broken.offset)}: not JSON (${printParseErrorCode(broken.error)}).`)
  const list = tree && listIn(tree)
  if (!list) throw new UnreadableFile('There is no list of hotels in it.')
  const records: SourceRecord[] = []
  const refused: RefusedLine[] = []
  for (const node of list) {
    const line = lineOf(node.offset)
    const entry = entryOf(node)
    if (entry) records.push({ line, fields: fieldsOf(entry) })
    else refused.push({ line, reason: `${node.type === 'null' ? 'null' : `a ${node.type}`} is no hotel` })
  }
  return { records, refused }
}

/** The outermost list that holds an entry, or is empty. */
function listIn(tree: Node): Node[] | null {
  let level: Node[] = [tree]
  for (let depth = 0; depth <= DEEPEST_LIST; depth++) {
    const found = level.find(({ type, children = [] }) => type === 'array' && isList(children))
    if (found) return found.children ?? []
    level = level.flatMap(({ type, children = [] }) =>
      type === 'object' ? children.flatMap((property) => property.children?.[1] ?? []) : [],
    )
  }
  return null
}

const isList = (children: readonly Node[]) => children.length === 0 || children.some((child) => entryOf(child) !== null)

/** The object of an entry, which may be written as a list of pairs; null where it is neither. */
function entryOf(node: Node): object | null {
  if (node.type !== 'object' && node.type !== 'array') return null
  const value: unknown = getNodeValue(node)
  if (Array.isArray(value)) return objectOfPairs(value)
  return typeof value === 'object' ? value : null
}

/** A GeoJSON feature has its facts under properties and its place under geometry. */
function fieldsOf(entry: object): Map<string, unknown> {
  if (!('properties' in entry) || !('geometry' in entry)) return flatFields(entry)
  const { properties, geometry } = entry
  const id = 'id' in entry ? { id: entry.id } : {}
  const facts = typeof properties === 'object' ? properties : {}
  return new Map([...flatFields({ ...id, ...facts }), ...flatFields({ geometry })])
}

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
