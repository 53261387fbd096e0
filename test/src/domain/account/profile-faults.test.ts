import { birthdayFault, introFault, nickNameFault, phoneFault, profileFaults } from '@/domain/account/profile-faults'
import type { ProfileForm } from '@/domain/account/profile-form'

describe('birthdayFault', () => {
  const today = '2026-11-21'

  test.each([
    [null, null],
    ['1900-01-01', null],
    ['2000-02-29', null],
    [today, null],
    ['1899-12-31', 'Please choose a day from 1900 on'],
    ['2026-11-22', 'A birthday cannot be in the future'],
    ['2001-02-29', 'Please choose a day of the calendar'],
    ['1990-13-01', 'Please choose a day of the calendar'],
    ['1990-4-7', 'Please choose a day of the calendar'],
    ['yesterday', 'Please choose a day of the calendar'],
    ['', 'Please choose a day of the calendar'],
  ])('%j', (day, fault) => expect(birthdayFault(day, today)).toBe(fault))
})

describe('introFault', () => {
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
})

describe('nickNameFault', () => {
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
})

describe('phoneFault', () => {
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
})

describe('profileFaults', () => {
  const good: ProfileForm = {
    nickName: 'Ada',
    gender: 'female',
    birthday: '1990-04-07',
    country: 'GB',
    dialCode: '44',
    phone: '7911 123456',
    intro: '',
  }

  test.each<[string, Partial<ProfileForm>, string[]]>([
    ['all is well', {}, []],
    ['nothing but a name', { gender: 'unset', birthday: null, country: null, phone: '' }, []],
    ['a country that is none', { country: 'ZZ' }, ['country']],
    ['small letters are no code', { country: 'gb' }, ['country']],
    [
      'everything at once',
      { nickName: '', birthday: '2999-01-01', country: '', phone: '1', intro: '\u0000' },
      ['nickName', 'birthday', 'country', 'phone', 'intro'],
    ],
  ])('%s', (_name, part, fields) =>
    expect(Object.keys(profileFaults({ ...good, ...part }, '2026-11-21'))).toEqual(fields),
  )
})
