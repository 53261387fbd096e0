import { nextSendAtMs, type SentCode } from '../../../server/account/send-code'

const minute = 60_000
const hour = 60 * minute
const owner = { purpose: 'login', deviceHash: 'owner', isKnownDevice: true }
const stranger = { purpose: 'login', deviceHash: 'stranger', isKnownDevice: false }
const sentTo = (device: typeof owner) => (purpose: string, minutes: readonly number[]) =>
  minutes.map((at): SentCode => ({ ...device, purpose, sentAtMs: at * minute }))
const login = (...minutes: number[]) => sentTo(owner)('login', minutes)
const reset = (...minutes: number[]) => sentTo(owner)('reset', minutes)
const strange = (...minutes: number[]) => sentTo(stranger)('login', minutes)

test.each([
  ['nothing sent yet', [], 0],
  ['one sent: a minute later', login(100), 101 * minute],
  ['one sent for another purpose: at once', reset(100), 0],
  ['one sent to another device: at once', strange(100), 0],
  ['four in an hour: a minute after the last', login(100, 101, 102, 103), 104 * minute],
  ['five in an hour: when the first is an hour old', login(100, 101, 102, 103, 104), 100 * minute + hour],
  ['five in an hour for both purposes', [...login(100, 102), ...reset(101, 103, 105)], 100 * minute + hour],
  ['five, the first over an hour ago', login(40, 101, 102, 103, 104), 105 * minute],
  ['ten in a day and the life of a code', login(0, 70, 140, 210, 280, 350, 420, 490, 560, 630), 24 * hour + 5 * minute],
  ['in any order', login(104, 100, 102, 101, 103), 100 * minute + hour],
  ['strangers got their four of the hour: at once', strange(100, 101, 102, 103), 0],
  ['strangers got their six of the day: as the hours allow', strange(0, 70, 140, 210, 280, 350), 130 * minute],
])('a known device, %s', (_case, sent, expected) => expect(nextSendAtMs(sent, owner)).toBe(expected))

test.each([
  ['nothing sent yet', [], 0],
  ['three in an hour: a minute after the last', strange(100, 101, 102), 103 * minute],
  ['four in an hour: when the first is an hour old', strange(100, 101, 102, 103), 100 * minute + hour],
  [
    'six in a day: when the first is a day and a code’s life old',
    strange(0, 70, 140, 210, 280, 350),
    24 * hour + 5 * minute,
  ],
  ['the owner got five in an hour: when the first is an hour old', login(100, 101, 102, 103, 104), 100 * minute + hour],
  ['the owner got four of six', [...login(0, 70, 140, 210), ...strange(280, 350)], 351 * minute],
])('an unknown device, %s', (_case, sent, expected) => expect(nextSendAtMs(sent, stranger)).toBe(expected))
