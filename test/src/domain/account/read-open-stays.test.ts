import { readOpenStays } from '@/domain/account/account-code'
import type { Failure } from '@/domain/failure'

const stay = {
  orderid: 'o1',
  orderNo: 'SL1',
  hotelName: 'Harbour House',
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  statusText: 'Confirmed',
}
const refusal = (code: string, data?: unknown): Failure => ({
  kind: 'refused',
  code,
  message: '',
  requestId: '1',
  data,
})

test.each([
  ['the stays', refusal('stays_open', [stay]), [stay]],
  ['stays among what is none', refusal('stays_open', [stay, null, {}, 'x']), [stay]],
  ['a refusal that names none', refusal('stays_open'), []],
  ['another refusal', refusal('code_wrong', [stay]), null],
  ['no connection', { kind: 'network' } as const, null],
])('%s', (_case, failure, expected) => {
  expect(readOpenStays(failure)).toEqual(expected)
})
