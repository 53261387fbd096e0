import { firstStep, moveLogin, type LoginMove, type LoginStep } from '@/domain/login/login-step'

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

/** Where each move leads from each step; what is not listed stays (specification §4). */
const table: Record<Mode, Partial<Record<keyof typeof moves, Mode>>> = {
  writeEmail: { codeSent: 'verifyLogin' },
  verifyLogin: { toggle: 'pwd', back: 'writeEmail' },
  pwd: { toggle: 'verifyLogin', forgot: 'resetPwd', back: 'writeEmail' },
  resetPwd: { codeAccepted: 'setNewPwd', back: 'pwd' },
  setNewPwd: { back: 'resetPwd' },
}

const cases = (Object.keys(steps) as Mode[]).flatMap((from) =>
  (Object.keys(moves) as (keyof typeof moves)[]).map((move) => [from, move, table[from][move] ?? from] as const),
)

test.each(cases)('%s, %s: %s', (from, move, to) => expect(moveLogin(steps[from], moves[move])).toEqual(steps[to]))
