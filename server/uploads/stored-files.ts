import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Executor } from '../kernel/database/executor'
import type { StoredObject, UploadedFileRow } from '../kernel/database/schema/people'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { Services } from '../kernel/services'
import type { ByteRange, FileStore } from './store/file-store'

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Key of one object of a file. */
export const objectKey = (fileId: string, name: string): string => `files/${fileId}/${name}`

/** Stores bytes as one object of a file and returns what the file's row records of it. */
export async function putObject(
  store: FileStore,
  key: string,
  content: Buffer,
  mediaType: string,
): Promise<StoredObject> {
  await store.put(key, content, mediaType)
  return { key, bytes: content.length, sha256: hashOf(content) }
}

type StoredRow = Pick<UploadedFileRow, 'id' | 'store' | 'objects'>

/** The recorded object of a file by its name; null where the file has none. */
const objectOf = ({ id, objects }: StoredRow, name: string): StoredObject | null =>
  objects.find(({ key }) => key === objectKey(id, name)) ?? null

/** Opens an object of a file, or a range of it, by its name; null where there is none. */
export async function openObject(
  services: Services,
  row: StoredRow,
  name: string,
  range?: ByteRange,
): Promise<Readable | null> {
  const object = objectOf(row, name)
  return object && row.store ? services.files.of(row.store).get(object.key, range) : null
}

/** Opens the only object of a file, also one that still stands in the database; null where there is none. */
export async function openContent(
  services: Services,
  { store, objects, content }: UploadedFileRow,
): Promise<Readable | null> {
  if (content) return Readable.from([content])
  const [object] = objects
  return object && store ? services.files.of(store).get(object.key) : null
}

/** Reads the only object of a file whole; null where there is none. */
export async function readContent(services: Services, row: UploadedFileRow): Promise<Buffer | null> {
  const stream = await openContent(services, row)
  return stream && buffer(stream)
}

/** Plans that objects are deleted from their store once the transaction has committed. */
export async function planDeletion(
  tx: Executor,
  services: Services,
  { id, store }: Pick<UploadedFileRow, 'id' | 'store'>,
  keys: readonly string[],
): Promise<void> {
  if (store === null || keys.length === 0) return
  const payload = { store, keys: [...keys] }
  await enqueueJob(tx, services, { topic: 'delete-objects', key: `${store} ${id} ${keys[0]}`, payload })
}

/** Deletes objects from a store. */
export const deleteObjects: JobHandler<'delete-objects'> = async ({ files }, { store, keys }) => {
  for (const key of keys) await files.of(store).delete(key)
}
