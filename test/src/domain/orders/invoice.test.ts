import fc from 'fast-check'
import type { RefundCause, RefundStatus } from '@/contract/refund'
import { cleanInvoiceForm, invoiceable, type InvoicedMoney, invoiceFault, isCreditable } from '@/domain/orders/invoice'

const refund = (amountMinor: number, status: RefundStatus = 'SUCCESS', cause: RefundCause = 'cancelled') => ({
  amountMinor,
  status,
  cause,
})
const money = (paidMinor: number, refunds: InvoicedMoney['refunds'] = [], hasInvoice = false) => ({
  paidMinor,
  refunds,
  hasInvoice,
})

test.each([
  ['nothing is paid', money(0), { refusal: 'unpaid' }],
  ['all is paid', money(100), { amountMinor: 100 }],
  ['a part is back', money(100, [refund(30)]), { amountMinor: 70 }],
  ['a part is on its way, which will take a credit note', money(100, [refund(30, 'SUBMITTED')]), { amountMinor: 100 }],
  ['a part could not be sent back', money(100, [refund(30, 'FAILED')]), { amountMinor: 100 }],
  ['all is on its way', money(100, [refund(100, 'SUBMITTED')]), { refusal: 'refunded' }],
  ['it was paid twice', money(200, [refund(100, 'SUBMITTED', 'surplus')]), { amountMinor: 100 }],
  ['it was invoiced', money(100, [], true), { refusal: 'invoiced' }],
])('where %s', (_, facts, expected) => expect(invoiceable(facts)).toEqual(expected))

test('an invoice, less a credit note for each refund that is done later, is what is retained', () => {
  const status = fc.constantFrom<RefundStatus>('SUBMITTED', 'WAITING_FOR_BALANCE', 'SUCCESS', 'FAILED', 'TRANSFER')
  const cause = fc.constantFrom<RefundCause>('cancelled', 'waived', 'rejected', 'late_payment', 'surplus')
  const anyRefund = fc.record({ amountMinor: fc.integer({ min: 1, max: 100 }), status, cause })
  fc.assert(
    fc.property(fc.array(anyRefund, { maxLength: 5 }), fc.integer({ min: 1, max: 100 }), (refunds, retained) => {
      const paidMinor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, retained)
      const found = invoiceable({ paidMinor, refunds, hasInvoice: false })
      const credited = refunds
        .filter((one) => isCreditable(one.cause) && one.status !== 'SUCCESS')
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      expect(found).toEqual({ amountMinor: retained + credited })
    }),
  )
})

const form = { kind: 'company', title: '湖畔', taxNumber: '91330100MA2H', address: '', email: 'a@example.com' } as const

test.each([
  ['a company', form, null],
  ['a person without tax number', { ...form, kind: 'person', taxNumber: '' }, null],
  ['a company without tax number', { ...form, taxNumber: '' }, 'taxNumber'],
  ['a tax number of other letters', { ...form, taxNumber: '税号税号税号' }, 'taxNumber'],
  ['no title', { ...form, title: '' }, 'title'],
  ['a title of 101 characters', { ...form, title: '湖'.repeat(101) }, 'title'],
  ['an address of 201 characters', { ...form, address: '湖'.repeat(201) }, 'address'],
  ['no e-mail', { ...form, email: '' }, 'email'],
] as const)('%s: the fault is %s', (_, fields, field) => expect(invoiceFault(fields)?.field ?? null).toBe(field))

test('a form is stored without what nobody sees', () =>
  expect(
    cleanInvoiceForm({
      kind: 'company',
      title: ' Lake\u202e  Travel ',
      taxNumber: ' ９133 0100 ma2h ',
      address: ' 1 Lake Road\n\n',
      email: ' A@Example.com ',
    }),
  ).toEqual({
    kind: 'company',
    title: 'Lake Travel',
    taxNumber: '91330100MA2H',
    address: '1 Lake Road',
    email: 'a@example.com',
  }))
