import { cleanTraveler } from '@/domain/account/traveler-form'

const typed = { name: ' 李雷 ', idType: 'passport', idNo: ' e12345678 ', tel: ' +86 138 0013 8000 ' }
const kept = { name: '李雷', idType: 'passport', idNo: 'E12345678', tel: '8613800138000' }

test.each([
  [null, null],
  [' 1990-01-01 ', '1990-01-01'],
])('what is typed is trimmed and cleaned (birthday %j)', (birthday, keptBirthday) => {
  expect(cleanTraveler({ ...typed, birthday })).toEqual({ ...kept, birthday: keptBirthday })
})
