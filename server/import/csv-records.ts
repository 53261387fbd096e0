import { CsvError, type InfoRecord, parse } from 'csv-parse/sync'
import { type RefusedLine, type SourceFile, UnreadableFile } from './source-record'

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
