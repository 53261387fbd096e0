import { loginJourney, type LoginTap, loginTransitions } from '../../../support/spec/login-popup'
import {
  firstStep,
  isFieldOf,
  type LoginMove,
  type LoginStep,
  moveLogin,
  secondsUntilResend,
} from '@/domain/account/login-form'

describe('loginStep', () => {
  const email = 'a@b.co'
  const steps = {
    writeEmail: firstStep,
    verifyLogin: { mode: 'verifyLogin', email },
    pwd: { mode: 'pwd', email },
    resetPwd: { mode: 'resetPwd', email },
    setNewPwd: { mode: 'setNewPwd', email, code: '123456' },
  } as const satisfies Record<string, LoginStep>

  const moves = {
    codeSent: { type: 'codeSent', email },
    toggle: { type: 'toggle' },
    forgot: { type: 'forgot' },
    codeAccepted: { type: 'codeAccepted', code: '123456' },
    back: { type: 'back' },
  } as const satisfies Record<LoginMove['type'], LoginMove>

  type Mode = keyof typeof steps
  type Move = keyof typeof moves

  /** The move of the model behind each thing that a thumb does. */
  const moveOf = {
    address: 'codeSent',
    toggle: 'toggle',
    forgot: 'forgot',
    code: 'codeAccepted',
    back: 'back',
  } as const

  const table = Object.fromEntries(
    Object.entries(loginTransitions).map(([from, taps]) => [
      from,
      Object.fromEntries(Object.entries(taps).map(([tap, to]) => [moveOf[tap as LoginTap], to])),
    ]),
  ) as Record<Mode, Partial<Record<Move, Mode>>>

  const cases = (Object.keys(steps) as Mode[]).flatMap((from) =>
    (Object.keys(moves) as Move[]).map((move) => [from, move, table[from][move] ?? from] as const),
  )

  test.each(cases)('%s, %s: %s', (from, move, to) => expect(moveLogin(steps[from], moves[move])).toEqual(steps[to]))

  test('the journey through the popup takes every way that there is', () => {
    let mode: Mode = 'writeEmail'
    const taken = new Set<string>()
    for (const tap of loginJourney) {
      taken.add(`${mode}, ${tap}`)
      mode = loginTransitions[mode][tap] ?? mode
    }
    const all = Object.entries(loginTransitions).flatMap(([from, taps]) =>
      Object.keys(taps).map((tap) => `${from}, ${tap}`),
    )
    expect([[...taken].toSorted(), mode]).toEqual([all.toSorted(), 'setNewPwd'])
  })
})

describe('refusals', () => {
  const refused = (code: string, data?: unknown) =>
    ({ kind: 'refused', code, message: '', requestId: '', data }) as const

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
})
