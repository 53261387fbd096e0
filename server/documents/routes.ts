import { documentRoutes } from '@/contract/document'
import { noSuchOrder } from '../booking/cancel'
import { findPurchaseOfUser } from '../booking/repository/purchases'
import { limitCalls } from '../kernel/http/rate-limit'
import { routeModule } from '../kernel/http/route-module'
import { deleteAddress, listAddressesOf, saveAddress } from './addresses'
import { openDocument } from './download'
import { createInvoice, readInvoiceInfo } from './invoice'
import { presentAddress, presentDocument } from './present'
import { findDocuments } from './repository'

/** Tickets a minute from one address: a person needs a few. */
const MOST_TICKETS = 30

/** Receipts, invoices and credit notes of orders; another's order reads like none. */
export const documentModule = routeModule(documentRoutes, {
  getInvoiceInfo: ({ orderid }, { services, user }) => readInvoiceInfo(services, user.uid, orderid),

  listInvoices: async ({ orderid }, { services, user }) => {
    const { db } = services.database
    if (!(await findPurchaseOfUser(db, user.uid, orderid))) throw noSuchOrder()
    return { list: (await findDocuments(db, orderid)).map(presentDocument) }
  },

  createInvoice: (sent, { services, user, idempotencyKey }) =>
    createInvoice(services, { userId: user.uid, key: idempotencyKey, sent }),

  openInvoice: async ({ documentId }, { services, user, ip }) => {
    limitCalls(services, { name: 'document', ip, most: MOST_TICKETS })
    const { path, fileName, expiresAt } = await openDocument(services, user.uid, documentId)
    return { path, fileName, expiresAt: expiresAt.toISOString() }
  },

  listAddresses: async (_input, { services, user }) => ({
    list: (await listAddressesOf(services.database.db, user.uid)).map(presentAddress),
  }),

  saveAddress: async (sent, { services, user }) => presentAddress(await saveAddress(services, user.uid, sent)),

  deleteAddress: async ({ id }, { services, user }) => {
    await deleteAddress(services.database.db, user.uid, id)
    return { ok: true } as const
  },
})
