import { SignedInSwitch, type VisitorsSwitch } from '@/stores/favorites/signed-in-switch'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

function heart(isLogin = true, visitors?: VisitorsSwitch) {
  const sent = heldCall<string, unknown>()
  const session = { isLogin }
  const requested: unknown[] = []
  const toasts: string[] = []
  const login = {
    pending: null as null | { name: string; params: Record<string, string | number | boolean | null> },
    require: (action: unknown) => void requested.push(action),
    takePendingAction: () => {
      const { pending } = login
      login.pending = null
      return session.isLogin ? pending : null
    },
  }
  const favorites = new SignedInSwitch({
    name: 'wish',
    send: (id, isOn) => sent.call(`${id} ${isOn}`),
    session,
    login,
    toast: { show: (text) => void toasts.push(text) },
    ...(visitors ? { visitors } : {}),
  })
  return { favorites, sent, session, login, requested, toasts }
}

test('shows at once what is wanted', () => {
  const { favorites, sent } = heart()
  void favorites.tap('h1', true)
  expect(favorites.isOn('h1', false)).toBe(true)
  expect(favorites.isOn('h2', false)).toBe(false)
  expect(sent.inputs).toEqual(['h1 true'])
})

test.each([
  ['on, off', [true, false], ['h1 true', 'h1 false'], false],
  ['on, off, on', [true, false, true], ['h1 true'], true],
  ['on, off, on, off', [true, false, true, false], ['h1 true', 'h1 false'], false],
])('of quick taps the last one counts: %s', async (_, taps, sentStates, end) => {
  const { favorites, sent } = heart()
  taps.forEach((isOn) => void favorites.tap('h1', isOn))
  for (let sentCount = 0; sentCount < sentStates.length; sentCount++) await sent.reply({})
  expect(sent.inputs).toEqual(sentStates)
  expect(favorites.isOn('h1', false)).toBe(end)
})

test.each([
  ['no answer', noReply, 'We could not reach Staylark. Check your connection and try again.'],
  ['a refusal', refusal('too_many', undefined, 'Your wish list is full.'), 'Your wish list is full.'],
])('%s restores the confirmed state, with a message', async (_, thrown, text) => {
  const { favorites, sent, toasts } = heart()
  void favorites.tap('h1', true)
  await sent.fail(thrown)
  expect(favorites.isOn('h1', false)).toBe(false)
  expect(toasts).toEqual([text])
})

test('a visitor gets the sign-in prompt; afterwards the tap counts', () => {
  const { favorites, sent, session, login, requested } = heart(false)
  void favorites.tap('h1', true)
  expect(sent.inputs).toEqual([])
  expect(requested).toEqual([{ name: 'wish', params: { id: 'h1', isOn: true } }])
  session.isLogin = true
  login.pending = { name: 'wish', params: { id: 'h1', isOn: true } }
  favorites.resume()
  favorites.resume()
  expect(sent.inputs).toEqual(['h1 true'])
})

test('an expired sign-in is requested again', async () => {
  const { favorites, sent, requested } = heart()
  void favorites.tap('h1', true)
  await sent.fail({ status: 401 })
  expect(favorites.isOn('h1', false)).toBe(false)
  expect(requested).toEqual([{ name: 'wish', params: { id: 'h1', isOn: true } }])
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

  test('it is stored there, without a sign-in prompt', async () => {
    const { place } = visitors()
    const { favorites, sent, requested } = heart(false, place)
    await favorites.tap('h1', true)
    expect([favorites.isOn('h1', false), favorites.isOn('h2', true)]).toEqual([true, false])
    expect([sent.inputs, requested]).toEqual([[], []])
  })

  test('after the sign-in what was handed over is on, and can be turned off again', async () => {
    const { on, place } = visitors()
    on.add('h1')
    const { favorites, sent } = heart(true, place)
    favorites.resume()
    await Promise.resolve()
    await Promise.resolve()
    expect(favorites.isOn('h1', false)).toBe(true)
    void favorites.tap('h1', false)
    expect(sent.inputs).toEqual(['h1 false'])
  })
})

test('what another call made of a state is taken over, but not under a tap', async () => {
  const { favorites, sent } = heart()
  favorites.confirm('h1', true)
  expect(favorites.isOn('h1', false)).toBe(true)
  void favorites.tap('h1', false)
  favorites.confirm('h1', true)
  await sent.reply({})
  expect(favorites.isOn('h1', true)).toBe(false)
})
