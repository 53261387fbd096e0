import { createHash } from 'node:crypto'
import type { Buyer, DocumentKind } from '@/contract/document'
import { utcDay, yearOf } from '@/domain/days/civil-day'
import { findAttempt } from '../booking/repository/payments'
import { lockPurchase } from '../booking/repository/purchases'
import { findRefundWithLines } from '../booking/repository/refunds'
import type { Executor } from '../kernel/database/executor'
import type { DocumentSheet } from '../kernel/database/schema/documents'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import { enqueueMail } from '../kernel/mail/enqueue-mail'
import type { Services } from '../kernel/services'
import { invoiceReadyEmail } from './emails'
import {
  type DocumentCopy,
  type DocumentRow,
  findCopy,
  findDocument,
  findInvoice,
  lockDocument,
  setIssued,
  storeFile,
  takeNumber,
} from './repository'
import { creditNoteSheet, invoiceSheet, receiptSheet, type SheetParts } from './sheets'

/** Issues a requested document: first its number, in a short transaction, then its file. Doing it again does no harm. */
export const issueDocument: JobHandler<'issue-document'> = async (services, { documentId }) => {
  const requested = await findDocument(services.database.db, documentId)
  const invoice =
    requested?.kind === 'credit_note' ? await findInvoice(services.database.db, requested.purchaseId) : null
  // A credit note names its invoice, whose own job may be behind.
  if (invoice) await numberDocument(services, invoice.id)
  const issued = await numberDocument(services, documentId)
  const copy = await findCopy(services.database.db, documentId)
  if (!issued || !copy || issued.sha256 !== null) return
  const pdf = await services.documentPress.draw({ ...issued, buyer: buyerLines(copy.buyer) })
  await services.database.transaction((tx) => finishDocument(tx, services, issued, copy, pdf))
  services.mailQueue.wake()
}

/** A document that has its number. */
interface IssuedDocument {
  readonly id: string
  readonly purchaseId: string
  readonly kind: DocumentKind
  readonly sheet: DocumentSheet
  readonly issuedAt: string
  readonly sha256: string | null
}

const seriesNames: Readonly<Record<DocumentKind, string>> = { invoice: 'INV', credit_note: 'CRN', receipt: 'RCP' }
const DIGITS = 6

/** A document's number as it is shown, such as INV2026-000017. */
export const numberText = (series: string, number: number): string =>
  `${series}-${String(number).padStart(DIGITS, '0')}`

/** Gives a document its number and writes down what stands on it, once; null where there is no such document. */
function numberDocument(services: Services, documentId: string): Promise<IssuedDocument | null> {
  return services.database.transaction(async (tx) => {
    const row = await lockDocument(tx, documentId)
    if (!row) return null
    if (row.sheet && row.issuedAt) return issuedOf(row, row.sheet, row.issuedAt)
    const issuedAt = services.clock.now()
    const purchase = await lockPurchase(tx, row.purchaseId)
    if (!purchase) throw new Error(`document ${documentId} belongs to no order`)
    const about = await services.purchaseRules[purchase.kind].documentFacts(tx, purchase)
    const series = `${seriesNames[row.kind]}${yearOf(utcDay(issuedAt))}`
    // Last, so that others who number in the series wait as briefly as possible.
    const number = await takeNumber(tx, series)
    const parts: SheetParts = { env: services.env, purchase, about, row, number: numberText(series, number), issuedAt }
    const sheet = await sheetOf(tx, parts)
    await setIssued(tx, documentId, { series, number, sheet, issuedAt })
    return issuedOf(row, sheet, issuedAt)
  })
}

const issuedOf = ({ id, kind, purchaseId, sha256 }: DocumentRow, sheet: DocumentSheet, issuedAt: Date) => ({
  id,
  kind,
  purchaseId,
  sheet,
  issuedAt: issuedAt.toISOString(),
  sha256,
})

async function sheetOf(tx: Executor, parts: SheetParts): Promise<DocumentSheet> {
  const { kind, refundId, attemptId, purchaseId } = parts.row
  if (kind === 'invoice') return invoiceSheet(parts)
  if (kind === 'receipt') {
    const attempt = await findAttempt(tx, attemptId ?? '')
    if (!attempt) throw new Error(`no payment ${attemptId} for a receipt`)
    return receiptSheet(parts, attempt)
  }
  const refund = await findRefundWithLines(tx, refundId ?? '')
  const invoice = await findInvoice(tx, purchaseId)
  if (!refund || !invoice?.series || invoice.number === null) throw new Error(`no invoice for refund ${refundId}`)
  return creditNoteSheet(parts, refund, numberText(invoice.series, invoice.number))
}

const buyerLines = ({ title, taxNumber, address }: Buyer): string[] =>
  [title, taxNumber && `Tax number ${taxNumber}`, address].filter((line) => line !== '')

async function finishDocument(
  tx: Executor,
  services: Services,
  { id, kind, purchaseId, sheet }: IssuedDocument,
  { sendTo }: DocumentCopy,
  pdf: Buffer,
): Promise<void> {
  const isStored = await storeFile(tx, id, pdf, createHash('sha256').update(pdf).digest('hex'))
  if (!isStored || sendTo === null || kind !== 'invoice') return
  const purchase = await lockPurchase(tx, purchaseId)
  if (!purchase) return
  const about = await services.purchaseRules[purchase.kind].documentFacts(tx, purchase)
  const facts = { orderNo: purchase.orderNo, about, number: sheet.number, publicUrl: services.env.publicUrl }
  await enqueueMail(tx, services, {
    kind: 'invoice_ready',
    email: invoiceReadyEmail(sendTo, facts),
    uid: purchase.userId,
  })
}
