import { refusalWords } from '../../../server/letters/refusal-words'

test.each<[unknown, string]>([
  [new Error('connect ECONNREFUSED 127.0.0.1:25'), 'connect ECONNREFUSED 127.0.0.1:25'],
  [new Error('550 5.1.1 <ann@example.com>: no such mailbox'), '550 5.1.1 <(address)>: no such mailbox'],
  [new Error('Refused: "482913 is your Staylark code"'), 'Refused: "(digits) is your Staylark code"'],
  [new Error('two\r\nlines'), 'two lines'],
  ['ann@example.com is away', '(address) is away'],
])('%s is kept as %s', (error, words) => expect(refusalWords(error)).toBe(words))

test('a long story is cut', () => expect(refusalWords(new Error('no '.repeat(1000)))).toHaveLength(200))
