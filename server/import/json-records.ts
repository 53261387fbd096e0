import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { flatFields } from './flat-fields'
import { lineIndex } from './line-index'
import { objectOfPairs } from './object-of-pairs'
import { type RefusedLine, type SourceFile, type SourceRecord, UnreadableFile } from './source-record'

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
