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
