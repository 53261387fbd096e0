import { documentRoutes, type InvoiceInfo, type OrderDocument } from '@/contract/document'
import { type HotelOrder, orderRoutes } from '@/contract/order'
import { paymentAccountRoutes } from '@/contract/transfer-account'
import { invoiceRefusalText } from '@/domain/orders/invoice'
import { documentWith, invoiceInfoWith, savedCompany } from '../../support/client/document-facts'
import { breaking, type Before, changing, together } from './changed-replies'
import { inState, orderStates, paid, refunding } from './order-states'
import { opens, type Scene, sees, tap } from './scene'

const orderPath = orderRoutes.getOrderDetail.path

const orderScene = (
  name: string,
  change: (order: HotelOrder) => Partial<HotelOrder>,
  more: Partial<Scene> = {},
): Scene => ({
  name,
  at: 'hotelOrder',
  before: changing(orderPath, change),
  prepare: sees('.trip-hotel'),
  ...more,
})

const failed = inState('CANCELLED', refunding({ status: 'FAILED', needsAccount: true }))
const transferred = inState('CANCELLED', refunding({ status: 'TRANSFER', accountText: 'Bank of China •••• 2222' }))
const opensAccount = opens('Name an account')

/** An order that is paid, with these documents. */
const withDocuments = (list: readonly OrderDocument[], info: Partial<InvoiceInfo>): Before =>
  together(
    changing(orderPath, inState('CONFIRMED', paid)),
    changing(documentRoutes.listInvoices.path, () => ({ list })),
    changing(documentRoutes.getInvoiceInfo.path, () => invoiceInfoWith(info)),
  )

const refundScenesOfOrder: readonly Scene[] = [
  orderScene('order-refund-failed', failed),
  orderScene('order-refund-transfer', transferred),
  orderScene('order-account', failed, { prepare: opensAccount }),
  orderScene('order-account-faults', failed, {
    prepare: async (page) => {
      await opensAccount(page)
      await tap(page, /^Send /)
      await page.getByRole('dialog').getByRole('alert').first().waitFor()
    },
  }),
  orderScene('order-account-wallet', failed, {
    prepare: async (page) => {
      await opensAccount(page)
      await tap(page, 'Alipay')
      await page.getByLabel('E-mail, phone or id of the account').waitFor()
    },
  }),
  orderScene('order-account-failed', failed, {
    before: together(changing(orderPath, failed), breaking(paymentAccountRoutes.setRefundTransferAccount.path)),
    prepare: async (page) => {
      await opensAccount(page)
      await page.getByLabel('Name of the owner').fill('Maya Lindqvist')
      await page.getByLabel('Bank', { exact: true }).fill('Bank of China')
      await page.getByLabel('Account number or IBAN').fill('6222 0200 1111 2222')
      await tap(page, /^Send /)
      await sees('.sheet-form-failure')(page)
    },
  }),
]

const documents = [
  documentWith(),
  documentWith({ documentId: 'd2', kind: 'invoice', kindText: 'Invoice', number: 'INV2026-000017' }),
  documentWith({
    documentId: 'd3',
    kind: 'credit_note',
    kindText: 'Credit note',
    number: null,
    issuedAt: null,
    state: 'being_made',
  }),
]

const documentScenes: readonly Scene[] = [
  {
    name: 'order-documents',
    at: 'hotelOrder',
    before: withDocuments(documents, { canInvoice: false, refusal: 'invoiced' }),
    prepare: async (page) => page.locator('.document-row').last().scrollIntoViewIfNeeded(),
  },
  {
    name: 'order-documents-refunded',
    at: 'hotelOrder',
    before: withDocuments([documentWith()], {
      canInvoice: false,
      refusal: 'refunded',
      refusalText: invoiceRefusalText('refunded'),
    }),
    prepare: async (page) => page.locator('.document-row').last().scrollIntoViewIfNeeded(),
  },
  {
    name: 'order-invoice',
    at: 'hotelOrder',
    before: withDocuments([documentWith()], { addresses: [savedCompany] }),
    prepare: opens('Request an invoice'),
  },
  {
    name: 'order-invoice-faults',
    at: 'hotelOrder',
    before: withDocuments([documentWith()], {}),
    prepare: async (page) => {
      await opens('Request an invoice')(page)
      await tap(page, 'Company')
      await tap(page, /^Request for /)
      await page.getByText('Enter the name of the company').waitFor()
    },
  },
]

/** The page of a booking in every state that is reached without cancelling one, its sheets, and its documents. */
export const orderScenes: readonly Scene[] = [
  { name: 'order', at: 'hotelOrder', prepare: sees('.trip-hotel') },
  { name: 'order-cancel', at: 'hotelOrder', prepare: opens('Cancel', 'alertdialog') },
  { name: 'order-visitor', at: 'hotelOrder', isVisitor: true, prepare: sees('.empty') },
  { name: 'order-failed', at: 'hotelOrder', before: breaking(orderPath), prepare: sees('.fail') },
  ...orderStates.map(([status, change]) => orderScene(`order-${status.toLowerCase().replaceAll('_', '-')}`, change)),
  ...refundScenesOfOrder,
  ...documentScenes,
]
