import type { OrderDocument } from '@/contract/document'
import { OrderDocumentsStore } from '@/stores/booking/order-documents'
import { documentWith, invoiceInfoWith, savedCompany } from '../../../support/client/document-facts'

const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

function documentsStore({ lists = [[documentWith()]], info = invoiceInfoWith(), outcome = 'opened' as const } = {}) {
  const waiting: (() => void)[] = []
  const calls = {
    getInvoiceInfo: jest.fn(async () => info),
    listInvoices: jest.fn(async () => ({ list: lists.length > 1 ? lists.shift()! : (lists[0] ?? []) })),
    createInvoice: jest.fn(async () => documentWith({ kind: 'invoice', state: 'being_made' })),
    openInvoice: jest.fn(async () => ({ path: '/downloads/document?ticket=t', fileName: 'f.pdf', expiresAt: '' })),
    saveAddress: jest.fn(async () => savedCompany),
    deleteAddress: jest.fn(async () => ({ ok: true }) as const),
  }
  const toast = { show: jest.fn() }
  const openDocument = jest.fn(async (): Promise<'opened' | 'saved' | 'link copied' | 'failed'> => outcome)
  let keys = 0
  const store = new OrderDocumentsStore(
    {
      document: calls,
      openDocument,
      toast,
      newKey: () => `key ${(keys += 1)}`,
      timers: {
        after: (_ms, action) => {
          waiting.push(action)
          return () => void waiting.splice(waiting.indexOf(action), 1)
        },
      },
    },
    'o1',
  )
  return { store, calls, toast, openDocument, waiting }
}

const beingMade: OrderDocument = documentWith({ state: 'being_made', number: null, issuedAt: null })

test('documents are read again while one is being made, and no longer', async () => {
  const { store, calls, waiting } = documentsStore({ lists: [[beingMade], [documentWith()]] })
  await store.look()
  expect(waiting).toHaveLength(1)
  waiting.shift()?.()
  await settled()
  expect([store.list.value?.[0]?.state, waiting.length, calls.listInvoices.mock.calls.length]).toEqual(['ready', 0, 2])
})

test('a page behind another reads nothing', async () => {
  const { store, waiting } = documentsStore({ lists: [[beingMade]] })
  await store.look()
  store.stop()
  expect(waiting).toEqual([])
})

test('a document is opened by its one-time address, one at a time', async () => {
  const { store, calls, openDocument, toast } = documentsStore()
  const opening = store.open('d1')
  void store.open('d2')
  expect(store.openingId).toBe('d1')
  await opening
  expect(calls.openInvoice.mock.calls).toEqual([[{ documentId: 'd1' }]])
  expect(openDocument).toHaveBeenCalledWith('/downloads/document?ticket=t')
  expect([toast.show.mock.calls.length, store.openingId]).toEqual([0, null])
})

test.each([
  ['link copied', 'Link copied, open it in a browser'],
  ['failed', 'This document cannot be opened here'],
] as const)('%s is shown in a toast', async (outcome, text) => {
  const { store, openDocument, toast } = documentsStore()
  openDocument.mockResolvedValue(outcome)
  await store.open('d1')
  expect(toast.show.mock.calls[0]?.[0]).toBe(text)
})

test('a refusal to open is shown in a toast', async () => {
  const { store, calls, toast } = documentsStore()
  calls.openInvoice.mockRejectedValue(new Error('offline'))
  await store.open('d1')
  expect(toast.show).toHaveBeenCalledWith(expect.any(String), { type: 'fail' })
})

test('the form begins with the address used last, and closes once the invoice is requested', async () => {
  const { store, calls, toast } = documentsStore({ info: invoiceInfoWith({ addresses: [savedCompany] }) })
  await store.look()
  store.openForm()
  expect(store.form?.fields.title).toBe(savedCompany.title)
  await store.form?.send()
  const { id: _id, ...buyer } = savedCompany
  expect(calls.createInvoice.mock.calls).toEqual([[{ orderid: 'o1', ...buyer }, { idempotencyKey: 'key 1' }]])
  expect(calls.saveAddress.mock.calls).toEqual([[buyer]])
  expect([store.form, toast.show.mock.calls[0]?.[0]]).toEqual([null, 'Invoice requested'])
})

test('nothing is sent before it is complete; a failed request is sent again under its key', async () => {
  const { store, calls } = documentsStore()
  await store.look()
  store.openForm()
  const { form } = store
  expect([form?.fields.email, form?.fault]).toEqual(['ada@example.com', null])
  await form?.send()
  expect([form?.fault?.field, calls.createInvoice.mock.calls.length]).toEqual(['title', 0])
  form?.write({ title: ' Ada Li ' })
  form?.toggleSaves()
  calls.createInvoice.mockRejectedValueOnce(new Error('offline'))
  await form?.send()
  expect([form?.failure === null, form?.isSending]).toEqual([false, false])
  await form?.send()
  expect(calls.createInvoice.mock.calls.map((call: unknown[]) => call[1])).toEqual([
    { idempotencyKey: 'key 1' },
    { idempotencyKey: 'key 1' },
  ])
  expect(calls.saveAddress).not.toHaveBeenCalled()
})

test('a saved address is deleted once; what it filled in stays, and is not saved again by itself', async () => {
  const { store, calls } = documentsStore({ info: invoiceInfoWith({ addresses: [savedCompany] }) })
  await store.look()
  store.openForm()
  const { form } = store
  const deleting = form?.deleteAddress('a1')
  void form?.deleteAddress('a1')
  expect(form?.isDeleting).toBe(true)
  await deleting
  expect(calls.deleteAddress.mock.calls).toEqual([[{ id: 'a1' }]])
  expect([form?.addresses, form?.isDeleting, form?.fields.title]).toEqual([[], false, savedCompany.title])
  await form?.send()
  expect([calls.createInvoice.mock.calls.length, calls.saveAddress.mock.calls.length]).toEqual([1, 0])
})

test('an address that could not be deleted stays, with the reason', async () => {
  const { store, calls } = documentsStore({ info: invoiceInfoWith({ addresses: [savedCompany] }) })
  await store.look()
  store.openForm()
  calls.deleteAddress.mockRejectedValueOnce({ kind: 'network' })
  await store.form?.deleteAddress('a1')
  const { addresses, failure, saves, isDeleting } = store.form ?? {}
  expect([addresses, failure, saves, isDeleting]).toEqual([[savedCompany], { kind: 'network' }, true, false])
})

test('there is no form for what cannot be invoiced', async () => {
  const { store } = documentsStore({ info: invoiceInfoWith({ canInvoice: false, refusal: 'refunded' }) })
  await store.look()
  store.openForm()
  expect(store.form).toBeNull()
})
