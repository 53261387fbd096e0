import { readArguments } from '../../../server/operator/command'

const by = ['--by', 'maya@staylark.example']

test.each<[string, string[], string]>([
  ['nothing', [], 'No command is named.'],
  ['an unknown command', ['fire'], 'There is no command "fire".'],
  ['a command of every object', ['constructor'], 'There is no command "constructor".'],
  ['too few words', ['confirm', 'SL1', ...by], '"confirm" needs ORDERNO and NUMBER.'],
  ['too many words', ['waive', 'SL1', 'SL2', ...by], '"waive" needs ORDERNO.'],
  ['words behind the list', ['list', 'all'], '"list" needs nothing more.'],
  ['nobody', ['waive', 'SL1'], '--by must give the e-mail address of who does it.'],
  ['a name instead of an address', ['waive', 'SL1', '--by', 'maya'], '--by must give'],
  ['an option of another command', ['waive', 'SL1', '--hotel', 'h1', ...by], '"waive" takes no --hotel.'],
  ['a file to a command that only looks', ['voucher', 'X', '--offline'], '"voucher" takes no --offline.'],
  ['a redeemer without a name', ['redeem', 'X'], '--by must give the e-mail address of who does it.'],
  ['an unknown option', ['list', '--all'], "Unknown option '--all'"],
])('%s is refused', (_case, args, message) => {
  const parsed = readArguments(args)
  expect(parsed instanceof Error && parsed.message).toContain(message)
})

test.each([
  [['list']],
  [['confirm', 'SL1', 'LH-1', ...by]],
  [['reject', 'SL1', 'A pipe burst', ...by]],
  [['no-show', 'SL1', ...by]],
  [['waive', 'SL1', ...by]],
  [['refuse-waiver', 'SL1', ...by]],
  [['files', 'SL1', ...by]],
  [['account', 'R1', ...by]],
  [['mark-paid', 'R1', ...by]],
  [['voucher', 'ABCD', '--hotel', 'h1']],
  [['redeem', 'ABCD', ...by]],
  [['redeem', 'ABCD', '--hotel', 'h1', ...by]],
  [['content']],
  [['help-misses']],
  [['approve', 'M1', ...by]],
  [['reject-content', 'M1', 'spam', 'It praises a shop.', ...by]],
  [['block-author', 'U1', 'Again and again.', ...by]],
  [['unblock-author', 'U1', ...by]],
  [['uphold-report', 'R1', 'It praises a shop.', ...by]],
  [['dismiss-report', 'R1', 'It describes a stay.', ...by]],
  [['decide-appeal', 'S1', 'uphold', 'The room exists.', ...by]],
  [['reply-for-hotel', 'V1', 'Thank you.', ...by]],
  [['redeem', '--offline', 'scans.jsonl', ...by]],
])('%j can be run', (args) => expect(readArguments(args)).toBeInstanceOf(Function))

test('--help wins over everything', () => expect(readArguments(['fire', '--help'])).toBe('help'))
