import {
  chosenFault,
  moveTravelerPopup,
  openedPopup,
  type TravelerMove,
  type TravelerPopup,
} from '@/domain/account/traveler-popup'

describe('chosenFault', () => {
  const lei = { name: '李雷', tel: '13800138000' }
  const mei = { name: '韩梅梅', tel: '' }
  const lin = { name: 'Lin', tel: ' ' }

  test.each([
    [[], { least: 1, most: 2 }, '最少提供1人证件'],
    [[lei], { least: 2, most: 3 }, '最少提供2人证件'],
    [[mei], { least: 2, most: 3 }, '最少提供2人证件'],
    [[lei, lei, mei], { least: 1, most: 2 }, '最多提供2人证件'],
    [[lei, mei], { least: 1, most: 2 }, '请先编辑完善出行人信息韩梅梅'],
    [[mei, lei, lin], { least: 1, most: 3 }, '请先编辑完善出行人信息韩梅梅、Lin'],
    [[lei], { least: 1, most: 1 }, null],
    [[lei, lei], { least: 2, most: 2 }, null],
  ])('%j by %j: %s', (chosen, limits, fault) => expect(chosenFault(chosen, limits)?.message ?? null).toBe(fault))

  test('each error has its English text', () => {
    const complete = { name: '李雷', tel: '13800138000' }
    const notes = [
      chosenFault([], { least: 1, most: 2 }),
      chosenFault([complete, complete, complete], { least: 1, most: 2 }),
      chosenFault([{ name: '李雷', tel: '' }], { least: 1, most: 2 }),
    ].map((fault) => fault?.englishText)
    expect(notes).toEqual([
      'Please choose at least 1 traveler.',
      'Please choose at most 2 travelers.',
      'Please complete first: 李雷.',
    ])
  })
})

describe('moveTravelerPopup', () => {
  const form = { name: '李雷', idType: 'passport', idNo: '', birthday: null, tel: '' }
  const fault = { field: 'name', message: '请填写姓名', englishText: 'Please enter the name.' } as const
  const list = openedPopup([])
  const chosen: TravelerPopup = { ...list, selectedIds: ['a', 'b'], confirmedIds: ['a', 'b'] }
  const adding: TravelerPopup = { ...list, shown: { view: 'new', form, fault: null } }
  const editing: TravelerPopup = {
    ...list,
    shown: { view: 'edit', id: 'a', form, fault: null, isConfirmingDelete: false },
  }
  const confirming: TravelerPopup = {
    ...list,
    shown: { view: 'edit', id: 'a', form, fault: null, isConfirmingDelete: true },
  }
  const refused: TravelerPopup = { ...list, shown: { view: 'new', form, fault } }

  const pick = (id: string, isOneOnly = false): TravelerMove => ({ type: 'pick', id, isOneOnly })
  const edit = (id: string): TravelerMove => ({ type: 'edit', id, form })

  test('it opens with the list, those selected who were confirmed', () => {
    expect(openedPopup(['a'])).toEqual({ shown: { view: 'list' }, selectedIds: ['a'], confirmedIds: ['a'] })
  })

  test.each<[string, TravelerPopup, TravelerMove, Partial<TravelerPopup>]>([
    ['a tap selects', list, pick('a'), { selectedIds: ['a'] }],
    ['another tap deselects', chosen, pick('a'), { selectedIds: ['b'], confirmedIds: ['a', 'b'] }],
    ['of one only another takes the place', { ...list, selectedIds: ['a'] }, pick('b', true), { selectedIds: ['b'] }],
    ['of one only the same stays', { ...list, selectedIds: ['a'] }, pick('a', true), { selectedIds: ['a'] }],
    ['a new one has a form', list, { type: 'add', form }, { shown: adding.shown }],
    ['so has a saved one', list, edit('a'), { shown: editing.shown }],
    [
      'editing a selected one deselects it and empties the confirmed',
      chosen,
      edit('a'),
      { shown: editing.shown, selectedIds: ['b'], confirmedIds: [] },
    ],
    [
      'editing another leaves both',
      chosen,
      edit('c'),
      { shown: { view: 'edit', id: 'c', form, fault: null, isConfirmingDelete: false } },
    ],
    ['those selected are confirmed', { ...list, selectedIds: ['a'] }, { type: 'confirm' }, { confirmedIds: ['a'] }],
    [
      'what is written stands in the form',
      adding,
      { type: 'write', part: { tel: '1' } },
      { shown: { view: 'new', form: { ...form, tel: '1' }, fault: null } },
    ],
    ['a fault is shown', adding, { type: 'refuse', fault }, { shown: refused.shown }],
    [
      'and goes when its field is written in',
      refused,
      { type: 'write', part: { name: '李' } },
      { shown: { view: 'new', form: { ...form, name: '李' }, fault: null } },
    ],
    [
      'but not with another field',
      refused,
      { type: 'write', part: { tel: '1' } },
      { shown: { view: 'new', form: { ...form, tel: '1' }, fault } },
    ],
    ['back from a new one', adding, { type: 'back' }, { shown: list.shown }],
    ['back from a saved one', editing, { type: 'back' }, { shown: list.shown }],
    ['a new one is saved', adding, { type: 'saved' }, { shown: list.shown }],
    ['a changed one is saved', editing, { type: 'saved' }, { shown: list.shown }],
    ['before a delete it is asked', editing, { type: 'promptDelete' }, { shown: confirming.shown }],
    ['which may be declined', confirming, { type: 'keep' }, { shown: editing.shown }],
    ['a delete has ended', confirming, { type: 'deleteEnded' }, { shown: list.shown }],
  ])('%s', (_case, popup, move, after) => expect(moveTravelerPopup(popup, move)).toEqual({ ...popup, ...after }))

  const ofList: readonly TravelerMove[] = [pick('a'), edit('a'), { type: 'add', form }, { type: 'confirm' }]
  const ofForms: readonly TravelerMove[] = [
    { type: 'write', part: { name: 'x' } },
    { type: 'refuse', fault },
    { type: 'back' },
    { type: 'saved' },
    { type: 'promptDelete' },
    { type: 'keep' },
    { type: 'deleteEnded' },
  ]

  test.each([
    ...ofForms.map((move) => ['list', list, move] as const),
    ...ofList.map((move) => ['new', adding, move] as const),
    ...ofList.map((move) => ['edit', editing, move] as const),
    ...ofForms.slice(4).map((move) => ['new', adding, move] as const),
  ])('the %s view does not know %#', (_view, popup, move) => expect(moveTravelerPopup(popup, move)).toEqual(popup))
})
