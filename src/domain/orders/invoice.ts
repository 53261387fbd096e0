import type { Buyer, DocumentKind, InvoiceRefusal } from '@/contract/document'
import type { RefundCause, RefundStatus } from '@/contract/refund'
import { canonicalEmail, isEmail } from '../account/email'
import { cleanLines, cleanText } from '../booking/order-text'

/** What of an order's money an invoice depends on, in minor units. */
export interface InvoicedMoney {
  readonly paidMinor: number
  readonly refunds: readonly {
    readonly amountMinor: number
    readonly cause: RefundCause
    readonly status: RefundStatus
  }[]
  readonly hasInvoice: boolean
}

/** Money that came for nothing: it is never invoiced, whether it is back already or not. */
const paidInError: readonly RefundCause[] = ['late_payment', 'surplus']

/** Whether an invoice covers the money of a refund, so that it takes a credit note once the refund is done. */
export const isCreditable = (cause: RefundCause): boolean => !paidInError.includes(cause)

const sumOf = (refunds: InvoicedMoney['refunds']) => refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What can be invoiced, in minor units, or why nothing can. */
export type Invoiceable = { readonly amountMinor: number } | { readonly refusal: InvoiceRefusal }

/**
 * What an order's invoice is over now: what was paid, less what is back. A refund that is done later takes a credit note, so that
 * invoice and credit notes always add up to what is retained. Nothing is invoiced where everything is back or on its way.
 */
export function invoiceable({ paidMinor, refunds, hasInvoice }: InvoicedMoney): Invoiceable {
  if (paidMinor === 0) return { refusal: 'unpaid' }
  if (hasInvoice) return { refusal: 'invoiced' }
  if (sumOf(refunds) >= paidMinor) return { refusal: 'refunded' }
  const gone = refunds.filter(({ cause, status }) => !isCreditable(cause) || status === 'SUCCESS')
  return { amountMinor: paidMinor - sumOf(gone) }
}

const refusals: Readonly<Record<InvoiceRefusal, string>> = {
  unpaid: 'An invoice can be requested once the booking is paid.',
  refunded: 'Everything was refunded, so there is nothing to invoice.',
  invoiced: 'The invoice of this booking has been requested already.',
}

/** Why an order has nothing to invoice, in a sentence. */
export const invoiceRefusalText = (refusal: InvoiceRefusal): string => refusals[refusal]

const kinds: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  receipt: 'Receipt',
}

/** What a document is called. */
export const documentKindText = (kind: DocumentKind): string => kinds[kind]

/** The fields of an invoice's form. */
export type InvoiceForm = Buyer & { readonly email: string }

/** The first field of a form that can't be invoiced, and what is wrong with it. */
export interface InvoiceFault {
  readonly field: keyof InvoiceForm
  readonly message: string
}

/** A form as it is stored: without invisible characters, the tax number in capitals without spaces. */
export function cleanInvoiceForm({ kind, title, taxNumber, address, email }: InvoiceForm): InvoiceForm {
  return {
    kind,
    title: cleanText(title),
    taxNumber: cleanText(taxNumber.normalize('NFKC')).replaceAll(' ', '').toUpperCase(),
    address: cleanLines(address),
    email: canonicalEmail(email),
  }
}

const TITLE_MOST = 100
const ADDRESS_MOST = 200

/** The first fault of a cleaned form; null where it can be sent. */
export function invoiceFault({ kind, title, taxNumber, address, email }: InvoiceForm): InvoiceFault | null {
  if (title === '') return { field: 'title', message: titleMissing[kind] }
  if (Array.from(title).length > TITLE_MOST) return { field: 'title', message: tooLong(TITLE_MOST) }
  if (kind === 'company' && taxNumber === '') return { field: 'taxNumber', message: "Enter the company's tax number" }
  if (taxNumber !== '' && !/^[A-Z0-9./-]{5,30}$/.test(taxNumber))
    return { field: 'taxNumber', message: 'A tax number has 5 to 30 letters and digits' }
  if (Array.from(address).length > ADDRESS_MOST) return { field: 'address', message: tooLong(ADDRESS_MOST) }
  if (!isEmail(email)) return { field: 'email', message: 'Enter a valid e-mail address' }
  return null
}

const titleMissing: Readonly<Record<Buyer['kind'], string>> = {
  person: 'Enter the name',
  company: 'Enter the name of the company',
}

const tooLong = (most: number) => `Use at most ${most} characters`
