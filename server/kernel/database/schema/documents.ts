import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Buyer, DocumentKind } from '@/contract/document'
import { bytes, instant } from './columns'

/** The last number that was given in each series. */
export const documentSeries = pgTable('document_series', {
  series: text('series').primaryKey(),
  lastNumber: integer('last_number').notNull(),
})

/** Receipts, invoices and credit notes. One that has its number is refused every change but the hash of its file. */
export const document = pgTable('document', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<DocumentKind>().notNull(),
  purchaseId: text('purchase_id').notNull(),
  refundId: text('refund_id'),
  attemptId: text('attempt_id'),
  currencyCode: text('currency_code').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  /** With the number and all below null until a job has issued the document. */
  series: text('series'),
  number: integer('number'),
  sheet: jsonb('sheet').$type<DocumentSheet>(),
  issuedAt: instant('issued_at'),
  /** Of the PDF, in hexadecimal digits; null until there is one. */
  sha256: text('sha256'),
})

/** For whom a document is, and the file that shows it; erased with a person's account. */
export const documentCopy = pgTable('document_copy', {
  documentId: text('document_id').primaryKey(),
  buyer: jsonb('buyer').$type<Buyer>().notNull(),
  /** Who gets an email when the file is there; null once it was sent. */
  sendTo: text('send_to'),
  pdf: bytes('pdf'),
})

/** One-time tickets for the files of documents, by their hashes. */
export const documentTicket = pgTable('document_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  documentId: text('document_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** Whom a user has had invoices made out to. */
export const billingAddress = pgTable('billing_address', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  buyer: jsonb('buyer').$type<Buyer>().notNull(),
  email: text('email').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When it was saved or invoiced last. */
  usedAt: instant('used_at').notNull(),
})

/** What stands on a document beside its buyer, as texts ready to be printed. Stored as it was issued. */
export interface DocumentSheet {
  /** What it is, such as "Invoice". */
  readonly title: string
  readonly number: string
  /** The day of issue. */
  readonly issuedOn: string
  /** Who sells: name, address, tax number, each on its line. */
  readonly seller: readonly string[]
  /** What is bought, fact by fact. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** What is charged, item by item. */
  readonly items: readonly SheetAmount[]
  /** Sums below the items, the last of which is what the document is about. */
  readonly sums: readonly SheetAmount[]
  /** Sentences at the end. */
  readonly notes: readonly string[]
}

/** A line with an amount, written with its currency. */
export interface SheetAmount {
  readonly text: string
  readonly amount: string
}
