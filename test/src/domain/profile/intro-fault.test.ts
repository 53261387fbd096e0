import { introFault } from '@/domain/account/profile-faults'

test.each([
  ['', null],
  ['Trains, maps\nand old hotels.', null],
  ['x'.repeat(200), null],
  [` ${'旅'.repeat(200)}\n`, null],
  ['x'.repeat(201), 'Please keep it to 200 characters'],
  [`x${'\u0301'.repeat(1000)}`, 'Please keep it to 200 characters'],
  ['tab\there', 'Please remove characters that cannot be seen'],
  ['right\u202eleft', 'Please remove characters that cannot be seen'],
])('%j', (intro, fault) => expect(introFault(intro)).toBe(fault))
