import type { ObjectUpload, StoredFile } from '@/contract/upload'
import { mostUploadBytes, mostVideoBytes, uploadText } from '@/domain/uploads'
import type { UploadedFileRow } from '../kernel/database/schema/people'
import { ApiError, badInput, conflict, gone, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { type FileFacts, storePicture, storeVideo } from './complete'
import { endOf, missingParts, partsOf, presentUpload } from './parts'
import { presentStoredFile } from './present'
import { refuseTooManyUploads } from './quota'
import { changeBegunFile, findOwnFile, insertFile, lockFiles, lockSender } from './repository'
import { planDeletion } from './stored-files'
import { emptyFiles, planSweep } from './uploaded-pictures'

/** A file that is to be sent. */
interface NewUpload {
  readonly purpose: 'post' | 'review' | 'chat'
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'video/mp4'
  readonly sizeBytes: number
}

const noSuchUpload = () => notFound('There is no such upload.')
const ended = () => gone('upload_ended', uploadText.ended)

function refuseTooLarge({ mediaType, sizeBytes }: NewUpload): void {
  const isVideo = mediaType === 'video/mp4'
  if (sizeBytes <= (isVideo ? mostVideoBytes : mostUploadBytes)) return
  throw new ApiError(413, 'too_large', isVideo ? uploadText.videoTooLarge : uploadText.tooLarge, { field: 'sizeBytes' })
}

function refuseVideoOfChat({ purpose, mediaType }: NewUpload): void {
  if (purpose === 'chat' && mediaType === 'video/mp4') throw badInput('mediaType', uploadText.notPostable)
}

/** Begins an upload to the store; what is not completed within a day is swept. Throws 400 for a video in a chat, 413 for too large a file and 429 beyond the day's limit. */
export async function createObjectUpload(services: Services, userId: string, upload: NewUpload): Promise<ObjectUpload> {
  refuseVideoOfChat(upload)
  refuseTooLarge(upload)
  const { purpose, mediaType, sizeBytes } = upload
  const { clock, random, files, database } = services
  const row = await database.transaction(async (tx) => {
    await lockSender(tx, userId)
    await refuseTooManyUploads(tx, { userId, purpose, bytes: sizeBytes }, clock.now())
    const begun = await insertFile(tx, {
      id: random.id(),
      userId,
      purpose,
      createdAt: clock.now(),
      mediaType: mediaType === 'video/mp4' ? 'video/mp4' : 'image/webp',
      sentType: mediaType,
      state: 'begun',
      sizeBytes,
      store: files.current.name,
    })
    await planSweep(tx, services, begun.id)
    return begun
  })
  return presentUpload(services, row, partsOf(row))
}

async function findOwnUpload(services: Services, userId: string, uploadId: string): Promise<UploadedFileRow> {
  const row = await findOwnFile(services.database.db, userId, uploadId)
  if (!row || row.sentType === null) throw noSuchUpload()
  const isOver = row.state === 'begun' && endOf(row) <= services.clock.now()
  if (row.state === 'gone' || isOver) throw ended()
  return row
}

/** Goes on with an upload: new addresses for the parts that are missing, none once it is completed. Throws 404 for an upload of another user, 410 for one that is over. */
export async function resumeObjectUpload(services: Services, userId: string, uploadId: string): Promise<ObjectUpload> {
  const row = await findOwnUpload(services, userId, uploadId)
  return presentUpload(services, row, row.state === 'begun' ? await missingParts(services, row) : [])
}

const partKeys = (row: UploadedFileRow) => partsOf(row).map(({ key }) => key)

/** Takes what was stored into the row, unless the upload ended or was completed meanwhile. */
async function recordStored(services: Services, row: UploadedFileRow, facts: FileFacts): Promise<UploadedFileRow> {
  const { database, clock } = services
  const stored = await database.transaction(async (tx) => {
    const changed = await changeBegunFile(tx, row.id, { ...facts, state: 'stored', completedAt: clock.now() })
    if (changed) await planDeletion(tx, services, row, partKeys(row))
    return changed
  })
  if (stored) return stored
  const now = await findOwnFile(database.db, row.userId, row.id)
  if (now?.state === 'stored') return now
  for (const { key } of facts.objects) await services.files.of(facts.store).delete(key)
  throw ended()
}

/** Ends an upload whose content was refused; it still counts for the day's limit. */
async function recordRefused(services: Services, row: UploadedFileRow): Promise<void> {
  await services.database.transaction(async (tx) => {
    if (await changeBegunFile(tx, row.id, { state: 'gone' })) await planDeletion(tx, services, row, partKeys(row))
  })
}

/** A busy server refuses for now only. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status < 500

async function storeSent(services: Services, row: UploadedFileRow): Promise<UploadedFileRow> {
  const missing = await missingParts(services, row)
  if (missing.length > 0) throw conflict('incomplete', uploadText.incomplete)
  const storing = row.mediaType === 'video/mp4' ? storeVideo(services, row) : storePicture(services, row)
  const facts = await storing.catch(async (error: unknown) => {
    if (isFinal(error)) await recordRefused(services, row)
    throw error
  })
  return recordStored(services, row, facts)
}

const running = new Map<string, Promise<UploadedFileRow>>()

/** Two calls for one upload share its work. */
function storeOnce(services: Services, row: UploadedFileRow): Promise<UploadedFileRow> {
  const begun = running.get(row.id)
  if (begun) return begun
  const work = storeSent(services, row)
    .catch(async (error: unknown) => {
      // Another server may have completed it and removed its parts.
      const now = await findOwnFile(services.database.db, row.userId, row.id)
      if (now?.state === 'stored') return now
      throw error
    })
    .finally(() => running.delete(row.id))
  running.set(row.id, work)
  return work
}

/** Checks and stores what was sent; completing twice gives the same reply. Throws 409 incomplete while parts are missing, and refuses all but pictures and videos that are allowed. */
export async function completeObjectUpload(services: Services, userId: string, uploadId: string): Promise<StoredFile> {
  const row = await findOwnUpload(services, userId, uploadId)
  return presentStoredFile(services, row.state === 'stored' ? row : await storeOnce(services, row))
}

/** Gives up an upload, or a file that nothing uses yet; it still counts for the day's limit. Throws 409 in_use for one that is used. */
export async function abortObjectUpload(services: Services, userId: string, uploadId: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const [row] = await lockFiles(tx, [uploadId])
    if (row?.userId !== userId || row.sentType === null) throw noSuchUpload()
    if (row.usedBy !== null) throw conflict('in_use', 'This is in use and cannot be removed here.')
    if (row.state === 'begun') await planDeletion(tx, services, row, partKeys(row))
    if (row.state !== 'gone') await emptyFiles(tx, services, [row])
  })
}
