import { nextSendAtMs } from '../../../server/auth/next-send-at'

const minute = 60_000
const hour = 60 * minute
const login = (...minutes: number[]) => minutes.map((at) => ({ purpose: 'login', sentAtMs: at * minute }))
const reset = (...minutes: number[]) => minutes.map((at) => ({ purpose: 'reset', sentAtMs: at * minute }))

test.each([
  ['nothing sent yet', [], 0],
  ['one sent: a minute later', login(100), 101 * minute],
  ['one sent for another purpose: at once', reset(100), 0],
  ['four in an hour: a minute after the last', login(100, 101, 102, 103), 104 * minute],
  ['five in an hour: when the first is an hour old', login(100, 101, 102, 103, 104), 100 * minute + hour],
  ['five in an hour for both purposes', [...login(100, 102), ...reset(101, 103, 105)], 100 * minute + hour],
  ['five, the first over an hour ago', login(40, 101, 102, 103, 104), 105 * minute],
  ['ten in a day and the life of a code', login(0, 70, 140, 210, 280, 350, 420, 490, 560, 630), 24 * hour + 5 * minute],
  ['in any order', login(104, 100, 102, 101, 103), 100 * minute + hour],
])('%s', (_case, sent, expected) => expect(nextSendAtMs(sent, 'login')).toBe(expected))
