import { Readable } from 'node:stream'
import type { ObjectUpload, UploadPart } from '@/contract/upload'
import type { UploadedFileRow } from '../kernel/database/schema/people'
import type { Services } from '../kernel/services'
import { UPLOAD_DAY_MS } from './quota'

/** Mini-programs send at most 10 MB at a time. */
const PART_BYTES = 8 * 1024 * 1024

/** How long the addresses of parts are good; a client that needs longer gets new ones for what is missing. */
const ADDRESS_MS = 3_600_000

const PREFIX = 'parts/'

interface Part {
  readonly number: number
  readonly offset: number
  readonly bytes: number
  readonly key: string
}

type Sent = Pick<UploadedFileRow, 'id' | 'mediaType' | 'sizeBytes'>

/** The parts of an upload in their order: a picture is one, a video has one for every 8 MB. */
export function partsOf({ id, mediaType, sizeBytes }: Sent): Part[] {
  const most = mediaType === 'video/mp4' ? PART_BYTES : sizeBytes
  return Array.from({ length: Math.ceil(sizeBytes / most) }, (_, index) => {
    const offset = index * most
    const key = `${PREFIX}${id}/${index + 1}`
    return { number: index + 1, offset, bytes: Math.min(most, sizeBytes - offset), key }
  })
}

/** The upload that a key of a part belongs to; null for keys of other objects. */
export const uploadIdOf = (key: string): string | null => /^parts\/([^/]+)\/\d+$/.exec(key)?.[1] ?? null

/** When an upload that was not completed is over. */
export const endOf = ({ createdAt }: Pick<UploadedFileRow, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + UPLOAD_DAY_MS)

const storeOf = ({ files }: Services, { store }: UploadedFileRow) => files.of(store ?? files.current.name)

/** Returns the parts that the store does not have yet. */
export async function missingParts(services: Services, row: UploadedFileRow): Promise<Part[]> {
  const store = storeOf(services, row)
  const parts = partsOf(row)
  const found = await Promise.all(parts.map(({ key }) => store.head(key)))
  return parts.filter(({ bytes }, index) => found[index]?.bytes !== bytes)
}

/** Reads the parts of an upload as one stream; fails where one is missing. */
export function openParts(services: Services, row: UploadedFileRow): Readable {
  const store = storeOf(services, row)
  async function* bytes(): AsyncGenerator<Buffer> {
    for (const { key } of partsOf(row)) {
      const part = await store.get(key)
      if (!part) throw new Error(`the part ${key} is gone`)
      yield* part
    }
  }
  return Readable.from(bytes(), { objectMode: false })
}

/** Presents an upload with addresses for the parts that are to be sent. */
export async function presentUpload(
  services: Services,
  row: UploadedFileRow,
  missing: readonly Part[],
): Promise<ObjectUpload> {
  const store = storeOf(services, row)
  const mediaType = row.sentType ?? row.mediaType
  const expiresAt = new Date(Math.min(services.clock.now().getTime() + ADDRESS_MS, endOf(row).getTime()))
  const parts = missing.map(async ({ number, offset, bytes, key }): Promise<UploadPart> => {
    const { url, fields } = await store.presignPost({ key, mediaType, bytes, expiresAt })
    return { partNumber: number, offset, sizeBytes: bytes, url, fields: [...fields] }
  })
  return {
    uploadId: row.id,
    parts: await Promise.all(parts),
    partCount: partsOf(row).length,
    expiresAt: expiresAt.toISOString(),
  }
}
