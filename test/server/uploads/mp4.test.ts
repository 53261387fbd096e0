import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Box, walkBoxes } from '../../../server/uploads/video/box-walker'
import { cleanVideo } from '../../../server/uploads/video/clean-video'
import { readMp4, VideoError } from '../../../server/uploads/video/mp4'
import { box, mp4, type Mp4Params, SECRET } from '../../support/mp4'

const LONGEST_MS = 60_500

/** A file in memory that counts what is read of it. */
function sourceOf(file: Buffer) {
  const work = { reads: 0, bytes: 0 }
  const read = async (offset: number, length: number) => {
    if (length < 0) throw new Error('a negative length was read')
    work.reads += 1
    work.bytes += length
    return file.subarray(offset, offset + length)
  }
  return { work, source: { size: file.length, read } }
}

const factsOf = (file: Buffer) => readMp4(sourceOf(file).source, LONGEST_MS)

/** The reason for which a file is refused; null for a good one. */
const reasonOf = (file: Buffer) =>
  factsOf(file).then(
    () => null,
    (error: unknown) => (error instanceof VideoError ? error.reason : error),
  )

async function cleaned(file: Buffer): Promise<Buffer> {
  const { patches } = await factsOf(file)
  const copy = Buffer.from(file)
  for (const { offset, bytes, zeros } of patches) {
    bytes.copy(copy, offset)
    copy.fill(0, offset + bytes.length, offset + bytes.length + zeros)
  }
  return copy
}

const kinds: [string, Mp4Params][] = [
  ['plain', {}],
  ['moov first', { isFast: true }],
  ['silent', { hasSound: false }],
  ['64-bit sizes', { isLong: true }],
  ['3gp', { brand: '3gp5' }],
  ['avc3', { codec: 'avc3' }],
]

test.each(kinds)('a video is read: %s', async (_name, params) => {
  const facts = await factsOf(mp4(params))
  expect([facts.width, facts.height, facts.durationMs]).toEqual([320, 240, 1000])
})

test('a video that was turned has its upright size', async () => {
  const { width, height } = await factsOf(mp4({ isTurned: true }))
  expect([width, height]).toEqual([240, 320])
})

const placeOf = ({ start, end, parent }: Box) => [start, end, parent?.start ?? null]

test.each([{}, { isFast: true }, { isLong: true }])(
  'all metadata is gone, and nothing has moved: %j',
  async (params) => {
    const file = mp4({ ...params, hasSecrets: true })
    expect(file.toString('latin1').split(SECRET).length).toBeGreaterThan(8)
    const clean = await cleaned(file)
    expect(clean).toHaveLength(file.length)
    expect(clean.includes('SECRET')).toBe(false)
    expect(['udta', 'uuid', 'meta', 'gpmd', '\xa9xyz'].filter((type) => clean.includes(type, 0, 'latin1'))).toEqual([])

    const before = await walkBoxes(sourceOf(file).source)
    const after = await walkBoxes(sourceOf(clean).source)
    const needed = after.filter(({ type }) => type !== 'free')
    const byStart = new Map(before.map((each) => [each.start, each]))
    expect(needed.map(placeOf)).toEqual(needed.map(({ start }) => placeOf(byStart.get(start) as Box)))
    const played = ['stco', 'co64', 'stsz', 'stsc', 'stts', 'stss', 'avcC', 'elst', 'ftyp']
    for (const each of needed.filter(({ type }) => played.includes(type)))
      expect(clean.subarray(each.start, each.end).equals(file.subarray(each.start, each.end))).toBe(true)
    // Five samples of the picture and four of the sound are as they came.
    const media = after.find(({ type }) => type === 'mdat') as Box
    expect(
      clean.subarray(media.content, media.content + 1240).equals(file.subarray(media.content, media.content + 1240)),
    ).toBe(true)
    expect(clean.subarray(media.content + 1240, media.end).every((byte) => byte === 0)).toBe(true)
  },
)

test('cleaning twice changes nothing, and the times of recording are gone', async () => {
  const clean = await cleaned(mp4({ hasSecrets: true }))
  expect((await cleaned(clean)).equals(clean)).toBe(true)
  const recorded = Buffer.alloc(4)
  recorded.writeUInt32BE(3_860_000_000)
  expect([mp4().includes(recorded), clean.includes(recorded)]).toEqual([true, false])
})

const many = (count: number) => Array.from({ length: count }, () => box('free'))
const nested = (depth: number): Buffer => (depth === 0 ? box('free') : box('moov', nested(depth - 1)))
const moof = box('moof', box('mfhd', Buffer.alloc(8)))
const head = (brand: string) => box('ftyp', Buffer.from(brand), Buffer.alloc(4))

test.each<[string, Buffer, string]>([
  ['nothing', Buffer.alloc(0), 'codec'],
  ['noise', Buffer.from('This is no video at all.'), 'broken'],
  ['a fragmented file', mp4({ tail: [moof] }), 'broken'],
  ['a file that announces fragments', mp4({ inMoov: [box('mvex', Buffer.alloc(16))] }), 'broken'],
  ['HEVC', mp4({ codec: 'hvc1' }), 'codec'],
  ['HEVC of the other kind', mp4({ codec: 'hev1' }), 'codec'],
  ['AV1', mp4({ codec: 'av01' }), 'codec'],
  ['MP3 for sound', mp4({ soundObjectType: 0x6b }), 'codec'],
  ['QuickTime', mp4({ brand: 'qt  ' }), 'codec'],
  ['AVIF', head('avif'), 'codec'],
  ['HEIC', head('heic'), 'codec'],
  ['61 s', mp4({ durationMs: 61_000 }), 'length'],
  ['no time at all', mp4({ durationMs: 0 }), 'broken'],
  ['more boxes than any camera writes', mp4({ tail: many(2001) }), 'broken'],
  ['samples in another file', mp4({ dataReferenceFlags: 0 }), 'broken'],
  ['bytes behind the last box', Buffer.concat([mp4(), Buffer.from('<?php')]), 'broken'],
  ['half a file', mp4({ isFast: true }).subarray(0, -700), 'broken'],
  ['no mdat', Buffer.concat([head('isom'), box('moov')]), 'broken'],
  ['a second moov', mp4({ tail: [box('moov')] }), 'broken'],
  ['boxes in boxes in boxes', nested(12), 'codec'],
  ['a picture of no size', mp4({ width: 0, height: 0 }), 'broken'],
])('%s is refused', async (_name, file, reason) => expect(await reasonOf(file)).toBe(reason))

test('sixty seconds and the moment in which a camera stops are taken', async () => {
  expect([await reasonOf(mp4({ durationMs: 60_000 })), await reasonOf(mp4({ durationMs: 60_400 }))]).toEqual([
    null,
    null,
  ])
})

/** Changes a 32-bit number behind the first box of a type. */
function changed(file: Buffer, type: string, at: number, value: number): Buffer {
  const copy = Buffer.from(file)
  copy.writeUInt32BE(value, copy.indexOf(type) + 4 + at)
  return copy
}

test.each<[string, Buffer, string]>([
  ['a header that claims a second while its samples last an hour', changed(mp4(), 'stts', 12, 3_600_000), 'length'],
  ['a count of 4 thousand million samples', changed(mp4(), 'stsz', 8, 0xffffffff), 'broken'],
  ['as many of one size', changed(changed(mp4(), 'stsz', 8, 0xffffffff), 'stsz', 4, 1), 'broken'],
  ['more chunks than there are', changed(mp4(), 'stco', 4, 6), 'broken'],
  ['samples without a chunk', changed(mp4(), 'stco', 4, 2), 'broken'],
  ['a sample in front of mdat', changed(mp4(), 'stco', 8, 0), 'broken'],
  ['a sample behind the end', changed(mp4(), 'stco', 8, 0x7fffffff), 'broken'],
  ['a chunk table that begins later', changed(mp4(), 'stsc', 8, 2), 'broken'],
  ['a header without a time scale', changed(mp4(), 'mdhd', 12, 0), 'broken'],
  ['a box larger than its parent', changed(mp4(), 'stsd', -8, 0x7fffffff), 'broken'],
  ['a box of no size in another', changed(mp4(), 'stsd', -8, 0), 'broken'],
])('%s is refused', async (_name, file, reason) => expect(await reasonOf(file)).toBe(reason))

/** The most that reading a small file may take, whatever stands in it. */
const MOST_READS = 20_000
const MOST_BYTES = 4_000_000

async function expectBoundedWork(file: Buffer): Promise<void> {
  const { source, work } = sourceOf(file)
  const facts = await readMp4(source, LONGEST_MS).catch((error: unknown) => {
    if (error instanceof VideoError) return null
    throw error
  })
  for (const { offset, bytes, zeros } of facts?.patches ?? [])
    expect(offset >= 0 && zeros >= 0 && offset + bytes.length + zeros <= file.length).toBe(true)
  expect(work.reads).toBeLessThan(MOST_READS)
  expect(work.bytes).toBeLessThan(MOST_BYTES)
}

const someVideo = fc
  .record({
    isFast: fc.boolean(),
    isLong: fc.boolean(),
    hasSound: fc.boolean(),
    hasSecrets: fc.boolean(),
    durationMs: fc.integer({ min: 0, max: 90_000 }),
    width: fc.integer({ min: 0, max: 65_535 }),
  })
  .map((params) => mp4({ ...params, sampleBytes: 8 }))

const odd = fc.constantFrom(0, 1, 2, 7, 8, 9, 15, 16, 17, 0x7fffffff, 0x80000000, 0xffffffff)
const change = fc.record({ at: fc.nat(), value: fc.oneof(odd, fc.integer({ min: 0, max: 0xffffffff })) })

test('whatever is changed in a video, reading it is bounded and throws nothing but its own error', async () => {
  await fc.assert(
    fc.asyncProperty(someVideo, fc.array(change, { maxLength: 6 }), async (video, changes) => {
      const file = Buffer.from(video)
      for (const { at, value } of changes) file.writeUInt32BE(value, at % (file.length - 4))
      await expectBoundedWork(file)
    }),
    { numRuns: 1500 },
  )
}, 60_000)

test('a video that is cut off anywhere is refused or read, never more', async () => {
  await fc.assert(
    fc.asyncProperty(someVideo, fc.nat(), (video, at) => expectBoundedWork(video.subarray(0, at % video.length))),
    { numRuns: 300 },
  )
}, 60_000)

const types = ['ftyp', 'moov', 'mdat', 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'avc1', 'mp4a', 'esds', 'hdlr', 'dref']
const shortTypes = ['mvhd', 'tkhd', 'mdhd', 'stts', 'stsz', 'stz2', 'stsc', 'stco', 'co64', 'url ', 'udta', 'moof']

const { tree } = fc.letrec<{ tree: Buffer; leaf: Buffer }>((tie) => ({
  leaf: fc
    .tuple(fc.constantFrom(...types, ...shortTypes), fc.uint8Array({ maxLength: 96 }))
    .map(([type, content]) => box(type, Buffer.from(content))),
  tree: fc.oneof(
    { depthSize: 'large', withCrossShrink: true },
    tie('leaf'),
    fc
      .tuple(fc.constantFrom(...types), fc.nat({ max: 80 }), fc.array(tie('tree'), { maxLength: 5 }))
      .map(([type, lead, boxes]) => box(type, Buffer.alloc(lead), ...boxes)),
  ),
}))

test('boxes in any order and depth are read with bounded work', async () => {
  const start = head('isom')
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { maxLength: 8 }), (boxes) => expectBoundedWork(Buffer.concat([start, ...boxes]))),
    { numRuns: 600 },
  )
}, 60_000)

test('a box is taken out of a video, or stands twice, and reading it stays bounded', async () => {
  const file = mp4({ hasSecrets: true })
  for (const { start, end } of await walkBoxes(sourceOf(file).source)) {
    await expectBoundedWork(Buffer.concat([file.subarray(0, start), file.subarray(end)]))
    await expectBoundedWork(Buffer.concat([file.subarray(0, end), file.subarray(start)]))
  }
})

test('a file of 100 MB without end is refused at once', async () => {
  const boxes = Buffer.concat(many(200_000))
  const { source, work } = sourceOf(boxes)
  await expect(readMp4(source, LONGEST_MS)).rejects.toBeInstanceOf(VideoError)
  expect(work.reads).toBeLessThan(2_100)
})

test('a video is put together on disk without a trace, also when it is refused or its use fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'videos-'))
  const draft = join(folder, 'drafts', 'one')
  const file = mp4({ hasSecrets: true })
  const clean = await cleaned(file)
  const work = { draft, longestMs: LONGEST_MS }
  const read = await cleanVideo(Readable.from([file.subarray(0, 100), file.subarray(100)]), work, async (video) => ({
    ...video,
    content: await buffer(video.open()),
  }))
  expect(read.content.equals(clean)).toBe(true)
  expect([read.bytes, read.sha256]).toEqual([file.length, createHash('sha256').update(clean).digest('hex')])
  async function* cut() {
    yield file.subarray(0, 100)
    throw new Error('cut')
  }
  const failing: [Readable, () => Promise<null>][] = [
    [Readable.from([Buffer.from('no video')]), async () => null],
    [Readable.from([file]), () => Promise.reject(new Error('full'))],
    [Readable.from(cut()), async () => null],
  ]
  for (const [content, use] of failing) await expect(cleanVideo(content, work, use)).rejects.toBeInstanceOf(Error)
  expect(readdirSync(join(folder, 'drafts'))).toEqual([])
  rmSync(folder, { recursive: true })
})
