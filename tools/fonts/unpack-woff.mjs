import { inflateSync } from 'node:zlib'

const HEADER_BYTES = 44
const ENTRY_BYTES = 20

/** The tables of a WOFF 1.0 file, unpacked, in their order. */
function tablesOf(woff) {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES
    const offset = woff.readUInt32BE(at + 4)
    const shortBytes = woff.readUInt32BE(at + 8)
    const bytes = woff.readUInt32BE(at + 12)
    const compressed = woff.subarray(offset, offset + shortBytes)
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: shortBytes < bytes ? inflateSync(compressed) : compressed,
    }
  })
}

const paddingOf = ({ length }) => Buffer.alloc((4 - (length % 4)) % 4)

/** The header of a TrueType file and its directory, whose tables follow in the same order. */
function directoryOf(flavor, tables) {
  const directory = Buffer.alloc(12 + tables.length * 16)
  const depth = Math.floor(Math.log2(tables.length))
  directory.writeUInt32BE(flavor, 0)
  directory.writeUInt16BE(tables.length, 4)
  directory.writeUInt16BE(2 ** depth * 16, 6)
  directory.writeUInt16BE(depth, 8)
  directory.writeUInt16BE((tables.length - 2 ** depth) * 16, 10)
  let offset = directory.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + index * 16
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    offset += data.length + paddingOf(data).length
  }
  return directory
}

/** The TrueType font that a WOFF 1.0 file packs; throws where it packs outlines of another kind. */
export function unpackWoff(woff) {
  const flavor = woff.readUInt32BE(4)
  if (woff.toString('latin1', 0, 4) !== 'wOFF' || flavor !== 0x10000) throw new Error('not a packed TrueType font')
  const tables = tablesOf(woff)
  return Buffer.concat([directoryOf(flavor, tables), ...tables.flatMap(({ data }) => [data, paddingOf(data)])])
}
