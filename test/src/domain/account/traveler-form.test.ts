import {
  cleanTraveler,
  retainsStoredNumber,
  newTravelerForm,
  readTravelerDraft,
  travelerFault,
  travelerFormOf,
} from '@/domain/account/traveler-form'

describe('cleanTraveler', () => {
  const typed = { name: ' 李雷 ', idType: 'passport', idNo: ' e12345678 ', tel: ' +86 138 0013 8000 ' }
  const stored = { name: '李雷', idType: 'passport', idNo: 'E12345678', tel: '8613800138000' }

  test.each([
    [null, null],
    [' 1990-01-01 ', '1990-01-01'],
  ])('what is typed is trimmed and cleaned (birthday %j)', (birthday, storedBirthday) => {
    expect(cleanTraveler({ ...typed, birthday })).toEqual({ ...stored, birthday: storedBirthday })
  })
})

describe('travelerDraft', () => {
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
  ] as const)('%s', (_what, stored, uid, nowMs, read) => {
    const found = readTravelerDraft(JSON.stringify(stored), uid, nowMs)
    if (read === null) expect(found).toBeNull()
    else expect(found).toMatchObject(read)
  })

  test.each([null, '', '{"uid":"u1"', '[]'])('no draft in %j', (text) => {
    expect(readTravelerDraft(text, 'u1', 0)).toBeNull()
  })
})

describe('travelerFault', () => {
  const good = { name: '李雷', idType: 'mainlandId', idNo: '11010519491231002X', birthday: null, tel: '13800138000' }
  const rules = { today: '2026-11-21', hasStoredNumber: false }
  const name = { field: 'name', message: '请填写姓名', englishText: 'Please enter the name.' }
  const idNo = { field: 'idNo', message: '请填写正确的证件号码', englishText: 'Please enter a valid ID number.' }
  const birthday = { field: 'birthday', message: '请输入出生日期', englishText: 'Please enter the date of birth.' }
  const tel = {
    field: 'tel',
    message: '请填写正确的手机号',
    englishText: 'Please enter a phone number of mainland China.',
  }
  const nothing = { name: '', idNo: '', birthday: '', tel: '' }

  describe('in the order of the specification', () => {
    test.each([
      [{ ...nothing }, name],
      [{ ...nothing, name: '李雷' }, idNo],
      [{ ...nothing, name: '李雷', idNo: 'x' }, birthday],
      [{ ...nothing, name: '李雷', idNo: 'x', birthday: '1990-01-01' }, tel],
      [{ ...nothing, name: '李雷', idNo: 'x', birthday: '1990-01-01', tel: '13800138000' }, null],
    ])('%j: %j', (change, fault) => expect(travelerFault({ ...good, ...change }, rules)).toEqual(fault))
  })

  test.each([
    [{}, null],
    [{ name: '  ' }, name],
    [{ name: ' 李雷 ', idNo: ' 11010519491231002x ' }, null],
    [{ idNo: '110105194912310020' }, idNo],
    [{ idNo: '' }, idNo],
    [{ idType: 'passport' }, idNo],
    [{ idType: 'militaryId' }, idNo],
    [{ tel: '' }, tel],
  ])('without a birthday, %j: %j', (change, fault) =>
    expect(travelerFault({ ...good, ...change }, rules)).toEqual(fault),
  )

  test.each([
    [{ idNo: '110105194912310020' }, null],
    [{ idNo: 'anything' }, null],
    [{ idNo: ' ' }, idNo],
    [{ birthday: '' }, birthday],
    [{ birthday: '2026-11-22' }, birthday],
    [{ birthday: '1990-02-30' }, birthday],
  ])('in birthday mode, %j: %j', (change, fault) => {
    expect(travelerFault({ ...good, birthday: '1990-01-01', ...change }, rules)).toEqual(fault)
  })

  test.each([
    [{ idNo: '' }, null],
    [{ idNo: 'E1' }, idNo],
  ])('where a number is stored, %j: %j', (change, fault) => {
    expect(travelerFault({ ...good, ...change }, { ...rules, hasStoredNumber: true })).toEqual(fault)
  })

  test.each([
    ['13800138000', true],
    ['+86 138 0013 8000', true],
    ['8613800138000', true],
    ['(010) 8888-7777', true],
    ['0571-87654321', true],
    ['0123456789', false],
    ['01234567890', true],
    ['01234567890123', true],
    ['012345678901234', false],
    ['23800138000', false],
    ['1380013800', false],
    ['138001380000', false],
    ['86-13800138000', false],
    ['+44 7911 123456', false],
  ])('the phone %s will do: %s', (typed, isRight) => {
    expect(travelerFault({ ...good, tel: typed }, rules)).toEqual(isRight ? null : tel)
  })
})

describe('travelerForm', () => {
  const saved = {
    id: 't1',
    name: '李雷',
    idType: 'passport',
    idNo: 'E1*****78',
    birthday: '1990-01-01',
    tel: '13800138000',
  }
  const form = { name: '李雷', idType: 'passport', idNo: '', tel: '13800138000' }

  test.each([
    [false, null],
    [true, ''],
  ])('a new one is empty (birthday required: %s)', (requiresBirthday, birthday) => {
    expect(newTravelerForm('passport', requiresBirthday)).toEqual({
      name: '',
      idType: 'passport',
      idNo: '',
      birthday,
      tel: '',
    })
  })

  test.each([
    [saved, false, null],
    [saved, true, '1990-01-01'],
    [{ ...saved, birthday: null }, true, ''],
  ])('a saved one is there but for the number', (from, requiresBirthday, birthday) => {
    expect(travelerFormOf(from, requiresBirthday)).toEqual({ ...form, birthday })
  })

  test.each([
    [saved, 'passport', true],
    [saved, 'mainlandId', false],
    [{ ...saved, idNo: '' }, 'passport', false],
    [null, 'passport', false],
  ])('an empty field retains the number of %j for a %s: %s', (from, idType, isRetained) => {
    expect(retainsStoredNumber(from, { ...form, birthday: null, idType })).toBe(isRetained)
  })
})
