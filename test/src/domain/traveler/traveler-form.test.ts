import { keepsNumber, newTravelerForm, travelerFormOf } from '@/domain/account/traveler-form'

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
])('a new one is empty (birthday asked for: %s)', (asksBirthday, birthday) => {
  expect(newTravelerForm('passport', asksBirthday)).toEqual({
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
])('a saved one is there but for the number', (from, asksBirthday, birthday) => {
  expect(travelerFormOf(from, asksBirthday)).toEqual({ ...form, birthday })
})

test.each([
  [saved, 'passport', true],
  [saved, 'mainlandId', false],
  [{ ...saved, idNo: '' }, 'passport', false],
  [null, 'passport', false],
])('an empty field keeps the number of %j for a %s: %s', (from, idType, isKept) => {
  expect(keepsNumber(from, { ...form, birthday: null, idType })).toBe(isKept)
})
