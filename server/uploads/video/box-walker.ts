/** Bytes that are read here and there, never all at once. */
export interface ByteSource {
  readonly size: number
  read(offset: number, length: number): Promise<Buffer>
}

/** A box of an MP4 file: a header of size and type, then content that ends where the box ends. */
export interface Box {
  readonly type: string
  readonly start: number
  /** Where the content begins. */
  readonly content: number
  readonly end: number
  /** The box that contains it; null at the top. */
  readonly parent: Box | null
}

/** Why a file is no MP4 that can be walked. */
export class BoxError extends Error {}

const DEEPEST = 8
const MOST_BOXES = 2_000

/** The boxes that players need, by the type of what contains them; '' is the file. All that have boxes inside are keys. */
const boxesOf: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'moov', 'mdat'],
  moov: ['mvhd', 'iods', 'trak'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  dref: ['url '],
  stbl: ['stsd', 'stts', 'ctts', 'cslg', 'stss', 'stsz', 'stz2', 'stsc', 'stco', 'co64', 'sdtp'],
  stsd: ['avc1', 'avc3', 'mp4a'],
  avc1: ['avcC', 'pasp', 'colr', 'clap', 'btrt', 'fiel'],
  avc3: ['avcC', 'pasp', 'colr', 'clap', 'btrt', 'fiel'],
  mp4a: ['esds', 'btrt', 'chan'],
}

/** Whether players need a box where it stands. */
export const isNeeded = ({ type, parent }: Box): boolean => boxesOf[parent?.type ?? '']?.includes(type) ?? false

/** Bytes of content before the first box inside, by type. */
const leadBytes: Readonly<Record<string, number>> = { stsd: 8, dref: 8, avc1: 78, avc3: 78, mp4a: 28 }

const isEntered = (box: Box) => isNeeded(box) && Object.hasOwn(boxesOf, box.type)

async function headerAt(source: ByteSource, start: number, parent: Box | null): Promise<Box> {
  const limit = parent?.end ?? source.size
  const room = limit - start
  if (room < 8) throw new BoxError('a box has no room for its header')
  const head = await source.read(start, Math.min(16, room))
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  if (short === 1 && room < 16) throw new BoxError(`${type} has no room for its size`)
  // A size of 0 reaches to the end of the file, which only the last box at the top may.
  if (short === 0 && parent !== null) throw new BoxError(`${type} has no size`)
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? room : short
  const headerBytes = short === 1 ? 16 : 8
  if (size < headerBytes || size > room) throw new BoxError(`${type} does not fit into what contains it`)
  return { type, start, content: start + headerBytes, end: start + size, parent }
}

/** Where boxes inside a box begin. In files of QuickTime's kind a sample entry of sound may be longer. */
async function innerStart(source: ByteSource, box: Box): Promise<number> {
  const start = box.content + (leadBytes[box.type] ?? 0)
  if (start > box.end) throw new BoxError(`${box.type} is too short`)
  if (box.type !== 'mp4a') return start
  const version = (await source.read(box.content + 8, 2)).readUInt16BE(0)
  if (version > 1) throw new BoxError('mp4a has an unknown version')
  const first = start + 16 * version
  if (first > box.end) throw new BoxError('mp4a is too short')
  return first
}

/** Returns the boxes of a file in their order, outer before inner ones. Reads headers alone and recurses no deeper than 8. Throws a BoxError for a box outside its parent, and for too many of them. */
export async function walkBoxes(source: ByteSource): Promise<Box[]> {
  const boxes: Box[] = []

  async function walk(from: number, parent: Box | null, depth: number): Promise<void> {
    if (depth > DEEPEST) throw new BoxError('boxes are nested too deep')
    const end = parent?.end ?? source.size
    for (let at = from; at < end;) {
      if (boxes.length >= MOST_BOXES) throw new BoxError('there are too many boxes')
      const box = await headerAt(source, at, parent)
      boxes.push(box)
      if (isEntered(box)) await walk(await innerStart(source, box), box, depth + 1)
      at = box.end
    }
  }

  await walk(0, null, 1)
  return boxes
}
