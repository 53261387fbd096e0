import { changedFields, type ProfileForm, readProfileDraft, writeProfileDraft } from '@/domain/account/profile-form'

describe('changedFields', () => {
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
})

describe('profileDraft', () => {
  const fields = { nickName: 'Ada', birthday: null, gender: 'other', country: 'GB' } as const

  const picture = { fileId: 'f1', url: '/f1' }
  const none = { uid: 'u1', fields: {}, picture: null }

  test('a draft comes back to whom it belongs', () => {
    const draft = { uid: 'u1', fields, picture }
    expect(readProfileDraft(writeProfileDraft(draft), 'u1')).toEqual(draft)
  })

  test.each([
    ['nothing', null, none],
    ['somebody else’s', writeProfileDraft({ uid: 'u2', fields, picture }), none],
    ['damaged', '{"uid":"u1","fie', none],
    ['no fields', '{"uid":"u1"}', none],
    [
      'of other types',
      '{"uid":"u1","fields":{"nickName":7,"intro":null,"gender":"robot","phone":"1","uid":"x"},"picture":{"fileId":1}}',
      { ...none, fields: { phone: '1' } },
    ],
  ])('%s', (_name, text, read) => expect(readProfileDraft(text, 'u1')).toEqual(read))
})
