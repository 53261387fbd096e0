import {
  type AccountCodeMove,
  type AccountCodeStep,
  moveAccountCode,
  readOpenStays,
} from '@/domain/account/account-code'
import type { Failure } from '@/domain/failure'

describe('accountCodeStep', () => {
  const stay = {
    orderid: 'o1',
    orderNo: 'SL1',
    hotelName: 'Harbour House',
    kind: 'hotel' as const,
    dates: '1 – 3 Dec',
    statusText: 'Confirmed',
  }
  const requesting: AccountCodeStep = { state: 'asking' }
  const code: AccountCodeStep = { state: 'code', sentTo: 'a***@example.com' }
  const refused: AccountCodeStep = { state: 'refused', stays: [stay] }
  const done: AccountCodeStep = { state: 'done', outcome: 'deleted' }

  const sent: AccountCodeMove = { type: 'codeSent', sentTo: 'a***@example.com' }
  const staysOpen: AccountCodeMove = { type: 'staysOpen', stays: [stay] }
  const finished: AccountCodeMove = { type: 'finished', outcome: 'deleted' }

  test.each([
    ['a code is sent', requesting, sent, code],
    ['another code is sent', code, sent, code],
    ['stays keep the account before a code', requesting, staysOpen, refused],
    ['stays keep the account after a code', code, staysOpen, refused],
    ['the stays are over, a code is sent', refused, sent, code],
    ['the code was right', code, finished, done],
    ['without a code nothing is finished', requesting, finished, requesting],
    ['a refusal is not finished', refused, finished, refused],
    ['what is done takes no code', done, sent, done],
    ['what is done is not refused', done, staysOpen, done],
  ])('%s', (_case, before, move, after) => {
    expect(moveAccountCode(before, move)).toEqual(after)
  })
})

describe('readOpenStays', () => {
  const stay = {
    orderid: 'o1',
    orderNo: 'SL1',
    hotelName: 'Harbour House',
    kind: 'hotel' as const,
    dates: '1 – 3 Dec',
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
})
