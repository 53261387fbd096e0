import { isFieldOf, secondsUntilResend } from '@/domain/account/login-form'

const refused = (code: string, data?: unknown) => ({ kind: 'refused', code, message: '', requestId: '', data }) as const

test.each([
  ['a code that has just been sent', refused('code_just_sent', { retryAfterSeconds: 41 }), 41],
  ['too many codes this hour', refused('too_many_requests', { retryAfterSeconds: 41 }), null],
  ['no word of when', refused('code_just_sent'), null],
  ['a number that is none', refused('code_just_sent', { retryAfterSeconds: '41' }), null],
  ['no answer', { kind: 'network' } as const, null],
])('%s', (_case, failure, seconds) => expect(secondsUntilResend(failure)).toBe(seconds))

test.each([
  ['writeEmail', 'email', true],
  ['verifyLogin', 'code', true],
  ['pwd', 'password', true],
  ['resetPwd', 'code', true],
  ['setNewPwd', 'newpassword', true],
  ['setNewPwd', 'code', false],
  ['pwd', undefined, false],
] as const)('%s shows the field %s: %s', (mode, field, isShown) => expect(isFieldOf(mode, field)).toBe(isShown))
