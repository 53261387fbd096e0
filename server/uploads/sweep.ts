import { eq } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { uploadedFile, type UploadedFileRow } from '../kernel/database/schema/people'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import type { Services } from '../kernel/services'
import { partsOf, uploadIdOf } from './parts'
import { UPLOAD_DAY_MS } from './quota'
import { findFile, listFiles, lockFiles, lockSender } from './repository'
import { planDeletion } from './stored-files'
import type { FileStore } from './store/file-store'
import { fileIdOf } from './uploaded-pictures'

/** Until when an order needs an upload that its request named; null where it does not. */
export type UploadNeed = (
  tx: Executor,
  upload: { readonly fileId: string; readonly purchaseId: string },
  now: Date,
) => Promise<Date | null>

const isInUse = ({ usedBy, state }: UploadedFileRow) => usedBy !== null && state === 'stored'

/** Until when a file that nothing uses is left: a day from when it was there. */
const unusedEnd = ({ createdAt, completedAt }: UploadedFileRow) =>
  new Date((completedAt ?? createdAt).getTime() + UPLOAD_DAY_MS)

/** Removes an unused upload: no avatar of its sender, in no post or review, and named by no order that still needs it. Returns when to look again. */
export async function sweepUpload(services: Services, fileId: string, neededUntil: UploadNeed): Promise<Date | void> {
  const { database, clock } = services
  return database.transaction(async (tx) => {
    const found = await findFile(tx, fileId)
    if (!found) return
    const avater = await lockSender(tx, found.userId)
    // Only now: until here it may have been completed, taken or deleted.
    const [row] = await lockFiles(tx, [fileId])
    if (!row || isInUse(row) || fileIdOf(avater ?? '') === fileId) return
    if (row.state === 'stored' && unusedEnd(row) > clock.now()) return unusedEnd(row)
    const { purchaseId } = row
    const until = purchaseId === null ? null : await neededUntil(tx, { fileId, purchaseId }, clock.now())
    if (until !== null) return until
    await tx.delete(uploadedFile).where(eq(uploadedFile.id, fileId))
    await planDeletion(tx, services, row, keysOf(row))
  })
}

/** Keys of all that a store may have of a file. */
export const keysOf = (row: UploadedFileRow): string[] => [
  ...row.objects.map(({ key }) => key),
  ...(row.state === 'begun' ? partsOf(row).map(({ key }) => key) : []),
]

/** How long an object may stand in a store before its row does. */
const ORPHAN_MS = 2 * UPLOAD_DAY_MS
const INTERVAL_MS = 6 * 3_600_000
const BATCH = 200

const ownerOf = (key: string): string => uploadIdOf(key) ?? /^files\/([^/]+)\//.exec(key)?.[1] ?? ''

async function sweepKeys({ database }: Services, store: FileStore, keys: readonly string[]): Promise<void> {
  const rows = await listFiles(database.db, [...new Set(keys.map(ownerOf))])
  const known = new Set(rows.filter((row) => row.store === store.name).flatMap(keysOf))
  for (const key of keys) if (!known.has(key)) await store.delete(key)
}

async function sweepStore(services: Services, store: FileStore): Promise<void> {
  const before = new Date(services.clock.now().getTime() - ORPHAN_MS)
  for (const prefix of ['files/', 'parts/']) {
    let keys: string[] = []
    for await (const { key, modifiedAt } of store.list(prefix)) {
      if (modifiedAt >= before) continue
      keys.push(key)
      if (keys.length < BATCH) continue
      await sweepKeys(services, store, keys)
      keys = []
    }
    await sweepKeys(services, store, keys)
  }
  await store.removeUnfinished(before)
}

/** Deletes objects that no row knows from all stores, every six hours. */
export const sweepStores: JobHandler<'sweep-stores'> = async (services) => {
  const { current, folder } = services.files
  for (const store of new Set<FileStore>([current, folder])) await sweepStore(services, store)
  return new Date(services.clock.now().getTime() + INTERVAL_MS)
}
