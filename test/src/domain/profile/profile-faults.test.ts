import { profileFaults } from '@/domain/account/profile-faults'
import type { ProfileForm } from '@/domain/account/profile-form'

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
