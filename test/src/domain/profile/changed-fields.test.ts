import { changedFields, type ProfileForm } from '@/domain/account/profile-form'

const before: ProfileForm = {
  nickName: 'Ada',
  gender: 'unset',
  birthday: null,
  country: 'GB',
  dialCode: '44',
  phone: '',
  intro: '',
}

test.each<[string, Partial<ProfileForm>, Partial<ProfileForm>]>([
  ['nothing', {}, {}],
  ['spaces around a name', { nickName: ' Ada ' }, {}],
  ['a name', { nickName: ' Eve ' }, { nickName: 'Eve' }],
  ['a birthday', { birthday: '1990-04-07' }, { birthday: '1990-04-07' }],
  ['a country taken back', { country: null }, { country: null }],
  ['a dialling code without a number', { dialCode: '86' }, {}],
  ['a number', { phone: '7911 123456' }, { phone: '7911 123456' }],
  ['a number elsewhere', { dialCode: '1', phone: '4155550132' }, { dialCode: '1', phone: '4155550132' }],
])('%s', (_name, change, changed) => expect(changedFields(before, { ...before, ...change })).toEqual(changed))
