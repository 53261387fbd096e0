import { readProfileDraft, writeProfileDraft } from '@/domain/profile/profile-draft'

const fields = { nickName: 'Ada', birthday: null, gender: 'other', country: 'GB' } as const

test('a draft comes back to whom it belongs', () => {
  expect(readProfileDraft(writeProfileDraft({ uid: 'u1', fields }), 'u1')).toEqual(fields)
})

test.each([
  ['nothing', null, {}],
  ['somebody else’s', writeProfileDraft({ uid: 'u2', fields }), {}],
  ['damaged', '{"uid":"u1","fie', {}],
  ['no fields', '{"uid":"u1"}', {}],
  [
    'of other types',
    '{"uid":"u1","fields":{"nickName":7,"intro":null,"gender":"robot","phone":"1","uid":"x"}}',
    { phone: '1' },
  ],
])('%s', (_name, text, read) => expect(readProfileDraft(text, 'u1')).toEqual(read))
