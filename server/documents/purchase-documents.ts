import { isCreditable } from '@/domain/orders/invoice'
import type { PurchaseDocuments } from '../booking/payments/documents'
import type { Executor } from '../kernel/database/executor'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { Services } from '../kernel/services'
import { findCopy, findInvoice, insertDocument, type NewDocument, type Recipient } from './repository'

/** Requests a document in the transaction of its cause; a job issues it. Returns its id, or null where there is one already. */
export async function requestDocument(
  tx: Executor,
  services: Services,
  parts: Omit<NewDocument, 'id' | 'createdAt'>,
  recipient: Recipient,
): Promise<string | null> {
  const id = services.random.id()
  if (!(await insertDocument(tx, { ...parts, id, createdAt: services.clock.now() }, recipient))) return null
  await enqueueJob(tx, services, { topic: 'issue-document', key: id, payload: { documentId: id } })
  return id
}

/** The documents that follow from money. */
export const purchaseDocuments: PurchaseDocuments = {
  async paymentReceived(tx, services, { purchase, payment, attempt }) {
    // An order of an erased account has no recipient for a receipt.
    if (purchase.contact.email === '') return
    const { currencyCode, totalMinor: amountMinor } = payment
    const parts = {
      kind: 'receipt',
      purchaseId: purchase.id,
      attemptId: attempt.id,
      currencyCode,
      amountMinor,
    } as const
    const buyer = { kind: 'person', title: purchase.contact.name, taxNumber: '', address: '' } as const
    await requestDocument(tx, services, parts, { buyer, sendTo: null })
  },

  async refundDone(tx, services, { id, purchaseId, cause, currencyCode, amountMinor }) {
    const invoice = isCreditable(cause) ? await findInvoice(tx, purchaseId) : undefined
    if (!invoice) return
    const copy = await findCopy(tx, invoice.id)
    const parts = { kind: 'credit_note', purchaseId, refundId: id, currencyCode, amountMinor } as const
    const noBuyer = { kind: 'person', title: '', taxNumber: '', address: '' } as const
    await requestDocument(tx, services, parts, { buyer: copy?.buyer ?? noBuyer, sendTo: null })
  },
}
