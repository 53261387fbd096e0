import type { Fact } from './field-aliases'
import type { RecordReader } from './record-reader'

/** The year of a fact that is a date or a year, or null; what is neither gets a note. */
export function yearIn(reader: RecordReader<Fact>, fact: Fact): number | null {
  const text = reader.text(fact)
  if (text === '') return null
  const year = Number(/\b(1[5-9]\d\d|20\d\d)\b/.exec(text.slice(0, 10))?.[1])
  if (Number.isFinite(year)) return year
  reader.note(`${fact} "${text}" has no year in it`)
  return null
}
