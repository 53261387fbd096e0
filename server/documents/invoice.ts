import type { CreateInvoice, InvoiceInfo, OrderDocument } from '@/contract/document'
import { shownAmount } from '@/domain/money/amount-text'
import { invoiceable, type Invoiceable, invoiceRefusalText } from '@/domain/orders/invoice'
import { noSuchOrder } from '../booking/cancel'
import { findPurchaseOfUser, lockPurchase, type PurchaseRow } from '../booking/repository/purchases'
import { findRefundsOfPurchase } from '../booking/repository/refunds'
import type { Executor } from '../kernel/database/executor'
import { conflict } from '../kernel/errors'
import { runOnce } from '../kernel/idempotency/run-once'
import type { Services } from '../kernel/services'
import { checkedForm, listAddressesOf } from './addresses'
import { presentAddress, presentDocument } from './present'
import { requestDocument } from './purchase-documents'
import { findDocument, findInvoice } from './repository'

async function invoiceableOf(db: Executor, order: PurchaseRow): Promise<Invoiceable> {
  const refunds = await findRefundsOfPurchase(db, order.id)
  const hasInvoice = (await findInvoice(db, order.id)) !== undefined
  return invoiceable({ paidMinor: order.paidMinor, refunds, hasInvoice })
}

/** What of a user's order can be invoiced now; throws 404 for anybody else's. */
export async function readInvoiceInfo({ database }: Services, userId: string, orderid: string): Promise<InvoiceInfo> {
  const order = await findPurchaseOfUser(database.db, userId, orderid)
  if (!order) throw noSuchOrder()
  const found = await invoiceableOf(database.db, order)
  const refusal = 'refusal' in found ? found.refusal : null
  const amountMinor = 'refusal' in found ? 0 : found.amountMinor
  return {
    orderid,
    canInvoice: refusal === null,
    refusal,
    refusalText: refusal && invoiceRefusalText(refusal),
    ...shownAmount(amountMinor, order.currencyCode),
    amountMinor,
    paidMinor: order.paidMinor,
    refundedMinor: order.refundedMinor,
    addresses: (await listAddressesOf(database.db, userId)).map(presentAddress),
    email: order.contact.email,
  }
}

/** Who requests an invoice, and the key of this try. */
interface InvoiceRequest {
  readonly userId: string
  readonly key: string
  readonly sent: CreateInvoice
}

/**
 * Requests the invoice over what an order retains; a job issues it, and an email follows. Throws 400 with the field at fault,
 * 404 for anybody else's order, 409 not_invoiceable (data: the refusal).
 */
export async function createInvoice(services: Services, { userId, key, sent }: InvoiceRequest): Promise<OrderDocument> {
  const { email, ...buyer } = checkedForm(sent)
  const once = { scope: userId, operationId: 'createInvoice', key, request: sent }
  return runOnce(services, once, async (tx) => {
    // The order's lock: a refund is done either before this, and subtracted, or after it, with a credit note.
    const order = await lockPurchase(tx, sent.orderid)
    if (!order || order.userId !== userId) throw noSuchOrder()
    const found = await invoiceableOf(tx, order)
    if ('refusal' in found) throw notInvoiceable(found)
    const { id: purchaseId, currencyCode } = order
    const parts = { kind: 'invoice', purchaseId, currencyCode, amountMinor: found.amountMinor } as const
    const id = await requestDocument(tx, services, parts, { buyer, sendTo: email })
    const row = id && (await findDocument(tx, id))
    if (!row) throw notInvoiceable({ refusal: 'invoiced' })
    return presentDocument(row)
  })
}

const notInvoiceable = ({ refusal }: Extract<Invoiceable, { refusal: unknown }>) =>
  conflict('not_invoiceable', invoiceRefusalText(refusal), { refusal })
