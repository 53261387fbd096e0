import type { Executor } from '../kernel/database/executor'
import type { UploadedFileRow, UploadMediaType } from '../kernel/database/schema/people'
import { ApiError } from '../kernel/errors'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { Services } from '../kernel/services'
import { refuseTooManyUploads, UPLOAD_DAY_MS } from './quota'
import { changeFiles, findFile, insertFile, lockSender } from './repository'
import { type CropSquare, squarePicture } from './square-picture'
import { objectKey, planDeletion, putObject, readContent } from './stored-files'

const MARK = 'upload:'

/** How user_account names a picture that its owner sent; all others are of the demo's library. */
export const pictureRef = (fileId: string): string => `${MARK}${fileId}`

/** The id of a sent picture in such a name; null for a picture of the library and for none. */
export const fileIdOf = (avater: string): string | null => (avater.startsWith(MARK) ? avater.slice(MARK.length) : null)

/** Address of a sent avatar by its file id. */
export const sentAvatarUrl = (fileId: string): string => `/pictures/avatars/${fileId}.webp`

/** Address of an avatar by the name that user_account has for it; empty where there is none. */
export function avatarUrl(avater: string): string {
  const fileId = fileIdOf(avater)
  if (fileId !== null) return sentAvatarUrl(fileId)
  return avater === '' ? '' : `/pictures/240/${avater}.webp`
}

async function findAvatar(db: Executor, id: string): Promise<UploadedFileRow | null> {
  const row = await findFile(db, id)
  return row?.purpose === 'avatar' && row.state === 'stored' ? row : null
}

/** Returns whether a user sent this picture as an avatar and it is still stored. */
export async function isOwnPicture(tx: Executor, userId: string, id: string): Promise<boolean> {
  return (await findAvatar(tx, id))?.userId === userId
}

/** The WebP file of an avatar; null where there is none. */
export async function readPictureContent(services: Services, id: string): Promise<Buffer | null> {
  const row = await findAvatar(services.database.db, id)
  return row && readContent(services, row)
}

const ID_BYTES = 18

const endings: Readonly<Record<UploadMediaType, string>> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
}

/** Key of the only object of a file that came as a form. */
export const formKey = ({ id, purpose, mediaType }: Pick<UploadedFileRow, 'id' | 'purpose' | 'mediaType'>): string =>
  objectKey(id, `${purpose}.${endings[mediaType]}`)

/** A file that came as a form; content is null for a refused one, which only counts. */
interface SentForm {
  readonly userId: string
  readonly purpose: 'avatar' | 'refund'
  readonly mediaType: UploadMediaType
  readonly fileName: string
  readonly content: Buffer | null
}

/** Plans that a file is looked at again once it no longer counts for the day's limit. */
export async function planSweep(tx: Executor, services: Services, fileId: string, cause = ''): Promise<void> {
  const availableAt = new Date(services.clock.now().getTime() + UPLOAD_DAY_MS)
  await enqueueJob(tx, services, { topic: 'sweep-upload', key: `${fileId}${cause}`, payload: { fileId }, availableAt })
}

/** Stores a file under an unguessable id, or the empty row of a refused one; both count for the day's limit. One that is not used within a day is swept. */
export async function storeForm(
  services: Services,
  { userId, purpose, mediaType, fileName, content }: SentForm,
): Promise<string> {
  const { random, clock, database, files } = services
  const id = random.token(ID_BYTES)
  const store = files.current
  const key = formKey({ id, purpose, mediaType })
  // Before its row: what is stored without one is swept, what has one is there.
  const objects = content ? [await putObject(store, key, content, mediaType)] : []
  await database
    .transaction(async (tx) => {
      await lockSender(tx, userId)
      await refuseTooManyUploads(tx, { userId, purpose }, clock.now())
      const state = content ? 'stored' : 'gone'
      const createdAt = clock.now()
      const facts = { mediaType, fileName, sizeBytes: content?.length ?? 0, store: store.name, objects, state } as const
      await insertFile(tx, { id, userId, purpose, createdAt, completedAt: createdAt, ...facts })
      await planSweep(tx, services, id)
    })
    .catch(async (error: unknown) => {
      if (content) await store.delete(key)
      throw error
    })
  return id
}

const avatarOf = (userId: string, content: Buffer | null) =>
  ({ userId, purpose: 'avatar', content, mediaType: 'image/webp', fileName: '' }) as const

/** Counts an upload that was refused once its body had been read. */
export async function countRefusedUpload(services: Services, userId: string): Promise<void> {
  await storeForm(services, avatarOf(userId, null))
}

/** Runs the reading of an upload; one that it refuses counts for the day's limit too. */
export async function countingRefusal<Result>(
  services: Services,
  userId: string,
  reading: Promise<Result>,
): Promise<Result> {
  return reading.catch(async (error: unknown) => {
    if (error instanceof ApiError) await countRefusedUpload(services, userId)
    throw error
  })
}

/** Stores the square of a sent picture. */
export async function uploadAvatar(
  services: Services,
  userId: string,
  file: Buffer,
  crop: CropSquare | null,
): Promise<string> {
  const content = await countingRefusal(services, userId, squarePicture(file, crop))
  return storeForm(services, avatarOf(userId, content))
}

/** Removes what a picture shows at once; its row is swept when it no longer counts for the day's limit. */
export async function dropPicture(tx: Executor, services: Services, fileId: string): Promise<void> {
  const row = await findFile(tx, fileId)
  if (!row) return
  await emptyFiles(tx, services, [row])
  await planSweep(tx, services, fileId, ':replaced')
}

/** Takes the content from files, whose rows stay and count; their objects are deleted once the transaction has committed. */
export async function emptyFiles(tx: Executor, services: Services, rows: readonly UploadedFileRow[]): Promise<void> {
  for (const row of rows)
    await planDeletion(
      tx,
      services,
      row,
      row.objects.map(({ key }) => key),
    )
  const ids = rows.map(({ id }) => id)
  await changeFiles(tx, ids, { state: 'gone', content: null, objects: [], usedBy: null, posterId: null })
}
