import { type Box, BoxError, type ByteSource } from './box-walker'

/** Bytes of a file from start to end, which is not included. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** The tables of a track that define where its samples stand and how long they last. */
export interface SampleTables {
  readonly stts: Box
  readonly stsc: Box
  /** stsz or stz2. */
  readonly sizes: Box
  /** stco or co64. */
  readonly chunks: Box
}

/** Reads the entries of a table as unsigned integers. Its entry count must have been checked. */
async function numbersOf(source: ByteSource, box: Box, { bits, perEntry = 1, lead = 8 }: Layout): Promise<number[]> {
  const head = await source.read(box.content, lead)
  const count = head.readUInt32BE(lead - 4) * perEntry
  const bytes = await source.read(box.content + lead, Math.ceil((count * bits) / 8))
  return Array.from({ length: count }, (_, index) => numberAt(bytes, index, bits))
}

/** How a table is stored. */
interface Layout {
  /** Width of an integer. */
  readonly bits: number
  /** Integers in an entry. */
  readonly perEntry?: number
  /** Bytes before the first entry; the last four are the entry count. */
  readonly lead?: number
}

function numberAt(bytes: Buffer, index: number, bits: number): number {
  if (bits === 64) return Number(bytes.readBigUInt64BE(index * 8))
  if (bits === 4) return (bytes.readUInt8(index >> 1) >> (index % 2 === 0 ? 4 : 0)) & 15
  return bytes.readUIntBE((index * bits) / 8, bits / 8)
}

/** The bits of one size in an stz2; throws for any but those that the format knows. */
export async function sizeBitsOf(source: ByteSource, stz2: Box): Promise<number> {
  const bits = (await source.read(stz2.content + 4, 4)).readUInt8(3)
  if (![4, 8, 16].includes(bits)) throw new BoxError('stz2 has another field size')
  return bits
}

async function sizesOf(source: ByteSource, box: Box): Promise<number[]> {
  if (box.type === 'stz2') return numbersOf(source, box, { bits: await sizeBitsOf(source, box), lead: 12 })
  const head = await source.read(box.content, 12)
  const each = head.readUInt32BE(4)
  if (each === 0) return numbersOf(source, box, { bits: 32, lead: 12 })
  return Array.from({ length: head.readUInt32BE(8) }, () => each)
}

/** Returns the bytes of each chunk of a track. Throws a BoxError where the tables contradict each other. */
export async function chunksOf(source: ByteSource, tables: SampleTables): Promise<Span[]> {
  const sizes = await sizesOf(source, tables.sizes)
  const offsets = await numbersOf(source, tables.chunks, { bits: tables.chunks.type === 'co64' ? 64 : 32 })
  const runs = await numbersOf(source, tables.stsc, { bits: 32, perEntry: 3 })
  if (sizes.length > 0 && runs[0] !== 1) throw new BoxError('stsc does not begin with the first chunk')
  const spans: Span[] = []
  let run = 0
  let sample = 0
  for (const [index, start] of offsets.entries()) {
    while (runs[run + 3] === index + 1) run += 3
    const last = Math.min(sizes.length, sample + (runs[run + 1] ?? 0))
    let end = start
    for (; sample < last; sample++) end += sizes[sample] ?? 0
    if (end > start) spans.push({ start, end })
  }
  if (sample < sizes.length) throw new BoxError('there are samples without a chunk')
  return spans
}

/** Returns how long the samples of a track last in units of its time scale. */
export async function lengthOf(source: ByteSource, { stts }: Pick<SampleTables, 'stts'>): Promise<number> {
  const numbers = await numbersOf(source, stts, { bits: 32, perEntry: 2 })
  let sum = 0
  for (let at = 0; at < numbers.length; at += 2) sum += (numbers[at] ?? 0) * (numbers[at + 1] ?? 0)
  return sum
}

/** Returns what is left of some places once spans are taken from them. Throws a BoxError for a span that stands in none. */
export function gapsOf(places: readonly Span[], spans: readonly Span[]): Span[] {
  const sorted = spans.toSorted((one, other) => one.start - other.start)
  const gaps: Span[] = []
  let next = 0
  for (const { start, end } of places) {
    let from = start
    for (let span = sorted[next]; span && span.start >= start && span.end <= end; span = sorted[(next += 1)]) {
      if (span.start > from) gaps.push({ start: from, end: span.start })
      from = Math.max(from, span.end)
    }
    if (from < end) gaps.push({ start: from, end })
  }
  if (next < sorted.length) throw new BoxError('samples stand outside of mdat')
  return gaps
}
