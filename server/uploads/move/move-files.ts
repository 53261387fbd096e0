import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, asc, count, eq, gt, isNotNull, ne, or, type SQL } from 'drizzle-orm'
import {
  type StoredObject,
  type StoreName,
  uploadedFile,
  type UploadedFileRow,
} from '../../kernel/database/schema/people'
import type { Services } from '../../kernel/services'
import { changeFiles, findFile, lockFiles } from '../repository'
import type { FileStore } from '../store/file-store'
import { planDeletion } from '../stored-files'
import { formKey } from '../uploaded-pictures'

/** What a run has moved, and a sentence about each file that it could not. */
export interface MoveReport {
  files: number
  bytes: number
  readonly faults: string[]
}

/** A file that cannot be moved, while others can. */
class MoveFault extends Error {}

const PAGE = 100

/** Stored files that stand in the database, or in another store than a named one. */
const standsElsewhere = (target: StoreName): SQL | undefined =>
  and(eq(uploadedFile.state, 'stored'), or(isNotNull(uploadedFile.content), ne(uploadedFile.store, target)))

/** How many files are to be moved. */
export async function countToMove({ database, files }: Pick<Services, 'database' | 'files'>): Promise<number> {
  const isToMove = standsElsewhere(files.current.name)
  const [row] = await database.db.select({ files: count() }).from(uploadedFile).where(isToMove)
  return row?.files ?? 0
}

async function* idsToMove({ database, files }: Services): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const page = await database.db
      .select({ id: uploadedFile.id })
      .from(uploadedFile)
      .where(and(standsElsewhere(files.current.name), gt(uploadedFile.id, after)))
      .orderBy(asc(uploadedFile.id))
      .limit(PAGE)
    for (const { id } of page) yield (after = id)
    if (page.length < PAGE) return
  }
}

/** An object where it stands now. */
interface Source extends StoredObject {
  open(): Promise<Readable | null>
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

function storeOf({ files }: Services, name: StoreName): FileStore {
  if (name === 's3' && files.current.name !== 's3') throw new MoveFault('stands in S3, which is not configured')
  return files.of(name)
}

function sourcesOf(services: Services, row: UploadedFileRow): Source[] {
  const { content, store, objects } = row
  if (content) {
    const open = async () => Readable.from([content])
    return [{ key: formKey(row), bytes: content.length, sha256: hashOf(content), open }]
  }
  if (store === null) throw new MoveFault('stands nowhere')
  const from = storeOf(services, store)
  return objects.map((object) => ({ ...object, open: () => from.get(object.key) }))
}

async function isSame(target: FileStore, { key, bytes, sha256 }: StoredObject): Promise<boolean> {
  const content = await target.get(key)
  if (!content) return false
  const hash = createHash('sha256')
  let length = 0
  for await (const chunk of content) {
    hash.update(chunk)
    length += chunk.length
  }
  return length === bytes && hash.digest('hex') === sha256
}

/** Copies an object and reads it again; throws a MoveFault where it is missing or is not what its row recorded. */
async function copy(target: FileStore, { open, ...object }: Source, mediaType: string): Promise<StoredObject> {
  const content = await open()
  if (!content) throw new MoveFault(`has lost ${object.key}`)
  await target.put(object.key, content, mediaType)
  if (await isSame(target, object)) return object
  throw new MoveFault(`has another content in ${object.key} than was recorded`)
}

const isAsRead = (now: UploadedFileRow, row: UploadedFileRow) =>
  now.state === 'stored' &&
  now.store === row.store &&
  (now.content === null) === (row.content === null) &&
  JSON.stringify(now.objects) === JSON.stringify(row.objects)

/** Points the row to the new copies and plans that the old ones are deleted, in one transaction; returns whether the row was still as it was read. */
async function pointTo(services: Services, row: UploadedFileRow, objects: readonly StoredObject[]): Promise<boolean> {
  const { current } = services.files
  return services.database.transaction(async (tx) => {
    const [now] = await lockFiles(tx, [row.id])
    if (!now || !isAsRead(now, row)) return false
    await changeFiles(tx, [row.id], { store: current.name, objects: [...objects], content: null })
    if (row.store !== current.name)
      await planDeletion(
        tx,
        services,
        row,
        row.objects.map(({ key }) => key),
      )
    return true
  })
}

/** Deletes new copies, unless another run has pointed the row to them meanwhile. */
async function dropCopies(services: Services, id: string, objects: readonly StoredObject[]): Promise<void> {
  const { current } = services.files
  const now = await findFile(services.database.db, id)
  const used = new Set(now?.store === current.name ? now.objects.map(({ key }) => key) : [])
  for (const { key } of objects) if (!used.has(key)) await current.delete(key)
}

/** Returns the new copies of a file, all of them compared; throws a MoveFault where one differs. */
async function copyAll({ files }: Services, sources: readonly Source[], mediaType: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = []
  for (const source of sources) objects.push(await copy(files.current, source, mediaType))
  return objects
}

async function isStillAsRead({ database }: Services, row: UploadedFileRow): Promise<boolean> {
  const now = await findFile(database.db, row.id)
  return now !== null && isAsRead(now, row)
}

/** Moves one file; returns how many bytes were moved, null where it was deleted or moved meanwhile. */
async function moveFile(services: Services, id: string): Promise<number | null> {
  const row = await findFile(services.database.db, id)
  if (row?.state !== 'stored' || (row.store === services.files.current.name && !row.content)) return null
  const sources = sourcesOf(services, row)
  try {
    const objects = await copyAll(services, sources, row.mediaType)
    if (await pointTo(services, row, objects)) return objects.reduce((sum, { bytes }) => sum + bytes, 0)
    await dropCopies(services, id, sources)
  } catch (error) {
    if (!(error instanceof MoveFault)) throw error
    await dropCopies(services, id, sources)
    if (await isStillAsRead(services, row)) throw error
  }
  return null
}

/** Moves all stored files into the current store, one after another. What breaks off in between is done again by the next run: a row points to its old copies until the new ones have been read and compared. */
export async function moveUploads(services: Services, onFile: () => void = () => undefined): Promise<MoveReport> {
  const report: MoveReport = { files: 0, bytes: 0, faults: [] }
  for await (const id of idsToMove(services)) {
    try {
      const bytes = await moveFile(services, id)
      if (bytes !== null) {
        report.files += 1
        report.bytes += bytes
      }
    } catch (error) {
      if (!(error instanceof MoveFault)) throw error
      report.faults.push(`The file ${id} ${error.message}.`)
    }
    onFile()
  }
  return report
}
