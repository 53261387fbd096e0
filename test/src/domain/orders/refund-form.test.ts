import { isAttemptLocked } from '@/domain/attempt'
import { applyOutcome, isSameQuote, quoteIn } from '@/domain/orders/apply-cancel'
import {
  cancelBody,
  EMPTY_REFUND_FORM,
  hintsReason,
  isWaiver,
  readRefundDraft,
  refundFlags,
} from '@/domain/orders/refund-form'
import { feeQuoteWith, quoteWith } from '../../../support/client/refund-facts'

const hour = 3_600_000
const filled = { ...EMPTY_REFUND_FORM, reason: 'illness', message: ' Words ', wantsWaiver: true } as const

test('reason, message and waiver are sent only where the quote takes them', () => {
  expect(cancelBody(filled, quoteWith(), 't1')).toEqual({ orderid: 'o1', quoteToken: 't1' })
  expect(cancelBody(filled, feeQuoteWith(), 't2')).toEqual({
    orderid: 'o1',
    quoteToken: 't2',
    reason: 'illness',
    reasonText: 'Words',
    requestsWaiver: true,
  })
  expect(isWaiver(filled, feeQuoteWith({ canRequestWaiver: false }))).toBe(false)
})

test('a message is cut to what the contract takes, never within a character', () => {
  const form = { ...filled, message: `${'a'.repeat(499)}😀` }
  expect(cancelBody(form, feeQuoteWith(), 't2').reasonText).toBe('a'.repeat(499))
})

const draft = { uid: 'u1', form: EMPTY_REFUND_FORM, attempt: null, savedAtMs: 0 }
const read = (value: unknown, nowMs = hour, uid: string | null = 'u1') =>
  readRefundDraft(JSON.stringify(value), nowMs, uid)

test.each([
  ['whole', draft, hour, 'u1', true],
  ['too old', draft, 24 * hour, 'u1', false],
  ['another’s', draft, hour, 'u2', false],
  ['without a form', { ...draft, form: null }, hour, 'u1', false],
  ['with odd rooms', { ...draft, form: { ...EMPTY_REFUND_FORM, rooms: 1 } }, hour, 'u1', false],
  ['with an odd attempt', { ...draft, attempt: { key: 1 } }, hour, 'u1', false],
])('a stored draft that is %s', (_what, value, nowMs, uid, isRead) => {
  expect(read(value, nowMs, uid) !== null).toBe(isRead)
})

test('the flags of the address follow the quote and are read back', () => {
  expect(refundFlags(feeQuoteWith())).toEqual({ isNeedReason: '1', isNeedFiles: '1' })
  expect(refundFlags(null)).toEqual({ isNeedReason: '0', isNeedFiles: '0' })
  expect(hintsReason({ isNeedReason: '1' })).toBe(true)
  expect(hintsReason({ isNeedReason: 'true' })).toBe(false)
})

const refused = (code: string, data?: unknown) =>
  ({ kind: 'refused', code, message: '', requestId: 'r', data }) as const

test.each([
  ['no connection', { kind: 'network' }, 'unknown'],
  ['no reply in time', { kind: 'timeout' }, 'unknown'],
  ['an odd reply', { kind: 'unknown' }, 'unknown'],
  ['no sign-in', { kind: 'unauthorized' }, 'sign_in'],
  ['quote_expired', refused('quote_expired'), 'quote_over'],
  ['quote_changed', refused('quote_changed'), 'quote_over'],
  ['bad_token', refused('bad_token'), 'quote_over'],
  ['order_state', refused('order_state'), 'order_moved'],
  ['cancel_applied', refused('cancel_applied'), 'order_moved'],
  ['bad_input', refused('bad_input'), 'refused'],
] as const)('%s', (_name, failure, outcome) => {
  expect(applyOutcome(failure)).toBe(outcome)
})

test('a refusal’s data is a quote or nothing', () => {
  expect(quoteIn(refused('quote_changed', quoteWith()))).toEqual(quoteWith())
  for (const data of [undefined, null, {}, { refundMinor: 1 }])
    expect(quoteIn(refused('quote_changed', data))).toBeNull()
  expect(quoteIn({ kind: 'network' })).toBeNull()
})

test('quotes are the same by their sums and rooms', () => {
  expect(isSameQuote(quoteWith(), quoteWith({ quoteToken: 'other' }))).toBe(true)
  expect(isSameQuote(quoteWith(), quoteWith({ feeMinor: 1 }))).toBe(false)
  expect(isSameQuote(quoteWith(), quoteWith({ rooms: quoteWith().rooms.slice(1) }))).toBe(false)
})

test('the form stands still while its end is not known', () => {
  expect(isAttemptLocked({ step: 'editing' })).toBe(false)
  expect(isAttemptLocked({ step: 'unknown', tries: 1, isRequesting: false })).toBe(true)
})
