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
export interface SourceFile {
  readonly records: readonly SourceRecord[]
  readonly refused: readonly RefusedLine[]
}

/** A file that can't be read at all; the message says what is wrong with it, with its line where it is known. */
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
