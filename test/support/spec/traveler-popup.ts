import type { TravelerStateName } from '@/packages/dev/pages/gallery/travelers'

export type { TravelerStateName }

/** What is done in the popup; travelers and documents by their names. */
export type TravelerStep =
  | readonly ['pick', name: string]
  | readonly ['edit', name: string]
  | readonly ['type', field: 'name' | 'idNo' | 'tel', text: string]
  | readonly ['chooseIdType', name: string]
  | readonly ['open' | 'add' | 'chooseBirthday' | 'save' | 'back' | 'promptDelete' | 'keep' | 'delete' | 'confirm']

/** What is seen after it; what is left out may be anything. */
export interface TravelerSight {
  readonly isOpen?: boolean
  readonly view?: 'list' | 'new' | 'edit'
  /** Names in the list, from the top. */
  readonly listed?: readonly string[]
  readonly ticked?: readonly string[]
  readonly canConfirm?: boolean
  readonly confirmsDelete?: boolean
  /** The newest message; null if there was none. */
  readonly message?: string | null
  /** Who was handed over, in that order. */
  readonly chosen?: readonly string[]
}

/** A sentence of the specification about the traveler popup, as steps from the opened popup and what follows them. */
export interface TravelerPopupRow {
  readonly section: '§2' | '§4' | '§5'
  readonly rule: string
  /** The gallery's state that is opened. */
  readonly state: TravelerStateName
  readonly steps: readonly TravelerStep[]
  readonly sees: TravelerSight
}

const all = ['李雷', 'Maya Lindqvist', '韩梅梅', 'Tom']
const named: TravelerStep = ['type', 'name', '新人']
const numbered: TravelerStep = ['type', 'idNo', '11010519491231002X']
const reachable: TravelerStep = ['type', 'tel', '+86 137 0013 7000']
const both: readonly TravelerStep[] = [['pick', '李雷'], ['pick', 'Maya Lindqvist'], ['confirm']]

const row = (
  section: TravelerPopupRow['section'],
  rule: string,
  state: TravelerStateName,
  steps: readonly TravelerStep[],
  sees: TravelerSight,
): TravelerPopupRow => ({ section, rule, state, steps, sees })

/** Every transition and message of the traveler popup (spec §2, §4, §5). */
export const travelerPopupRows: readonly TravelerPopupRow[] = [
  row('§2', 'the list view shows travelers', 'two of several', [], { view: 'list', listed: all, ticked: [] }),
  row('§2', 'an empty state where there is nobody', 'nobody yet', [], { view: 'list', listed: [] }),
  row('§2', 'travelers are kept in order without a choice', 'in order', [], { view: 'list', listed: all }),
  row('§2', 'a new traveler has a form', 'two of several', [['add']], { view: 'new' }),
  row('§2', 'so has the first one', 'nobody yet', [['add']], { view: 'new' }),
  row('§2', 'the edit link leads to the form', 'two of several', [['edit', 'Maya Lindqvist']], { view: 'edit' }),
  row('§2', 'Back leads from the new one to the list', 'two of several', [['add'], ['back']], {
    view: 'list',
    listed: all,
  }),
  row('§2', 'Back leads from the edited one to the list', 'two of several', [['edit', '李雷'], ['back']], {
    view: 'list',
    listed: all,
  }),
  row(
    '§2',
    'a radio selection holds one',
    'one of several',
    [
      ['pick', '李雷'],
      ['pick', 'Maya Lindqvist'],
    ],
    {
      ticked: ['Maya Lindqvist'],
    },
  ),
  row('§2', 'where several may be chosen each is ticked', 'two of several', both.slice(0, 2), {
    ticked: ['李雷', 'Maya Lindqvist'],
  }),
  row(
    '§2',
    'and a second tap takes the tick away',
    'two of several',
    [
      ['pick', '李雷'],
      ['pick', '李雷'],
    ],
    {
      ticked: [],
      canConfirm: false,
    },
  ),
  row('§2', 'a delete asks for confirmation', 'two of several', [['edit', '李雷'], ['promptDelete']], {
    view: 'edit',
    confirmsDelete: true,
  }),
  row('§2', 'which can be declined', 'two of several', [['edit', '李雷'], ['promptDelete'], ['keep']], {
    view: 'edit',
    confirmsDelete: false,
  }),

  row(
    '§4',
    'a saved new traveler stands in the list',
    'two of several',
    [['add'], named, numbered, reachable, ['save']],
    {
      view: 'list',
      listed: ['新人', ...all],
      ticked: [],
      message: null,
    },
  ),
  row('§4', 'so does the first one', 'nobody yet', [['add'], named, numbered, reachable, ['save']], {
    view: 'list',
    listed: ['新人'],
  }),
  row('§4', 'a saved change leads back to the list', 'two of several', [['edit', '李雷'], named, ['save']], {
    view: 'list',
    listed: ['新人', 'Maya Lindqvist', '韩梅梅', 'Tom'],
    message: null,
  }),
  row('§4', 'a delete leads back to the list', 'two of several', [['edit', '李雷'], ['promptDelete'], ['delete']], {
    view: 'list',
    listed: ['Maya Lindqvist', '韩梅梅', 'Tom'],
  }),
  row('§4', 'also one that fails', 'not to be deleted', [['edit', '李雷'], ['promptDelete'], ['delete']], {
    view: 'list',
    listed: all,
    message: 'This traveler could not be deleted. Please try again.',
  }),
  row(
    '§4',
    'editing a selected traveler deselects it',
    'two of several',
    [['pick', '李雷'], ['edit', '李雷'], ['back']],
    {
      ticked: [],
      canConfirm: false,
    },
  ),
  row('§4', 'and empties the confirmed selection', 'two of several', [...both, ['open'], ['edit', '李雷'], ['back']], {
    ticked: ['Maya Lindqvist'],
    chosen: [],
  }),
  row(
    '§4',
    'editing another one changes neither',
    'two of several',
    [...both, ['open'], ['edit', '韩梅梅'], ['back']],
    {
      ticked: ['李雷', 'Maya Lindqvist'],
      chosen: ['李雷', 'Maya Lindqvist'],
    },
  ),

  row('§5', 'first the name is required', 'two of several', [['add'], ['save']], {
    view: 'new',
    message: '请填写姓名',
  }),
  row('§5', 'of more than spaces', 'two of several', [['add'], ['type', 'name', '  '], numbered, reachable, ['save']], {
    view: 'new',
    message: '请填写姓名',
  }),
  row('§5', 'then the ID number', 'two of several', [['add'], named, ['save']], {
    view: 'new',
    message: '请填写正确的证件号码',
  }),
  row(
    '§5',
    'which must be valid',
    'two of several',
    [['add'], named, ['type', 'idNo', '110105194912310020'], reachable, ['save']],
    { view: 'new', message: '请填写正确的证件号码' },
  ),
  row(
    '§5',
    'for the document that is chosen',
    'two of several',
    [['add'], named, ['chooseIdType', 'Passport'], numbered, reachable, ['save']],
    { view: 'new', message: '请填写正确的证件号码' },
  ),
  row(
    '§5',
    'of another document another number is valid',
    'two of several',
    [['add'], named, ['chooseIdType', 'Passport'], ['type', 'idNo', 'e12345678'], reachable, ['save']],
    { view: 'list', listed: ['新人', ...all] },
  ),
  row(
    '§5',
    'another document needs its number',
    'two of several',
    [['edit', '李雷'], ['chooseIdType', 'Passport'], ['save']],
    {
      view: 'edit',
      message: '请填写正确的证件号码',
    },
  ),
  row('§5', 'in birthday mode it must not be empty', 'with birthday', [['add'], named, ['save']], {
    view: 'new',
    message: '请填写正确的证件号码',
  }),
  row(
    '§5',
    'then the birthday, where it is shown',
    'with birthday',
    [['add'], named, ['type', 'idNo', 'any'], ['save']],
    {
      view: 'new',
      message: '请输入出生日期',
    },
  ),
  row(
    '§5',
    'at last the mobile number',
    'with birthday',
    [['add'], named, ['type', 'idNo', 'any'], ['chooseBirthday'], ['save']],
    { view: 'new', message: '请填写正确的手机号' },
  ),
  row(
    '§5',
    'with all of them it is saved',
    'with birthday',
    [['add'], named, ['type', 'idNo', 'any'], ['chooseBirthday'], reachable, ['save']],
    { view: 'list', listed: ['新人', ...all], message: null },
  ),
  row('§5', 'the mobile number is required', 'two of several', [['edit', '韩梅梅'], ['save']], {
    view: 'edit',
    message: '请填写正确的手机号',
  }),
  row(
    '§5',
    'and must be valid',
    'two of several',
    [['add'], named, numbered, ['type', 'tel', '1370013700'], ['save']],
    { view: 'new', message: '请填写正确的手机号' },
  ),
  row(
    '§5',
    'a landline will do',
    'two of several',
    [['add'], named, numbered, ['type', 'tel', '(010) 8888-7777'], ['save']],
    { view: 'list', listed: ['新人', ...all] },
  ),
  row('§5', 'confirm is disabled when none is selected', 'two of several', [], { canConfirm: false }),
  row('§5', 'and enabled when one is', 'two of several', [['pick', '李雷']], { canConfirm: true }),
  row('§5', 'at least the minimum count', 'two of several', [['pick', '李雷'], ['confirm']], {
    isOpen: true,
    message: '最少提供2人证件',
    chosen: [],
  }),
  row(
    '§5',
    'at most the maximum count',
    'two of several',
    [['pick', '李雷'], ['pick', 'Maya Lindqvist'], ['pick', '韩梅梅'], ['confirm']],
    { isOpen: true, message: '最多提供2人证件', chosen: [] },
  ),
  row(
    '§5',
    'every selected traveler needs a mobile number',
    'two of several',
    [['pick', '李雷'], ['pick', '韩梅梅'], ['confirm']],
    { isOpen: true, message: '请先编辑完善出行人信息韩梅梅', chosen: [] },
  ),
  row(
    '§5',
    'and is taken once it has one',
    'two of several',
    [['edit', '韩梅梅'], reachable, ['save'], ['pick', '李雷'], ['pick', '韩梅梅'], ['confirm']],
    { isOpen: false, chosen: ['李雷', '韩梅梅'] },
  ),
  row('§5', 'an unsupported ID type', 'two of several', [['pick', 'Tom']], {
    ticked: [],
    canConfirm: false,
    message: '不支持当前证件类型',
  }),
  row('§5', 'those who fit are confirmed', 'two of several', both, {
    isOpen: false,
    chosen: ['李雷', 'Maya Lindqvist'],
    message: null,
  }),
  row('§5', 'so is a single one', 'one of several', [['pick', 'Maya Lindqvist'], ['confirm']], {
    isOpen: false,
    chosen: ['Maya Lindqvist'],
  }),
  row('§5', 'the confirmed are selected when it opens again', 'two of several', [...both, ['open']], {
    view: 'list',
    ticked: ['李雷', 'Maya Lindqvist'],
    canConfirm: true,
  }),
]
