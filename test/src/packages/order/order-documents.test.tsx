import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { OrderDocuments, type OrderDocumentsProps } from '@/widgets/order-documents'
import { InvoiceSheet, type InvoiceSheetProps } from '@/widgets/invoice-sheet'
import { documentWith, invoiceInfoWith, savedCompany } from '../../../support/client/document-facts'

const nothing = () => {}
const pageText = () => document.body.textContent ?? ''

function showDocuments(change: Partial<OrderDocumentsProps> = {}) {
  const on = { onOpen: jest.fn(), onInvoice: jest.fn() }
  render(
    <OrderDocuments
      documents={[documentWith()]}
      info={invoiceInfoWith()}
      openingId={null}
      ownTime={(instant) => `own ${instant}`}
      {...on}
      {...change}
    />,
  )
  return on
}

test('a document is named with number, amount and time, and opened', () => {
  const { onOpen } = showDocuments()
  expect(pageText()).toContain('Receipt, CNY ¥ 2,200RCP2026-000001, own 2026-11-20T08:00:00.000Z')
  fireEvent.click(screen.getByRole('button', { name: 'Open Receipt RCP2026-000001, CNY ¥ 2,200' }))
  expect(onOpen).toHaveBeenCalledWith('d1')
})

test('one that is being made cannot be opened yet', () => {
  const beingMade = documentWith({ kindText: 'Invoice', number: null, issuedAt: null, state: 'being_made' })
  showDocuments({ documents: [beingMade] })
  expect(screen.getByRole('button', { name: 'Invoice, CNY ¥ 2,200, being made' })).toHaveProperty('disabled', true)
})

test('an invoice can be requested where there is something to invoice', () => {
  const { onInvoice } = showDocuments()
  fireEvent.click(screen.getByRole('button', { name: 'Request an invoice' }))
  expect(onInvoice).toHaveBeenCalled()
})

test('why there is none is named where everything was refunded', () => {
  const info = invoiceInfoWith({ canInvoice: false, refusal: 'refunded', refusalText: 'Everything was refunded.' })
  showDocuments({ info })
  expect(screen.queryByRole('button', { name: 'Request an invoice' })).toBeNull()
  expect(pageText()).toContain('Everything was refunded.')
})

test('a booking without documents has no section', () => {
  showDocuments({ documents: [], info: null })
  expect(pageText()).not.toContain('Documents')
})

function showForm(change: Partial<InvoiceSheetProps> = {}) {
  const on = {
    onChoose: jest.fn(),
    onDelete: jest.fn(),
    onWrite: jest.fn(),
    onToggleSaves: jest.fn(),
    onSend: jest.fn(),
  }
  render(
    <InvoiceSheet
      amountText="CNY ¥ 2,200"
      addresses={[savedCompany]}
      fields={{ kind: 'company', title: '', taxNumber: '', address: '', email: '' }}
      fault={null}
      failure={null}
      saves
      isSending={false}
      isDeleting={false}
      onClose={nothing}
      {...on}
      {...change}
    />,
  )
  return on
}

test('the form has kind, title, tax number, address and e-mail', () => {
  const { onWrite, onSend, onChoose, onToggleSaves } = showForm()
  fireEvent.click(screen.getByRole('button', { name: 'Person' }))
  fireEvent.change(screen.getByLabelText('Name of the company'), { target: { value: '湖畔旅游' } })
  fireEvent.change(screen.getByLabelText('Tax number'), { target: { value: '9133' } })
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: '湖滨路1号' } })
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'a@example.com' } })
  expect(onWrite.mock.calls).toEqual([
    [{ kind: 'person' }],
    [{ title: '湖畔旅游' }],
    [{ taxNumber: '9133' }],
    [{ address: '湖滨路1号' }],
    [{ email: 'a@example.com' }],
  ])
  fireEvent.click(screen.getByRole('button', { name: savedCompany.title }))
  expect(onChoose.mock.calls[0]?.[0]).toBe('a1')
  fireEvent.click(screen.getByRole('button', { name: 'Save this address' }))
  fireEvent.click(screen.getByRole('button', { name: 'Request for CNY ¥ 2,200' }))
  expect([onToggleSaves.mock.calls.length, onSend.mock.calls.length]).toEqual([1, 1])
})

test('the saved address that fills the form can be deleted, and no other', () => {
  const other = { ...savedCompany, id: 'a2', title: 'Ada Li', taxNumber: '' }
  const { onDelete } = showForm({ addresses: [savedCompany, other], fields: savedCompany })
  expect(screen.queryByRole('button', { name: 'Delete the saved address of Ada Li' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: `Delete the saved address of ${savedCompany.title}` }))
  expect(onDelete.mock.calls).toEqual([['a1']])
})

test('no address is offered for deletion once another is typed, nor twice while one is deleted', () => {
  showForm()
  expect(screen.queryByText('Delete this address')).toBeNull()
  const { onDelete } = showForm({ fields: savedCompany, isDeleting: true })
  fireEvent.click(screen.getByRole('button', { name: `Delete the saved address of ${savedCompany.title}` }))
  expect(onDelete).not.toHaveBeenCalled()
})

test('a fault stands at its field, a failure below', () => {
  showForm({
    fault: { field: 'taxNumber', message: "Enter the company's tax number" },
    failure: { message: 'Please try again.', requestId: null },
  })
  expect(screen.getByLabelText('Tax number').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Please try again.')
})
