import type { InvoiceInfo, OrderDocument } from '@/contract/document'

/** A receipt of CNY 2,200 that is ready, with what a case changes. */
export const documentWith = (change: Partial<OrderDocument> = {}): OrderDocument => ({
  documentId: 'd1',
  kind: 'receipt',
  kindText: 'Receipt',
  number: 'RCP2026-000001',
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '2,200',
  amountMinor: 220_000,
  createdAt: '2026-11-20T08:00:00.000Z',
  issuedAt: '2026-11-20T08:00:00.000Z',
  state: 'ready',
  ...change,
})

/** What of a paid order of CNY 2,200 can be invoiced, with what a case changes. */
export const invoiceInfoWith = (change: Partial<InvoiceInfo> = {}): InvoiceInfo => ({
  orderid: 'o1',
  canInvoice: true,
  refusal: null,
  refusalText: null,
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '2,200',
  amountMinor: 220_000,
  paidMinor: 220_000,
  refundedMinor: 0,
  addresses: [],
  email: 'ada@example.com',
  ...change,
})

/** A saved company. */
export const savedCompany = {
  id: 'a1',
  kind: 'company',
  title: '湖畔旅游',
  taxNumber: '91330100MA2H',
  address: '湖滨路1号',
  email: 'books@example.com',
} as const
