import { moveAccountCode, type AccountCodeMove, type AccountCodeStep } from '@/domain/account/account-code'

const stay = {
  orderid: 'o1',
  orderNo: 'SL1',
  hotelName: 'Harbour House',
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  statusText: 'Confirmed',
}
const asking: AccountCodeStep = { state: 'asking' }
const code: AccountCodeStep = { state: 'code', sentTo: 'a***@example.com' }
const refused: AccountCodeStep = { state: 'refused', stays: [stay] }
const done: AccountCodeStep = { state: 'done', outcome: 'deleted' }

const sent: AccountCodeMove = { type: 'codeSent', sentTo: 'a***@example.com' }
const staysOpen: AccountCodeMove = { type: 'staysOpen', stays: [stay] }
const finished: AccountCodeMove = { type: 'finished', outcome: 'deleted' }

test.each([
  ['a code is sent', asking, sent, code],
  ['another code is sent', code, sent, code],
  ['stays keep the account before a code', asking, staysOpen, refused],
  ['stays keep the account after a code', code, staysOpen, refused],
  ['the stays are over, a code is sent', refused, sent, code],
  ['the code was right', code, finished, done],
  ['without a code nothing is finished', asking, finished, asking],
  ['a refusal is not finished', refused, finished, refused],
  ['what is done takes no code', done, sent, done],
  ['what is done is not refused', done, staysOpen, done],
])('%s', (_case, before, move, after) => {
  expect(moveAccountCode(before, move)).toEqual(after)
})
