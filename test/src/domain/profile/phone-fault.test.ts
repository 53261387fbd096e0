import { phoneFault } from '@/domain/account/profile-faults'

const wrong = 'Please enter a valid phone number'

test.each([
  ['86', '', null],
  ['86', '   ', null],
  ['86', '138 0013 8000', null],
  ['44', '7911 123456', null],
  ['1', '(415) 555-0132', null],
  ['86', '12345', wrong],
  ['44', '12', wrong],
  ['44', 'call me 7911123456', wrong],
  ['999', '7911123456', 'Please choose a country code'],
  ['', '7911123456', 'Please choose a country code'],
])('+%s %j', (code, phone, fault) => expect(phoneFault(code, phone)).toBe(fault))
