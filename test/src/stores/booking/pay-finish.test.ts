import type { OrderStatus } from '@/contract/order'
import type { AttemptStatus } from '@/contract/payment'
import { PayFinishStore } from '@/stores/booking/pay-finish'
import { createFakeTimers, settle } from '../../../support/client/fake-timers'
import { attemptWith, orderCardWith, paymentPageWith } from '../../../support/client/payment-facts'

const tenMinutesMs = 600_000

function payFinishStore() {
  const time = createFakeTimers()
  const world = { order: 'TO_PAY' as OrderStatus, attempt: 'PENDING' as AttemptStatus, isOffline: false }
  const getPackageOrderByPayId = jest.fn(async () => {
    if (world.isOffline) throw Object.assign(new Error('no line'), { kind: 'network' })
    return orderCardWith({ status: world.order })
  })
  const getPaymentPage = async () => paymentPageWith({ attempt: attemptWith({ status: world.attempt }) })
  const { timers } = time
  const dependencies = { order: { getPackageOrderByPayId }, payment: { getPaymentPage }, timers }
  return { store: new PayFinishStore(dependencies, 'pay1'), time, world, asked: getPackageOrderByPayId }
}

test('asks until the hotel has confirmed, then no more', async () => {
  const { store, time, world, asked } = payFinishStore()
  await store.look()
  expect(store.state).toBe('checking')
  world.order = 'CONFIRMING'
  await time.pass(1_000)
  expect(store.state).toBe('confirming')
  world.order = 'CONFIRMED'
  await time.pass(10_000)
  expect(store.state).toBe('confirmed')
  const times = asked.mock.calls.length
  await time.pass(tenMinutesMs)
  expect(asked).toHaveBeenCalledTimes(times)
})

test('when asking ends without an answer the state stays what it is, and asking anew begins from the start', async () => {
  const { store, time, world } = payFinishStore()
  await store.look()
  await time.pass(tenMinutesMs)
  expect([store.state, store.isLongWait, time.running()]).toEqual(['checking', true, 0])
  await store.restart()
  expect([store.isLongWait, time.running()]).toEqual([false, 1])
  world.order = 'CONFIRMED'
  await time.pass(1_000)
  expect(store.state).toBe('confirmed')
})

test('nobody asks while nobody looks, and coming back asks at once', async () => {
  const { store, time, asked } = payFinishStore()
  await store.look()
  store.stop()
  await time.pass(tenMinutesMs)
  expect(asked).toHaveBeenCalledTimes(1)
  await store.look()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('hidden and shown again while an answer is on its way, it still asks once at a time', async () => {
  const { store, time } = payFinishStore()
  void store.look()
  store.stop()
  await store.look()
  await settle()
  expect(time.running()).toBe(1)
  store.stop()
  expect(time.running()).toBe(0)
})

test('a lost line ends nothing: it goes on asking and keeps what is known', async () => {
  const { store, time, world } = payFinishStore()
  await store.look()
  world.isOffline = true
  await time.pass(1_000)
  expect(store.facts.failure).toEqual({ kind: 'network' })
  expect(store.state).toBe('checking')
  world.isOffline = false
  world.order = 'CONFIRMED'
  await time.pass(5_000)
  expect(store.state).toBe('confirmed')
})

test('a declined attempt is settled: the next step is the traveller’s', async () => {
  const { store, time, world } = payFinishStore()
  world.attempt = 'FAILED'
  await store.look()
  expect([store.state, time.running()]).toEqual(['declined', 0])
})
