import { cleanTel } from '@/domain/account/phone'

test.each([
  ['+86 138 0013 8000', '8613800138000'],
  ['(010) 8888-7777', '0108888-7777'],
  ['call me', ''],
])('%j is %j', (typed, tel) => expect(cleanTel(typed)).toBe(tel))
