import { type Box, BoxError, type ByteSource, isNeeded, walkBoxes } from './box-walker'
import { chunksOf, gapsOf, lengthOf, type SampleTables, sizeBitsOf, type Span } from './samples'

/** What a video is, and which bytes of its file have to be overwritten. */
export interface Mp4Facts {
  readonly durationMs: number
  /** Size in px, upright. */
  readonly width: number
  readonly height: number
  readonly patches: readonly Patch[]
}

/** Bytes that replace others of a file from an offset on, then zeros. */
export interface Patch {
  readonly offset: number
  readonly bytes: Buffer
  readonly zeros: number
}

/** Why a video is refused. */
export class VideoError extends Error {
  constructor(
    readonly reason: 'broken' | 'codec' | 'length',
    message: string,
  ) {
    super(message)
  }
}

const broken = (message: string) => new VideoError('broken', message)
const otherCodec = (message: string) => new VideoError('codec', message)

const brands = /^(isom|iso[2-9]|mp4[12]|mp71|avc1|M4V[ HP]|MSNV|XAVC|3gp[4-6])$/
const fragments = new Set(['moof', 'mvex', 'mfra', 'sidx', 'ssix', 'styp', 'traf'])

/** Bytes of an entry in each table of samples. */
const entryBytes: Readonly<Record<string, number>> = { stts: 8, ctts: 8, stss: 4, stsc: 12, stco: 4, co64: 8, elst: 12 }
/** Several times what a minute of picture or sound has. */
const MOST_ENTRIES = 50_000
/** Beside picture and sound cameras write one or two of their own. */
const MOST_TRACKS = 16
/** Sample entries are a few hundred bytes. */
const MOST_ENTRY_BYTES = 64 * 1024

interface Reader {
  readonly source: ByteSource
  readonly boxes: readonly Box[]
}

const isInside = (box: Box, outer: Box): boolean =>
  box.parent !== null && (box.parent === outer || isInside(box.parent, outer))
const childrenOf = ({ boxes }: Reader, outer: Box, type: string) =>
  boxes.filter((box) => box.type === type && isInside(box, outer))

function onlyChild(reader: Reader, outer: Box, type: string): Box {
  const [found, second] = childrenOf(reader, outer, type)
  if (!found || second) throw broken(`${outer.type} needs one ${type}`)
  return found
}

async function readPart({ source }: Reader, box: Box, from: number, length: number): Promise<Buffer> {
  if (box.content + from + length > box.end) throw broken(`${box.type} is too short`)
  return source.read(box.content + from, length)
}

const versionOf = async (reader: Reader, box: Box) => (await readPart(reader, box, 0, 1)).readUInt8(0)

/** Duration of an mvhd or mdhd in ms, and what its units are, in 1/s. */
async function clockOf(reader: Reader, box: Box): Promise<{ durationMs: number; scale: number }> {
  const isLong = (await versionOf(reader, box)) === 1
  const at = await readPart(reader, box, isLong ? 20 : 12, isLong ? 12 : 8)
  const scale = at.readUInt32BE(0)
  const duration = isLong ? Number(at.readBigUInt64BE(4)) : at.readUInt32BE(4)
  if (scale === 0) throw broken(`${box.type} has no time scale`)
  return { durationMs: Math.round((duration * 1000) / scale), scale }
}

/** Throws for a table whose count does not fit into it or exceeds what a minute can have. */
async function checkTable(reader: Reader, box: Box): Promise<void> {
  if (box.type === 'stsz') {
    const head = await readPart(reader, box, 4, 8)
    return checkCount(box, head.readUInt32BE(4), head.readUInt32BE(0) === 0 ? 4 : 0, 12)
  }
  if (box.type === 'stz2') {
    const count = (await readPart(reader, box, 8, 4)).readUInt32BE(0)
    return checkCount(box, count, (await sizeBitsOf(reader.source, box)) / 8, 12)
  }
  const bytes = entryBytes[box.type]
  if (bytes !== undefined) checkCount(box, (await readPart(reader, box, 4, 4)).readUInt32BE(0), bytes, 8)
}

function checkCount({ type, content, end }: Box, count: number, bytes: number, lead: number): void {
  if (count > MOST_ENTRIES || lead + count * bytes > end - content) throw broken(`${type} has a wrong count`)
}

/** The one of two boxes that a track has. */
function oneOf(reader: Reader, outer: Box, types: readonly string[]): Box {
  const [found, second] = types.flatMap((type) => childrenOf(reader, outer, type))
  if (!found || second) throw broken(`${outer.type} needs one ${types.join(' or ')}`)
  return found
}

/** The tables of a track, each of which has a count that fits. */
async function tablesOf(reader: Reader, track: Box): Promise<SampleTables> {
  const tables = {
    stts: onlyChild(reader, track, 'stts'),
    stsc: onlyChild(reader, track, 'stsc'),
    sizes: oneOf(reader, track, ['stsz', 'stz2']),
    chunks: oneOf(reader, track, ['stco', 'co64']),
  }
  for (const table of Object.values(tables)) await checkTable(reader, table)
  return tables
}

/** Throws unless the samples of a track stand in the file itself. */
async function checkReferences(reader: Reader, track: Box): Promise<void> {
  const [reference, second] = childrenOf(reader, onlyChild(reader, track, 'dref'), 'url ')
  if (!reference || second) throw broken('a track needs one reference')
  const flags = (await readPart(reader, reference, 0, 4)).readUInt32BE(0)
  if ((flags & 1) === 0) throw broken('a track refers to another file')
}

/** A descriptor of an esds: tag, length in 1 to 4 bytes of 7 bits, content; returns where its content begins. */
function descriptorAt(esds: Buffer, at: number, tag: number): number {
  if (esds[at] !== tag) throw otherCodec('esds has another descriptor')
  let content = at + 1
  while (content < at + 4 && ((esds[content] ?? 0) & 0x80) !== 0) content += 1
  return content + 1
}

const AAC = new Set([0x40, 0x66, 0x67, 0x68])

async function checkAac(reader: Reader, entry: Box): Promise<void> {
  const box = onlyChild(reader, entry, 'esds')
  const esds = await readPart(reader, box, 4, Math.max(1, Math.min(box.end - box.content - 4, 64)))
  const stream = descriptorAt(esds, 0, 3)
  const flags = esds[stream + 2] ?? 0
  if ((flags & 0xe0) !== 0) throw otherCodec('esds has options')
  const config = descriptorAt(esds, stream + 3, 4)
  if (!AAC.has(esds[config] ?? 0)) throw otherCodec('the sound is no AAC')
}

/** Returns the one sample entry of a track; throws for one of another kind. */
function entryOf(reader: Reader, track: Box, types: readonly string[]): Box {
  const list = onlyChild(reader, track, 'stsd')
  const [entry, second] = reader.boxes.filter(({ parent }) => parent === list)
  if (!entry || second) throw broken('a track needs one sample entry')
  if (!types.includes(entry.type)) throw otherCodec(`${entry.type} is not played everywhere`)
  if (entry.end - entry.start > MOST_ENTRY_BYTES) throw broken('a sample entry is too long')
  return entry
}

interface Picture {
  readonly width: number
  readonly height: number
}

/** Size of a picture's track, upright: its tkhd has a matrix that may turn it by quarters. */
async function sizeOf(reader: Reader, track: Box, entry: Box): Promise<Picture> {
  const coded = await readPart(reader, entry, 24, 4)
  const header = onlyChild(reader, track, 'tkhd')
  const isLong = (await versionOf(reader, header)) === 1
  const matrix = await readPart(reader, header, isLong ? 52 : 40, 44)
  const isTurned = matrix.readInt32BE(0) === 0 && matrix.readInt32BE(4) !== 0
  const shown = { width: matrix.readUInt32BE(36) >>> 16, height: matrix.readUInt32BE(40) >>> 16 }
  const isShown = shown.width > 0 && shown.height > 0
  const { width, height } = isShown ? shown : { width: coded.readUInt16BE(0), height: coded.readUInt16BE(2) }
  if (width < 16 || height < 16 || width > 8192 || height > 8192) throw broken('the picture has no usual size')
  return isTurned ? { width: height, height: width } : { width, height }
}

const zeroed = (offset: number, zeros: number): Patch => ({ offset, bytes: Buffer.alloc(0), zeros })

/** Turns a box into free space of the same size, so that nothing behind it moves. */
const freed = ({ start, content, end }: Box): Patch[] => [
  { offset: start + 4, bytes: Buffer.from('free'), zeros: 0 },
  zeroed(content, end - content),
]

/** The instants of a header box, vendor and name in a handler, and the name of the encoder. */
async function privateParts(reader: Reader, box: Box): Promise<Patch[]> {
  const { type, content, end } = box
  if (type === 'mvhd' || type === 'tkhd' || type === 'mdhd') {
    const bytes = (await versionOf(reader, box)) === 1 ? 16 : 8
    if (content + 4 + bytes > end) throw broken(`${type} is too short`)
    return [zeroed(content + 4, bytes)]
  }
  if (type === 'hdlr') return content + 12 < end ? [zeroed(content + 12, end - content - 12)] : []
  if (type === 'avc1' || type === 'avc3') return [zeroed(content + 42, 32)]
  return []
}

async function tracksOf(reader: Reader, movie: Box) {
  const boxes = reader.boxes.filter(({ type, parent }) => type === 'trak' && parent === movie)
  if (boxes.length > MOST_TRACKS) throw broken('there are too many tracks')
  const tracks: { box: Box; kind: string }[] = []
  for (const box of boxes) {
    const [handler] = childrenOf(reader, box, 'hdlr')
    const kind = handler ? (await readPart(reader, handler, 8, 4)).toString('latin1') : ''
    tracks.push({ box, kind })
  }
  return tracks
}

async function readFacts(reader: Reader): Promise<Mp4Facts> {
  const { source, boxes } = reader
  const top = boxes.filter(({ parent }) => parent === null)
  const [first] = top
  if (first?.type !== 'ftyp' || !brands.test((await readPart(reader, first, 0, 4)).toString('latin1')))
    throw otherCodec('it is no MP4')
  if (boxes.some(({ type }) => fragments.has(type))) throw broken('it is fragmented')
  const [movie, second] = top.filter(({ type }) => type === 'moov')
  if (!movie || second || !top.some(({ type }) => type === 'mdat')) throw broken('it needs one moov, and mdat')

  const tracks = await tracksOf(reader, movie)
  const pictures = tracks.filter(({ kind }) => kind === 'vide').map(({ box }) => box)
  const sounds = tracks.filter(({ kind }) => kind === 'soun').map(({ box }) => box)
  const [picture] = pictures
  if (!picture || pictures.length > 1 || sounds.length > 1)
    throw otherCodec('it needs one picture and at most one sound')
  const size = await sizeOf(reader, picture, entryOf(reader, picture, ['avc1', 'avc3']))
  for (const sound of sounds) await checkAac(reader, entryOf(reader, sound, ['mp4a']))

  const played = [picture, ...sounds]
  const durations = [(await clockOf(reader, onlyChild(reader, movie, 'mvhd'))).durationMs]
  const spans: Span[] = []
  for (const track of played) {
    await checkReferences(reader, track)
    const tables = await tablesOf(reader, track)
    const { durationMs, scale } = await clockOf(reader, onlyChild(reader, track, 'mdhd'))
    durations.push(durationMs, Math.round(((await lengthOf(source, tables)) * 1000) / scale))
    for (const span of await chunksOf(source, tables)) spans.push(span)
  }

  const others = tracks.map(({ box }) => box).filter((box) => !played.includes(box))
  const places = top.filter(({ type }) => type === 'mdat').map(({ content, end }) => ({ start: content, end }))
  // What no played track refers to may be the positions that another track has recorded.
  const patches = gapsOf(places, spans).map(({ start, end }) => zeroed(start, end - start))
  for (const box of boxes) {
    if (others.some((other) => isInside(box, other))) continue
    if (others.includes(box) || !isNeeded(box)) patches.push(...freed(box))
    else {
      await checkTable(reader, box)
      patches.push(...(await privateParts(reader, box)))
    }
  }
  if (source.size !== top.at(-1)?.end) throw broken('bytes follow the last box')
  return { ...size, durationMs: Math.max(...durations), patches }
}

/** Reads a video's facts and the ranges to overwrite: metadata, times, device names and tracks of other kinds. Throws a VideoError unless it is an MP4 with one H.264 video track and at most one AAC audio track, no longer than longestMs. */
export async function readMp4(source: ByteSource, longestMs: number): Promise<Mp4Facts> {
  const facts = await walkBoxes(source)
    .then((boxes) => readFacts({ source, boxes }))
    .catch((error: unknown) => {
      throw error instanceof BoxError ? broken(error.message) : error
    })
  if (facts.durationMs <= 0) throw broken('it has no duration')
  if (facts.durationMs > longestMs) throw new VideoError('length', 'it is too long')
  return facts
}
