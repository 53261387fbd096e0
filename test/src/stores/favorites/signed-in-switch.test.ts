import { SignedInSwitch, type VisitorsSwitch } from '@/stores/favorites/signed-in-switch'
import { heldCall, noReply, refusal } from '../../../support/client/held-answers'

function heart(isLogin = true, visitors?: VisitorsSwitch) {
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
    ...(visitors ? { visitors } : {}),
  })
  return { wishes, sent, session, login, asked, toasts }
}

test('shows at once what is wanted', () => {
  const { wishes, sent } = heart()
  void wishes.tap('h1', true)
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
  taps.forEach((isOn) => void wishes.tap('h1', isOn))
  for (let answers = 0; answers < sentStates.length; answers++) await sent.answer({})
  expect(sent.inputs).toEqual(sentStates)
  expect(wishes.isOn('h1', false)).toBe(end)
})

test.each([
  ['no answer', noReply, 'We could not reach Staylark. Check your connection and try again.'],
  ['a refusal', refusal('too_many', undefined, 'Your wish list is full.'), 'Your wish list is full.'],
])('%s brings back what was agreed, and is said', async (_, thrown, text) => {
  const { wishes, sent, toasts } = heart()
  void wishes.tap('h1', true)
  await sent.fail(thrown)
  expect(wishes.isOn('h1', false)).toBe(false)
  expect(toasts).toEqual([text])
})

test('a visitor is asked to sign in; afterwards the tap counts', () => {
  const { wishes, sent, session, login, asked } = heart(false)
  void wishes.tap('h1', true)
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
  void wishes.tap('h1', true)
  await sent.fail({ status: 401 })
  expect(wishes.isOn('h1', false)).toBe(false)
  expect(asked).toEqual([{ name: 'wish', params: { id: 'h1', isOn: true } }])
})

describe('with a place for what visitors tap', () => {
  function visitors() {
    const on = new Set<string>()
    const place: VisitorsSwitch = {
      has: (id) => on.has(id),
      set: (id, isOn) => void (isOn ? on.add(id) : on.delete(id)),
      handOver: () => Promise.resolve([...on]),
    }
    return { on, place }
  }

  test('it is kept there, and nobody is asked to sign in', async () => {
    const { place } = visitors()
    const { wishes, sent, asked } = heart(false, place)
    await wishes.tap('h1', true)
    expect([wishes.isOn('h1', false), wishes.isOn('h2', true)]).toEqual([true, false])
    expect([sent.inputs, asked]).toEqual([[], []])
  })

  test('after the sign-in what was handed over is on, and can be turned off again', async () => {
    const { on, place } = visitors()
    on.add('h1')
    const { wishes, sent } = heart(true, place)
    wishes.resume()
    await Promise.resolve()
    await Promise.resolve()
    expect(wishes.isOn('h1', false)).toBe(true)
    void wishes.tap('h1', false)
    expect(sent.inputs).toEqual(['h1 false'])
  })
})

test('what another call made of a state is taken over, but not under a tap', async () => {
  const { wishes, sent } = heart()
  wishes.confirm('h1', true)
  expect(wishes.isOn('h1', false)).toBe(true)
  void wishes.tap('h1', false)
  wishes.confirm('h1', true)
  await sent.answer({})
  expect(wishes.isOn('h1', true)).toBe(false)
})
