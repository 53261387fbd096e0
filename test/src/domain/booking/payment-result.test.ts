import type { PaymentPage } from '@/contract/payment'
import { paymentOverText } from '@/domain/booking/payment-result'
import { attemptWith, paymentPageWith } from '../../../support/client/payment-facts'

const late = '2026-11-21T10:16:00.000Z'
const pending = attemptWith()
const cases: [string, Partial<PaymentPage>, RegExp, RegExp][] = [
  ['closed by time', { status: 'CLOSED', serverTime: late }, /time to pay is over/, /nothing was charged/],
  ['closed before the time, as by cancelling', { status: 'CLOSED' }, /booking is closed/, /nothing was charged/],
  ['the server has not said it yet', { serverTime: late }, /time to pay is over/, /still arrives, it is refunded/],
  [
    'an attempt is open',
    { status: 'CLOSED', serverTime: late, attempt: pending },
    /time to pay is over/,
    /still arrives/,
  ],
]

test.each(cases)('%s', (_name, change, title, text) => {
  const over = paymentOverText(paymentPageWith(change))
  expect(over.title).toMatch(title)
  expect(over.text).toMatch(text)
})
