import { birthdayText } from '@/domain/account/profile-form'

test.each([
  ['1990-04-07', '7 Apr 1990'],
  ['2000-12-31', '31 Dec 2000'],
])('%s is %s', (day, text) => expect(birthdayText(day)).toBe(text))
