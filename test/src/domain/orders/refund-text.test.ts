import type { RefundView } from '@/contract/refund'
import { refundSteps } from '@/domain/orders/refund-text'
import { refundWith } from '../../../support/client/refund-facts'

const sentAt = '2026-11-20T08:02:00.000Z'
const doneAt = '2026-11-20T08:03:00.000Z'
const accountText = 'Bank of China **** 1234'

test.each<[string, Partial<RefundView>, string[]]>([
  ['waiting to be sent', {}, ['done Applied', 'now Sent to the bank', 'ahead Done']],
  ['sent', { sentAt }, ['done Applied', 'done Sent to the bank', 'ahead Done']],
  [
    'waiting for the balance',
    { sentAt, status: 'WAITING_FOR_BALANCE' },
    ['done Applied', 'now Sent to the bank', 'ahead Done'],
  ],
  ['done', { sentAt, doneAt, status: 'SUCCESS' }, ['done Applied', 'done Sent to the bank', 'done Done']],
  [
    'failed',
    { sentAt, status: 'FAILED', needsAccount: true },
    ['done Applied', 'failed Could not be sent back', 'now Name an account'],
  ],
  [
    'transferred',
    { sentAt, status: 'TRANSFER', accountText },
    ['done Applied', 'failed Could not be sent back', `now Transfer to ${accountText}`, 'ahead Done'],
  ],
  [
    'transferred and done',
    { sentAt, doneAt, status: 'SUCCESS', accountText },
    ['done Applied', 'failed Could not be sent back', `done Transfer to ${accountText}`, 'done Done'],
  ],
])('a refund that is %s', (_what, change, steps) => {
  expect(refundSteps(refundWith(change)).map(({ state, title }) => `${state} ${title}`)).toEqual(steps)
})

test('each step that happened has its instant', () => {
  const steps = refundSteps(refundWith({ sentAt, doneAt, status: 'SUCCESS' }))
  expect(steps.map(({ at }) => at)).toEqual(['2026-11-20T08:01:00.000Z', sentAt, doneAt])
})
