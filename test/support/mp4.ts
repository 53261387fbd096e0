/** Big-endian integer of a number of bytes. */
const uint = (bytes: number, ...values: number[]): Buffer => {
  const buffer = Buffer.alloc(bytes * values.length)
  for (const [index, value] of values.entries())
    if (bytes === 8) buffer.writeBigUInt64BE(BigInt(value), index * 8)
    else buffer.writeUIntBE(value, index * bytes, bytes)
  return buffer
}
const u16 = (...values: number[]) => uint(2, ...values)
const u32 = (...values: number[]) => uint(4, ...values)

/** A box of an MP4 file around its content. */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(8 + body.length), Buffer.from(type, 'latin1'), body])
}

/** A box whose size stands in 64 bits. */
export function longBox(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(1), Buffer.from(type, 'latin1'), uint(8, 16 + body.length), body])
}

const fullBox = (type: string, ...content: readonly Buffer[]) => box(type, u32(0), ...content)
const text = (value: string) => Buffer.from(value, 'latin1')

/** Metadata of a kind that cameras write; all of it contains this mark. */
export const SECRET = 'SECRET+48.8584+002.2945'

/** Seconds from 1904 to a day of 2026, which files of tests state as their time. */
const RECORDED_AT = 3_860_000_000

const SCALE = 1000
const UNTURNED = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000]
const TURNED = [0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000]

/** What kind of track is written. */
interface Track {
  readonly handler: string
  readonly entry: Buffer
  readonly samples: readonly Buffer[]
}

/** What a video of a test is to be. */
export interface Mp4Params {
  readonly durationMs?: number
  readonly width?: number
  readonly height?: number
  readonly isTurned?: boolean
  /** Whether moov stands before mdat. */
  readonly isFast?: boolean
  readonly hasSound?: boolean
  readonly brand?: string
  /** Sample entry of the picture and object type of the sound. */
  readonly codec?: string
  readonly soundObjectType?: number
  /** Places of metadata that are filled with SECRET: boxes of users and Apple, uuid, names of devices, and a track of positions. */
  readonly hasSecrets?: boolean
  readonly isLong?: boolean
  /** Boxes behind all others. */
  readonly tail?: readonly Buffer[]
  /** Boxes inside moov behind all others. */
  readonly inMoov?: readonly Buffer[]
  readonly dataReferenceFlags?: number
  /** Bytes of each sample of the picture. */
  readonly sampleBytes?: number
}

function videoEntry({ codec = 'avc1', width = 320, height = 240, hasSecrets = false }: Mp4Params): Buffer {
  const name = Buffer.alloc(32)
  if (hasSecrets) name.write(`\x18${SECRET}`, 'latin1')
  const lead = [Buffer.alloc(6), u16(1), Buffer.alloc(16), u16(width, height), u32(0x480000, 0x480000, 0), u16(1), name]
  const config = box('avcC', Buffer.from([1, 0x64, 0, 0x1f, 0xff, 0xe0, 0]))
  return box(codec, ...lead, u16(24, 0xffff), config)
}

const descriptor = (tag: number, ...content: readonly Buffer[]) => {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag, 0x80, 0x80, 0x80, body.length]), body])
}

function soundEntry({ soundObjectType = 0x40 }: Mp4Params): Buffer {
  const specific = descriptor(5, Buffer.from([0x12, 0x10]))
  const config = descriptor(4, Buffer.from([soundObjectType, 0x15, 0, 0, 0]), u32(128_000, 128_000), specific)
  const stream = descriptor(3, u16(1), Buffer.from([0]), config, descriptor(6, Buffer.from([2])))
  const lead = [Buffer.alloc(6), u16(1), Buffer.alloc(8), u16(2, 16, 0, 0), u32(44_100 * 65_536)]
  return box('mp4a', ...lead, fullBox('esds', stream))
}

const userData = () =>
  box(
    'udta',
    box('\xa9xyz', u16(SECRET.length, 0x15c7), text(SECRET)),
    fullBox('meta', fullBox('hdlr', u32(0), text('mdir'), Buffer.alloc(12)), box('ilst', text(SECRET))),
  )

interface Layout {
  /** Where each sample of the track stands. */
  readonly offsets: readonly number[]
  readonly id: number
}

function trackBox({ handler, entry, samples }: Track, { offsets, id }: Layout, params: Mp4Params): Buffer {
  const { durationMs = 1000, width = 320, height = 240, isTurned = false, hasSecrets = false } = params
  const matrix = u32(...(isTurned && handler === 'vide' ? TURNED : UNTURNED))
  const shown = handler === 'vide' ? u32(width * 65_536, height * 65_536) : u32(0, 0)
  const times = u32(RECORDED_AT, RECORDED_AT)
  const header = box('tkhd', u32(7), times, u32(id, 0, durationMs, 0, 0, 0, 0), matrix, shown)
  const each = Math.floor(durationMs / samples.length)
  const deltas = [samples.length - 1, each, 1, durationMs - each * (samples.length - 1)]
  const chunks = params.isLong
    ? fullBox('co64', u32(samples.length), uint(8, ...offsets))
    : fullBox('stco', u32(samples.length), u32(...offsets))
  const table = box(
    'stbl',
    fullBox('stsd', u32(1), entry),
    fullBox('stts', u32(2, ...deltas)),
    fullBox('stss', u32(1, 1)),
    fullBox('stsc', u32(1, 1, 1, 1)),
    fullBox('stsz', u32(0, samples.length, ...samples.map(({ length }) => length))),
    chunks,
  )
  const reference = box('url ', u32(params.dataReferenceFlags ?? 1))
  const mediaHeader = handler === 'vide' ? box('vmhd', u32(1, 0, 0)) : fullBox('smhd', u32(0))
  const media = box(
    'mdia',
    fullBox('mdhd', times, u32(SCALE, durationMs), u16(0x55c4, 0)),
    fullBox('hdlr', u32(0), text(handler), Buffer.alloc(12), text(hasSecrets ? `${SECRET}\0` : '\0')),
    box('minf', mediaHeader, box('dinf', fullBox('dref', u32(1), reference)), table),
  )
  const edits = box('edts', fullBox('elst', u32(1, durationMs, 0, 0x10000)))
  return box('trak', header, edits, media, ...(hasSecrets ? [userData()] : []))
}

const samplesOf = (count: number, bytes: number, seed: number) =>
  Array.from({ length: count }, (_, index) => Buffer.alloc(bytes, 1 + ((seed + index) % 250)))

function tracksOf(params: Mp4Params): Track[] {
  const { hasSound = true, hasSecrets = false, sampleBytes = 200 } = params
  const picture = { handler: 'vide', entry: videoEntry(params), samples: samplesOf(5, sampleBytes, 10) }
  const sound = { handler: 'soun', entry: soundEntry(params), samples: samplesOf(4, 60, 100) }
  const positions = { handler: 'meta', entry: box('gpmd', Buffer.alloc(8)), samples: [text(SECRET), text(SECRET)] }
  return [picture, ...(hasSound ? [sound] : []), ...(hasSecrets ? [positions] : [])]
}

/** Creates a small MP4 whose boxes and tables are right; its samples are no real pictures. */
export function mp4(params: Mp4Params = {}): Buffer {
  const { durationMs = 1000, brand = 'isom', hasSecrets = false, isFast = false, tail = [], inMoov = [] } = params
  const tracks = tracksOf(params)
  const samples = tracks.flatMap((track) => track.samples)
  const wrap = params.isLong ? longBox : box
  const media = wrap('mdat', ...samples)
  const head = box('ftyp', text(brand), u32(512), text('isomavc1'))
  const uuid = hasSecrets ? [box('uuid', Buffer.alloc(16, 7), text(SECRET))] : []

  const movieAt = (mediaStart: number): Buffer => {
    let next = mediaStart + (params.isLong ? 16 : 8)
    const boxes = tracks.map((track, index) => {
      const offsets = track.samples.map(({ length }) => (next += length) - length)
      return trackBox(track, { offsets, id: index + 1 }, params)
    })
    const times = u32(RECORDED_AT, RECORDED_AT, SCALE, durationMs)
    const header = fullBox(
      'mvhd',
      times,
      u32(0x10000),
      u16(0x100),
      Buffer.alloc(10),
      u32(...UNTURNED),
      Buffer.alloc(28),
    )
    return box('moov', header, ...boxes, ...(hasSecrets ? [userData()] : []), ...inMoov)
  }

  const start = Buffer.concat([head, ...uuid])
  const movie = isFast ? movieAt(start.length + movieAt(0).length) : movieAt(start.length)
  return Buffer.concat([start, ...(isFast ? [movie, media] : [media, movie]), ...tail])
}
