import type { Attempt } from '@/domain/attempt'
import { AttemptStore } from '@/stores/app/attempt'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

interface Order {
  readonly quantity: number
}

function attempts(last: Attempt<Order> | null = null) {
  const time = createFakeTimers(0)
  const call = heldCall<Order, string>()
  const stored: (Attempt<Order> | null)[] = []
  const done: string[] = []
  const mended: string[] = []
  let keys = 0
  const store: AttemptStore<Order, string> = new AttemptStore(
    {
      send: call.call,
      timers: time.timers,
      newKey: () => `key ${(keys += 1)}`,
      storeDraft: () => void stored.push(store.last),
      mend: (failure) => {
        if (failure.kind !== 'unauthorized') return false
        mended.push(failure.kind)
        return true
      },
      onDone: (reply) => void done.push(reply),
    },
    last,
  )
  return { store, time, call, stored, done, mended }
}

const two = { quantity: 2 }

test('an attempt is stored before it is sent, and over with its reply', async () => {
  const { store, call, stored, done } = attempts()
  void store.send(two)
  void store.send({ quantity: 3 })
  expect(stored).toEqual([{ key: 'key 1', body: two, isOpen: true }])
  expect(store.isLocked).toBe(true)
  await call.reply('o1')
  expect([store.state, store.last, done]).toEqual([{ step: 'done', reply: 'o1' }, null, ['o1']])
  await store.send({ quantity: 3 })
  expect(call.inputs).toEqual([two])
})

test('without a reply the same key and body are sent again until there is one', async () => {
  const { store, time, call, done } = attempts()
  void store.send(two)
  await call.fail(noReply)
  expect([store.state, store.last?.isOpen]).toEqual([{ step: 'unknown', tries: 1, isRequesting: false }, true])
  store.edit()
  expect(store.state.step).toBe('unknown')
  await time.pass(2000)
  expect(store.state).toMatchObject({ isRequesting: true })
  await call.reply('o1')
  expect([call.keys, call.inputs, done]).toEqual([['key 1', 'key 1'], [two, two], ['o1']])
})

test('a page that is left sends nothing more, and goes on when it is looked at again', async () => {
  const { store, time, call } = attempts()
  void store.send(two)
  await call.fail(noReply)
  store.stop()
  await time.pass(60_000)
  expect(call.inputs).toHaveLength(1)
  void store.resume()
  await call.reply('o1')
  expect(store.state.step).toBe('done')
})

test('after a reload only a try without a known end is taken up', async () => {
  const open = attempts({ key: 'key 0', body: two, isOpen: true })
  void open.store.resume()
  await open.call.reply('o1')
  expect([open.call.keys, open.done]).toEqual([['key 0'], ['o1']])
  const over = attempts({ key: 'key 0', body: two, isOpen: false })
  await over.store.resume()
  expect([over.call.inputs, over.store.state.step]).toEqual([[], 'editing'])
})

test('a refusal is shown until the form changes, and the same form goes out under the same key', async () => {
  const { store, call, stored } = attempts()
  void store.send(two)
  await call.fail(refusal('sold_out'))
  expect(store.state).toMatchObject({ step: 'refused', failure: { code: 'sold_out' } })
  expect(stored.at(-1)).toMatchObject({ isOpen: false })
  store.edit()
  expect(store.state.step).toBe('editing')
  void store.send(two)
  await call.fail(refusal('sold_out'))
  void store.send({ quantity: 1 })
  expect(call.keys).toEqual(['key 1', 'key 1', 'key 2'])
})

test('what the page mends by itself is not shown', async () => {
  const { store, call, mended } = attempts()
  void store.send(two)
  await call.fail({ status: 401 })
  expect([store.state.step, mended]).toEqual(['editing', ['unauthorized']])
})
