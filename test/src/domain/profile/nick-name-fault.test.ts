import { nickNameFault } from '@/domain/account/profile-faults'

const none = 'Please enter a nickname'
const long = 'Please keep the nickname to 30 characters'
const hidden = 'Please remove characters that cannot be seen'

test.each([
  ['Ada', null],
  ['  Ada  ', null],
  ['小云', null],
  ['Zoë 🏝️', null],
  ['x'.repeat(30), null],
  ['🏝'.repeat(30), null],
  ['é'.repeat(30), null],
  ['👩‍👩‍👧', null],
  ['', none],
  ['   ', none],
  ['\u200d\u200d', none],
  ['\u0301', none],
  ['x'.repeat(31), long],
  ['🏝'.repeat(31), long],
  [`x${'\u0301'.repeat(200)}`, long],
  ['Ada\nLovelace', hidden],
  ['Ada\u0000', hidden],
  ['Ada\u0007', hidden],
  ['Ada\u0085', hidden],
  ['Ada\u200bB', hidden],
  ['Ada\u202etxt', hidden],
  ['Ada\u2066B', hidden],
  ['A\ufeffda', hidden],
  ['A\u00adda', hidden],
  ['Ada\ud83c', hidden],
  ['\udfddAda', hidden],
])('%j', (name, fault) => expect(nickNameFault(name)).toBe(fault))
