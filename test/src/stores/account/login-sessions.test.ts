import type { LoginSession } from '@/contract/login'
import { LoginSessionsStore } from '@/stores/account/login-sessions'
import { ToastStore } from '@/stores/app/toast'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { heldCall, noReply } from '../../../support/client/held-call'

const sessionOf = (id: string): LoginSession => ({
  id,
  deviceKind: 'phone',
  deviceName: 'Chrome on Android',
  countryName: null,
  startedAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-21T07:00:00.000Z',
  isThis: id === 'here',
})

async function opened() {
  const lists = heldCall<object, { list: LoginSession[] }>()
  const ends = heldCall<{ id: string }, { ok: true }>()
  const others = heldCall<object, { ok: true }>()
  const toast = new ToastStore(createFakeTimers().timers)
  const calls = { listSessions: lists.call, revokeSession: ends.call, revokeOtherSessions: others.call }
  const store = new LoginSessionsStore(calls, toast)
  void store.load()
  await lists.reply({ list: ['here', 'a', 'b'].map(sessionOf) })
  const ids = () => store.sessions.value?.map(({ id }) => id)
  return { store, ends, others, toast, ids }
}

test('a sign-in that is ended leaves the list; meanwhile no other can be ended', async () => {
  const { store, ends, ids } = await opened()
  void store.end('a')
  void store.end('b')
  expect([store.ending, ends.inputs]).toEqual(['a', [{ id: 'a' }]])
  await ends.reply({ ok: true })
  expect([ids(), store.ending]).toEqual([['here', 'b'], null])
})

test('all others go at once', async () => {
  const { store, others, ids } = await opened()
  void store.endOthers()
  expect(store.ending).toBe('others')
  await others.reply({ ok: true })
  expect(ids()).toEqual(['here'])
})

test('one that could not be ended stays, with a message', async () => {
  const { store, ends, ids, toast } = await opened()
  void store.end('a')
  await ends.fail(noReply)
  expect([ids(), toast.current?.text, store.ending]).toEqual([
    ['here', 'a', 'b'],
    'We could not reach Staylark. Check your connection and try again.',
    null,
  ])
})
