import { readTravelerDraft } from '@/domain/account/traveler-form'

const draft = {
  uid: 'u1',
  id: null,
  form: { name: 'Ada', idType: 'passport', idNo: 'E12345678', birthday: null, tel: '' },
  selectedIds: ['t1'],
  isSaving: true,
  keptAtMs: 1_000,
}
const minuteMs = 60_000

test.each([
  ['one’s own', draft, 'u1', 29 * minuteMs, draft],
  [
    'of a saved traveler, with a birthday',
    { ...draft, id: 't1', form: { ...draft.form, birthday: '' } },
    'u1',
    2_000,
    {},
  ],
  ['somebody else’s', draft, 'u2', 2_000, null],
  ['a visitor’s', draft, null, 2_000, null],
  ['too old', draft, 'u1', 1_000 + 30 * minuteMs, null],
  ['without a form', { ...draft, form: null }, 'u1', 2_000, null],
  ['with a number that is no text', { ...draft, form: { ...draft.form, idNo: 7 } }, 'u1', 2_000, null],
  ['with ticks that are no ids', { ...draft, selectedIds: [7] }, 'u1', 2_000, null],
] as const)('%s', (_what, kept, uid, nowMs, read) => {
  const found = readTravelerDraft(JSON.stringify(kept), uid, nowMs)
  if (read === null) expect(found).toBeNull()
  else expect(found).toMatchObject(read)
})

test.each([null, '', '{"uid":"u1"', '[]'])('no draft in %j', (text) => {
  expect(readTravelerDraft(text, 'u1', 0)).toBeNull()
})
