import { readProfileDraft, writeProfileDraft } from '@/domain/account/profile-form'

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
