import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ByteSource } from './box-walker'
import { type Patch, readMp4 } from './mp4'

/** A video on disk from which all metadata is gone. */
export interface CleanVideo {
  readonly bytes: number
  readonly sha256: string
  readonly width: number
  readonly height: number
  readonly durationMs: number
  open(): Readable
}

const ZEROS = Buffer.alloc(64 * 1024)

async function applyPatch(file: FileHandle, { offset, bytes, zeros }: Patch): Promise<void> {
  if (bytes.length > 0) await file.write(bytes, 0, bytes.length, offset)
  const end = offset + bytes.length + zeros
  for (let at = offset + bytes.length; at < end; at += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at)
}

function sourceOf(file: FileHandle, size: number): ByteSource {
  return {
    size,
    read: async (offset, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
      return buffer.subarray(0, bytesRead)
    },
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

async function cleanFile(path: string, longestMs: number): Promise<CleanVideo> {
  const file = await open(path, 'r+')
  try {
    const { size: bytes } = await file.stat()
    const { patches, width, height, durationMs } = await readMp4(sourceOf(file, bytes), longestMs)
    for (const patch of patches) await applyPatch(file, patch)
    return { bytes, sha256: await hashOf(path), width, height, durationMs, open: () => createReadStream(path) }
  } finally {
    await file.close()
  }
}

/** Writes a video to a draft on disk, overwrites its metadata in place and hands it to `use`; the draft is removed in any case. Throws a VideoError for what is no video that is allowed. */
export async function cleanVideo<Result>(
  content: Readable,
  { draft, longestMs }: { readonly draft: string; readonly longestMs: number },
  use: (video: CleanVideo) => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
  try {
    await pipeline(content, createWriteStream(draft, { mode: 0o600 }))
    return await use(await cleanFile(draft, longestMs))
  } finally {
    await rm(draft, { force: true })
  }
}
