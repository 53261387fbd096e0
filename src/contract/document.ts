import { type Static, Type } from 'typebox'
import type { ApiOf, RouteTable } from './route'
import { Done, Id, Instant, Minor, Nullable } from './scalars'
import { shownAmountFields } from './stay'

/** Receipts are for payments, invoices for what is bought, credit notes for refunds of what was invoiced. */
export const DocumentKind = Type.Enum(['invoice', 'credit_note', 'receipt'])
export type DocumentKind = Static<typeof DocumentKind>

/** Whom an invoice is made out to. */
export const Buyer = Type.Object({
  kind: Type.Enum(['person', 'company']),
  title: Type.String({ maxLength: 400, description: 'Name of the person or company, 1 to 100 visible characters' }),
  taxNumber: Type.String({ maxLength: 80, description: 'Needed of companies; empty where there is none' }),
  address: Type.String({ maxLength: 800, description: 'Up to 200 visible characters; empty where there is none' }),
})
export type Buyer = Static<typeof Buyer>

const Email = Type.String({ maxLength: 254 })

/** A saved address for invoices. */
export const BillingAddress = Type.Object({ id: Type.String(), ...Buyer.properties, email: Type.String() })
export type BillingAddress = Static<typeof BillingAddress>

/** A document of an order, in its owner's list. */
export const OrderDocument = Type.Object({
  documentId: Type.String(),
  kind: DocumentKind,
  kindText: Type.String(),
  number: Nullable(Type.String(), { description: 'Null until it is issued' }),
  ...shownAmountFields,
  amountMinor: Minor,
  createdAt: Instant,
  issuedAt: Nullable(Instant),
  state: Type.Enum(['being_made', 'ready']),
})
export type OrderDocument = Static<typeof OrderDocument>

/** Why an order has nothing to invoice now. */
export const InvoiceRefusal = Type.Enum(['unpaid', 'refunded', 'invoiced'])
export type InvoiceRefusal = Static<typeof InvoiceRefusal>

/** What of an order can be invoiced now. */
export const InvoiceInfo = Type.Object({
  orderid: Type.String(),
  canInvoice: Type.Boolean(),
  refusal: Nullable(InvoiceRefusal),
  refusalText: Nullable(Type.String(), { description: 'Why not, in a sentence' }),
  ...shownAmountFields,
  amountMinor: Type.Integer({
    minimum: 0,
    description: 'Amount of an invoice that is requested now; 0 where none can be',
  }),
  paidMinor: Minor,
  refundedMinor: Minor,
  addresses: Type.Array(BillingAddress, { description: 'Saved ones, the one used last first' }),
  email: Type.String({ description: "The order's contact, for a new address" }),
})
export type InvoiceInfo = Static<typeof InvoiceInfo>

/** What is sent to request an invoice. */
export const CreateInvoice = Type.Object({ orderid: Id, ...Buyer.properties, email: Email })
export type CreateInvoice = Static<typeof CreateInvoice>

export const documentRoutes = {
  getInvoiceInfo: {
    method: 'GET',
    path: '/api/order/zomo/invoice/info',
    operationId: 'getInvoiceInfo',
    summary: 'What of an order can be invoiced now, or why nothing can',
    client: 'new',
    auth: 'user',
    input: Type.Object({ orderid: Id }),
    reply: InvoiceInfo,
  },
  listInvoices: {
    method: 'GET',
    path: '/api/order/zomo/invoice/list',
    operationId: 'listInvoices',
    summary: "An order's receipts, invoices and credit notes, oldest first",
    client: 'new',
    auth: 'user',
    input: Type.Object({ orderid: Id }),
    reply: Type.Object({ list: Type.Array(OrderDocument) }),
  },
  createInvoice: {
    method: 'POST',
    path: '/api/order/zomo/invoice/create',
    operationId: 'createInvoice',
    summary:
      'Request the invoice over what an order retains, in a few moments in listInvoices; 409 not_invoiceable (data: refusal)',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: CreateInvoice,
    reply: OrderDocument,
  },
  openInvoice: {
    method: 'POST',
    path: '/api/order/zomo/invoice/open',
    operationId: 'openInvoice',
    summary: "An address that gives a document's PDF once, within five minutes; 409 being_made until it is there",
    client: 'new',
    auth: 'user',
    input: Type.Object({ documentId: Id }),
    reply: Type.Object({
      path: Type.String({ description: 'Path and query on this server' }),
      fileName: Type.String(),
      expiresAt: Instant,
    }),
  },
  listAddresses: {
    method: 'GET',
    path: '/api/account/billing/list',
    operationId: 'listAddresses',
    summary: 'Saved addresses for invoices, the one used last first',
    client: 'new',
    auth: 'user',
    input: Type.Object({}),
    reply: Type.Object({ list: Type.Array(BillingAddress) }),
  },
  saveAddress: {
    method: 'POST',
    path: '/api/account/billing/save',
    operationId: 'saveAddress',
    summary: 'Save an address for invoices; the one used longest ago gives way to an eleventh',
    client: 'new',
    auth: 'user',
    input: Type.Object({ id: Type.Optional(Id), ...Buyer.properties, email: Email }),
    reply: BillingAddress,
  },
  deleteAddress: {
    method: 'POST',
    path: '/api/account/billing/delete',
    operationId: 'deleteAddress',
    summary: 'Delete a saved address; invoices that were issued to it stay as they are',
    client: 'new',
    auth: 'user',
    input: Type.Object({ id: Id }),
    reply: Done,
  },
} as const satisfies RouteTable

export type DocumentApi = ApiOf<typeof documentRoutes>
