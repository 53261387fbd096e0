import { crc32, deflateSync } from 'node:zlib'

/** A chunk of a PNG with its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one bit a pixel with chunks of its own between head and pixels. */
export function png(side: number, pixels: Buffer, extra: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = pngChunk('IDAT', deflateSync(pixels, { level: 9 }))
  return Buffer.concat([mark, pngChunk('IHDR', head), ...extra, data, pngChunk('IEND', Buffer.alloc(0))])
}

/** Pixels of a white square of one bit a pixel. */
export const blank = (side: number) => Buffer.alloc(side * (Math.ceil(side / 8) + 1))
