import { codeLifeMs } from '../../../../server/account/send-code'
import { mailErrorText, mailRetryDelayMs } from '../../../../server/kernel/mail/mail-queue'

const delays = Array.from({ length: 9 }, (_, index) => mailRetryDelayMs(index + 1))

test('every try waits longer than the one before, from two seconds to hours', () => {
  expect(delays.slice(0, 4)).toEqual([2_000, 6_000, 18_000, 54_000])
  expect(delays).toEqual(delays.toSorted((one, other) => one - other))
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(5 * 3_600_000)
})

test('six tries fall into the life of a code', () => {
  const startsAtMs = delays.map((_, index) => delays.slice(0, index).reduce((sum, delay) => sum + delay, 0))
  expect(startsAtMs.filter((at) => at < codeLifeMs)).toHaveLength(6)
})

test.each<[unknown, string]>([
  [new Error('connect ECONNREFUSED 127.0.0.1:25'), 'connect ECONNREFUSED 127.0.0.1:25'],
  [new Error('550 5.1.1 <ann@example.com>: no such mailbox'), '550 5.1.1 <(address)>: no such mailbox'],
  [new Error('Refused: "482913 is your Staylark code"'), 'Refused: "(digits) is your Staylark code"'],
  [new Error('two\r\nlines'), 'two lines'],
  ['ann@example.com is away', '(address) is away'],
])('%s is stored as %s', (error, text) => expect(mailErrorText(error)).toBe(text))

test('a long story is cut', () => expect(mailErrorText(new Error('no '.repeat(1000)))).toHaveLength(200))
