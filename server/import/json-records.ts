import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { flatFields } from './flat-fields'
import { lineIndex } from './line-index'
import { type SourceFile, UnreadableFile } from './source-record'

/** Entries of a JSON or GeoJSON text with their lines: the list itself, or the first list of objects in it; throws UnreadableFile. */
export function jsonRecords(text: string): SourceFile {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true })
  const lineOf = lineIndex(text)
  const broken = errors[0]
  if (broken)
    throw new UnreadableFile(`line ${lineOf(broken.offset)}: not JSON (${printParseErrorCode(broken.error)}).`)
  const list = tree && listIn(tree)
  if (!list) throw new UnreadableFile('There is no list of hotels in it.')
  const records = list.map((node) => ({ line: lineOf(node.offset), fields: fieldsOf(getNodeValue(node)) }))
  return { records, refused: [] }
}

function listIn(tree: Node): Node[] | null {
  const lists = tree.type === 'array' ? [tree] : (tree.children ?? []).flatMap(({ children }) => children?.[1] ?? [])
  const found = lists.find(({ type, children }) => type === 'array' && children?.every((one) => one.type === 'object'))
  return found?.children ?? null
}

/** A GeoJSON feature keeps its facts under properties and its place under geometry. */
function fieldsOf(entry: object): Map<string, unknown> {
  if (!('properties' in entry) || !('geometry' in entry)) return flatFields(entry)
  const { properties, geometry } = entry
  const id = 'id' in entry ? { id: entry.id } : {}
  const facts = typeof properties === 'object' ? properties : {}
  return new Map([...flatFields({ ...id, ...facts }), ...flatFields({ geometry })])
}
