import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Buyer } from '@/contract/document'
import type { Executor } from '../kernel/database/executor'
import {
  document,
  documentCopy,
  documentSeries,
  type DocumentSheet,
  documentTicket,
} from '../kernel/database/schema/documents'
import { purchase } from '../kernel/database/schema/orders'

/** A document as it is stored. */
export type DocumentRow = typeof document.$inferSelect

/** A buyer with the file that shows them, as it is stored. */
export type DocumentCopy = typeof documentCopy.$inferSelect

/** What a document is requested with; a job gives it its number later. */
export type NewDocument = Pick<
  DocumentRow,
  'id' | 'kind' | 'purchaseId' | 'currencyCode' | 'amountMinor' | 'createdAt'
> &
  Partial<Pick<DocumentRow, 'refundId' | 'attemptId'>>

/** For whom a document is, and who gets an email once its file is there. */
export interface Recipient {
  readonly buyer: Buyer
  readonly sendTo: string | null
}

/** Stores a request for a document; false where its payment, refund or purchase has one already. */
export async function insertDocument(tx: Executor, row: NewDocument, recipient: Recipient): Promise<boolean> {
  const rows = await tx.insert(document).values(row).onConflictDoNothing().returning({ id: document.id })
  if (rows.length === 0) return false
  await tx.insert(documentCopy).values({ documentId: row.id, ...recipient })
  return true
}

/** A document by its id. */
export async function findDocument(db: Executor, documentId: string): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(document).where(eq(document.id, documentId))
  return row
}

/** Locks a document until the transaction ends and reads it as it then is. */
export async function lockDocument(tx: Executor, documentId: string): Promise<DocumentRow | undefined> {
  const [row] = await tx.select().from(document).where(eq(document.id, documentId)).for('update')
  return row
}

/** A purchase's invoice, requested or issued. */
export async function findInvoice(db: Executor, purchaseId: string): Promise<DocumentRow | undefined> {
  const isInvoice = and(eq(document.purchaseId, purchaseId), eq(document.kind, 'invoice'))
  const [row] = await db.select().from(document).where(isInvoice)
  return row
}

/** All documents of a purchase, oldest first. */
export async function findDocuments(db: Executor, purchaseId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(document)
    .where(eq(document.purchaseId, purchaseId))
    .orderBy(asc(document.createdAt), asc(document.id))
}

/** A document of a user whose file is there or will be; undefined for anybody else's. */
export async function findDocumentOfUser(
  db: Executor,
  userId: string,
  documentId: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select({ found: document })
    .from(document)
    .innerJoin(purchase, eq(purchase.id, document.purchaseId))
    .innerJoin(documentCopy, eq(documentCopy.documentId, document.id))
    .where(and(eq(document.id, documentId), eq(purchase.userId, userId)))
  return row?.found
}

/** Gives the next number of a series; others who number in it wait until the transaction ends. */
export async function takeNumber(tx: Executor, series: string): Promise<number> {
  const [row] = await tx
    .insert(documentSeries)
    .values({ series, lastNumber: 1 })
    .onConflictDoUpdate({
      target: documentSeries.series,
      set: { lastNumber: sql`${documentSeries.lastNumber} + 1` },
    })
    .returning({ number: documentSeries.lastNumber })
  if (!row) throw new Error(`series ${series} gave no number`)
  return row.number
}

/** What issuing a document writes down for good. */
export interface IssuedParts {
  readonly series: string
  readonly number: number
  readonly sheet: DocumentSheet
  readonly issuedAt: Date
}

/** Writes down a document's number and what stands on it. */
export async function setIssued(tx: Executor, documentId: string, parts: IssuedParts): Promise<void> {
  await tx.update(document).set(parts).where(eq(document.id, documentId))
}

/** Buyer and file of a document; undefined once they are erased. */
export async function findCopy(db: Executor, documentId: string): Promise<DocumentCopy | undefined> {
  const [row] = await db.select().from(documentCopy).where(eq(documentCopy.documentId, documentId))
  return row
}

/** Stores a document's file and its hash; false, without a change, where there is one already or the buyer is erased. */
export async function storeFile(tx: Executor, documentId: string, pdf: Buffer, sha256: string): Promise<boolean> {
  const isMissing = and(eq(documentCopy.documentId, documentId), isNull(documentCopy.pdf))
  const rows = await tx
    .update(documentCopy)
    .set({ pdf, sendTo: null })
    .where(isMissing)
    .returning({ id: documentCopy.documentId })
  if (rows.length === 0) return false
  await tx.update(document).set({ sha256 }).where(eq(document.id, documentId))
  return true
}

/** Stores a ticket for the file of a document, by its hash. */
export async function insertTicket(db: Executor, ticket: typeof documentTicket.$inferInsert): Promise<void> {
  await db.insert(documentTicket).values(ticket)
}

/** Uses a ticket up and returns its document with the file; null for an unknown, used or expired ticket. */
export async function takeTicket(
  db: Executor,
  ticketHash: string,
  at: Date,
): Promise<{ readonly row: DocumentRow; readonly pdf: Buffer } | null> {
  const isGood = and(
    eq(documentTicket.ticketHash, ticketHash),
    isNull(documentTicket.usedAt),
    gt(documentTicket.expiresAt, at),
  )
  const [ticket] = await db
    .update(documentTicket)
    .set({ usedAt: at })
    .where(isGood)
    .returning({ documentId: documentTicket.documentId })
  if (!ticket) return null
  const [found] = await db
    .select({ row: document, pdf: documentCopy.pdf })
    .from(document)
    .innerJoin(documentCopy, eq(documentCopy.documentId, document.id))
    .where(and(eq(document.id, ticket.documentId), isNotNull(documentCopy.pdf)))
  return found?.pdf ? { row: found.row, pdf: found.pdf } : null
}
