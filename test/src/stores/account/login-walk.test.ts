import { walkLogin, type LoginHand } from '../../../support/login-hand'
import { loginForm } from '../../../support/login-parts'
import { reloadAfterMs, resendCountdown, type LoginMessage } from '../../../support/spec/login-popup'

const email = 'mia@example.com'

/** The server's replies, by call. */
const refusals = { verifyLogin: 'loginByEmailCode', pwd: 'loginByEmailPassword', resetPwd: 'checkEmailCode' } as const

/** A hand on the form itself. */
function handOn({ form, toast, failures, requested }: ReturnType<typeof loginForm>): LoginHand {
  const type = (text: string) => {
    if (form.step.mode === 'writeEmail') form.typeEmail(text)
    else if (form.step.mode === 'pwd' || form.step.mode === 'setNewPwd') form.typePassword(text)
    else return form.typeCode(text)
  }
  const taps = {
    address: async () => {
      form.typeEmail(email)
      await form.submit()
    },
    toggle: async () => form.toggle(),
    forgot: () => form.forgot(),
    code: () => form.typeCode('654321'),
    back: async () => form.back(),
  }
  let before = 0
  const send = async ({ mode, typed, text, isServers }: LoginMessage) => {
    const call = refusals[mode as keyof typeof refusals]
    const field = mode === 'pwd' ? 'password' : 'code'
    if (isServers) failures[call] = { code: 'no', message: text, field, requestId: 'r' }
    toast.hide()
    before = requested.length
    await type(typed === 'wrong code' ? '000000' : typed)
    if (typed !== 'wrong code') await form.submit()
    if (isServers) delete failures[call]
  }
  return {
    tap: (tap) => taps[tap](),
    send,
    expectMode: async (mode) => expect(form.step.mode).toBe(mode),
    expectMessage: async ({ text, isServers }) =>
      expect([toast.current?.text, form.isFieldWrong, requested.length > before]).toEqual([text, true, isServers]),
  }
}

test('every transition and message of the popup (spec §4, §5, §8); a new password signs in', async () => {
  const parts = loginForm()
  parts.login.require()
  await walkLogin(handOn(parts))
  parts.form.typePassword('123456')
  await parts.form.submit()
  expect([parts.session.isLogin, parts.noted]).toEqual([true, ['login_popup_shown', 'login_success']])
  parts.timers.pass(reloadAfterMs - 1)
  expect(parts.relaunched).toEqual([])
  parts.timers.pass(1)
  expect(parts.relaunched).toEqual(['login'])
})

test.each(resendCountdown)('%i s after a code went out: %s', async (seconds, text) => {
  const { form, pass } = loginForm()
  form.typeEmail(email)
  await form.submit()
  pass(seconds * 1000)
  const left = /\((\d+) s\)/.exec(text)?.[1] ?? '0'
  expect(form.secondsToResend).toBe(Number(left))
})
