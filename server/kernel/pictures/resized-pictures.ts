import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { sharp } from './decoder'
import { type PictureWidth, pictureWidths } from '@/domain/pictures'
import { importedPictureOf, type PictureLibrary, uploadedPictureOf } from './picture-library'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '../errors'
import type { Services } from '../services'

/** Gives committed pictures in served widths; rejects with UnknownPictureError for an id that the library lacks. */
export interface PictureResizer {
  resizePicture(id: string, width: PictureWidth): Promise<Buffer>
}

/** Reads pictures that users uploaded, which are stored in all served widths. */
export interface UploadedPictures {
  /** Returns a picture by its id, which must be right to its last digit; null where there is none. */
  read(id: string, width: PictureWidth): Promise<Readable | Buffer | null>
}

/** Source and cache folders of a resizer, and the number of bytes it may hold in memory. */
interface PictureResizerOptions {
  library: PictureLibrary
  cacheDir: string
  /** The file of an operator's picture; null where there is none. */
  readImported?: (id: string) => Promise<Buffer | null>
  memoryBytes?: number
}

/** Thrown when a picture id is not in the library. */
export class UnknownPictureError extends Error {
  constructor(id: string) {
    super(`There is no picture "${id}"`)
    this.name = 'UnknownPictureError'
  }
}

/** Fingerprint of a source, part of the cached file's name, so that a changed picture never gets its old copy. */
function fingerprintOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Another process may write the same file, so it appears whole under its name by one rename. */
async function storeFile(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Makes a resizer whose results stay in a bounded memory cache and in a folder that processes may share. */
export function createPictureResizer({
  library,
  cacheDir,
  readImported = async () => null,
  memoryBytes = 48 * 1024 * 1024,
}: PictureResizerOptions): PictureResizer {
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: ({ byteLength }) => byteLength || 1,
  })
  const running = new Map<string, Promise<Buffer>>()

  const originalOf = async (id: string): Promise<Buffer> => {
    if (!importedPictureOf(id)) return readFile(path.join(library.folder, `${id}.webp`))
    const imported = await readImported(id)
    if (!imported) throw new UnknownPictureError(id)
    return imported
  }

  const produce = async (id: string, width: PictureWidth): Promise<Buffer> => {
    const original = await originalOf(id)
    if ((library.pictureById(id) ?? importedPictureOf(id))?.width === width) return original
    const file = path.join(cacheDir, `${id}-${width}-${fingerprintOf(original)}.webp`)
    const stored = await readIfThere(file)
    if (stored !== undefined) return stored
    const resized = await sharp(original).resize({ width }).webp({ quality: 75, effort: 6 }).toBuffer()
    await storeFile(file, resized)
    return resized
  }

  const produceOnce = (key: string, id: string, width: PictureWidth): Promise<Buffer> => {
    const job = produce(id, width)
      .then((content) => {
        memory.set(key, content)
        return content
      })
      .finally(() => running.delete(key))
    running.set(key, job)
    return job
  }

  return {
    async resizePicture(id, width) {
      if (library.pictureById(id) === undefined && !importedPictureOf(id)) throw new UnknownPictureError(id)
      const key = `${id}-${width}`
      return memory.get(key) ?? running.get(key) ?? produceOnce(key, id, width)
    },
  }
}

const noSuchPicture = () => notFound('There is no such picture.')

const A_YEAR = 'public, max-age=31536000, immutable'

/** Headers of a file that a user uploaded: nothing in it can run, and no browser takes it for something else. */
export const uploadedFileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Serves `/pictures/:width/:file.webp` in the served widths, for ever the same; 404 for anything else. */
export function registerPictures(app: FastifyInstance, { pictures, pictureResizer, uploadedPictures }: Services): void {
  const sendUploaded = async (reply: FastifyReply, id: string, width: PictureWidth) => {
    const content = await uploadedPictures.read(id, width)
    if (content === null) throw noSuchPicture()
    return reply
      .headers({ ...uploadedFileHeaders, 'content-disposition': 'inline; filename="picture.webp"' })
      .header('cache-control', A_YEAR)
      .type('image/webp')
      .send(content)
  }

  app.get<{ Params: { width: string; file: string } }>('/pictures/:width/:file', async ({ params }, reply) => {
    const width = pictureWidths.find((one) => String(one) === params.width)
    const [, id] = /^([a-zA-Z0-9-]{1,60})\.webp$/.exec(params.file) ?? []
    if (width !== undefined && id !== undefined && uploadedPictureOf(id)) return sendUploaded(reply, id, width)
    const isKnown = id !== undefined && (pictures.pictureById(id) !== undefined || importedPictureOf(id) !== null)
    if (width === undefined || !isKnown) throw noSuchPicture()
    const content = await pictureResizer.resizePicture(id, width).catch((error: unknown) => {
      throw error instanceof UnknownPictureError ? noSuchPicture() : error
    })
    return reply.header('cache-control', A_YEAR).type('image/webp').send(content)
  })
}
