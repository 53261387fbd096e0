import { SignedInSwitch } from '@/stores/signed-in-switch'
import { heldCall, noReply, refusal } from '../support/held-answers'

function heart(isLogin = true) {
  const sent = heldCall<string, unknown>()
  const session = { isLogin }
  const asked: unknown[] = []
  const toasts: string[] = []
  const login = {
    pending: null as null | { name: string; params: Record<string, string | number | boolean | null> },
    require: (action: unknown) => void asked.push(action),
    takePendingAction: () => {
      const { pending } = login
      login.pending = null
      return session.isLogin ? pending : null
    },
  }
  const wishes = new SignedInSwitch({
    name: 'wish',
    send: (id, isOn) => sent.call(`${id} ${isOn}`),
    session,
    login,
    toast: { show: (text) => void toasts.push(text) },
  })
  return { wishes, sent, session, login, asked, toasts }
}

test('shows at once what is wanted', () => {
  const { wishes, sent } = heart()
  wishes.tap('h1', true)
  expect(wishes.isOn('h1', false)).toBe(true)
  expect(wishes.isOn('h2', false)).toBe(false)
  expect(sent.inputs).toEqual(['h1 true'])
})

test.each([
  ['on, off', [true, false], ['h1 true', 'h1 false'], false],
  ['on, off, on', [true, false, true], ['h1 true'], true],
  ['on, off, on, off', [true, false, true, false], ['h1 true', 'h1 false'], false],
])('of quick taps the last one counts: %s', async (_, taps, sentStates, end) => {
  const { wishes, sent } = heart()
  taps.forEach((isOn) => wishes.tap('h1', isOn))
  for (let answers = 0; answers < sentStates.length; answers++) await sent.answer({})
  expect(sent.inputs).toEqual(sentStates)
  expect(wishes.isOn('h1', false)).toBe(end)
})

test.each([
  ['no answer', noReply, 'We could not reach Staylark. Check your connection and try again.'],
  ['a refusal', refusal('too_many', undefined, 'Your wish list is full.'), 'Your wish list is full.'],
])('%s brings back what was agreed, and is said', async (_, thrown, text) => {
  const { wishes, sent, toasts } = heart()
  wishes.tap('h1', true)
  await sent.fail(thrown)
  expect(wishes.isOn('h1', false)).toBe(false)
  expect(toasts).toEqual([text])
})

test('a visitor is asked to sign in; afterwards the tap counts', () => {
  const { wishes, sent, session, login, asked } = heart(false)
  wishes.tap('h1', true)
  expect(sent.inputs).toEqual([])
  expect(asked).toEqual([{ name: 'wish', params: { id: 'h1', isOn: true } }])
  session.isLogin = true
  login.pending = { name: 'wish', params: { id: 'h1', isOn: true } }
  wishes.resume()
  wishes.resume()
  expect(sent.inputs).toEqual(['h1 true'])
})

test('a sign-in that has ended is asked for again', async () => {
  const { wishes, sent, asked } = heart()
  wishes.tap('h1', true)
  await sent.fail({ status: 401 })
  expect(wishes.isOn('h1', false)).toBe(false)
  expect(asked).toEqual([{ name: 'wish', params: { id: 'h1', isOn: true } }])
})
