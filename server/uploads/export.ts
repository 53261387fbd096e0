import type { Readable } from 'node:stream'
import { and, asc, eq, gt } from 'drizzle-orm'
import { pictureWidths } from '@/domain/pictures'
import type { Executor } from '../kernel/database/executor'
import { uploadedFile, type UploadedFileRow } from '../kernel/database/schema/people'
import type { Services } from '../kernel/services'
import { widthName } from './complete'
import { openContent, openObject } from './stored-files'

const PAGE = 100

async function listOwn(db: Executor, userId: string, after: string): Promise<UploadedFileRow[]> {
  const isNext = and(eq(uploadedFile.userId, userId), gt(uploadedFile.id, after))
  return db.select().from(uploadedFile).where(isNext).orderBy(asc(uploadedFile.id)).limit(PAGE)
}

async function* rowsOf(services: Services, userId: string): AsyncGenerator<UploadedFileRow> {
  let after = ''
  for (;;) {
    const page = await listOwn(services.database.db, userId, after)
    yield* page
    const last = page.at(-1)
    if (page.length < PAGE || !last) return
    after = last.id
  }
}

/** Of a picture in several widths the widest one. */
async function openLargest(services: Services, row: UploadedFileRow): Promise<Readable | null> {
  const widest = widthName(Math.max(...pictureWidths))
  return (await openObject(services, row, widest)) ?? openContent(services, row)
}

/** Base64 piece by piece: a piece of three bytes has four characters. */
async function* base64Of(content: Readable): AsyncGenerator<string> {
  let rest = Buffer.alloc(0)
  for await (const chunk of content) {
    const bytes = Buffer.concat([rest, chunk])
    const whole = bytes.length - (bytes.length % 3)
    yield bytes.toString('base64', 0, whole)
    rest = bytes.subarray(whole)
  }
  yield rest.toString('base64')
}

async function* entryOf(services: Services, row: UploadedFileRow): AsyncGenerator<string> {
  const { purpose, createdAt, fileName, mediaType, usedBy } = row
  const facts = JSON.stringify({ purpose, sentAt: createdAt, fileName, mediaType, usedBy })
  const content = row.state === 'stored' ? await openLargest(services, row) : null
  if (content === null) return yield `${facts.slice(0, -1)},"contentBase64":null}`
  yield `${facts.slice(0, -1)},"contentBase64":"`
  yield* base64Of(content)
  yield '"}'
}

/** The files that a user sent, for the account's export: JSON texts with commas between them, piece by piece, so that no file is in memory whole. */
export async function* uploadsOfAccount(services: Services, userId: string): AsyncGenerator<string> {
  let lead = '\n    '
  for await (const row of rowsOf(services, userId)) {
    yield lead
    yield* entryOf(services, row)
    lead = ',\n    '
  }
}
