import type { OrderStatus } from '@/contract/order'
import type { AttemptStatus, PaymentStatus } from '@/contract/payment'
import { PayFinishStore } from '@/stores/booking/pay-finish'
import { createFakeTimers, settle } from '../../../support/client/fake-timers'
import { attemptWith, orderCardWith, paymentPageWith } from '../../../support/client/payment-facts'
import { couponCardWith } from '../../../support/client/voucher-facts'

const { skuId, name, variant, quantity, headImg } = couponCardWith()
const paidVouchers = { type: 'coupon', skuId, name, variant, quantity, headImg } as const

const tenMinutesMs = 600_000

function payFinishStore() {
  const time = createFakeTimers()
  const world = {
    order: 'TO_PAY' as OrderStatus,
    payment: 'PENDING' as PaymentStatus,
    attempt: 'PENDING' as AttemptStatus,
    isOffline: false,
    buysVouchers: false,
  }
  const getPackageOrderByPayId = jest.fn(async () => {
    if (world.isOffline) throw Object.assign(new Error('no line'), { kind: 'network' })
    return orderCardWith({ status: world.order })
  })
  const getCouponOrderByPayId = jest.fn(async () => couponCardWith({ status: 'TO_USE' }))
  const getPaymentPage = async () =>
    paymentPageWith({
      status: world.payment,
      attempt: attemptWith({ status: world.attempt }),
      ...(world.buysVouchers && { order: paidVouchers }),
    })
  const { timers } = time
  const dependencies = {
    order: { getPackageOrderByPayId },
    couponOrder: { getCouponOrderByPayId },
    payment: { getPaymentPage },
    timers,
  }
  return { store: new PayFinishStore(dependencies, 'pay1'), time, world, requested: getPackageOrderByPayId }
}

test('polls until the hotel has confirmed, then no more', async () => {
  const { store, time, world, requested } = payFinishStore()
  await store.look()
  expect(store.state).toBe('checking')
  world.order = 'CONFIRMING'
  await time.pass(1_000)
  expect(store.state).toBe('confirming')
  world.order = 'CONFIRMED'
  await time.pass(10_000)
  expect(store.state).toBe('confirmed')
  const times = requested.mock.calls.length
  await time.pass(tenMinutesMs)
  expect(requested).toHaveBeenCalledTimes(times)
})

test('when polling ends without a result the state stays, and a restart polls from the beginning', async () => {
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

test('a hidden page does not poll, and polls at once on return', async () => {
  const { store, time, requested } = payFinishStore()
  await store.look()
  store.stop()
  await time.pass(tenMinutesMs)
  expect(requested).toHaveBeenCalledTimes(1)
  await store.look()
  expect(requested).toHaveBeenCalledTimes(2)
})

test('hidden and shown again during a request, it still polls once at a time', async () => {
  const { store, time } = payFinishStore()
  void store.look()
  store.stop()
  await store.look()
  await settle()
  expect(time.running()).toBe(1)
  store.stop()
  expect(time.running()).toBe(0)
})

test('a lost connection ends nothing: polling continues and the known state stays', async () => {
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

test('a declined attempt is final: the next step is the traveler’s', async () => {
  const { store, time, world } = payFinishStore()
  world.attempt = 'FAILED'
  await store.look()
  expect([store.state, time.running()]).toEqual(['declined', 0])
})

test.each([
  ['CANCELLED', 'PAID', 'SUCCESS', 'cancelled'],
  ['CANCELLED', 'REFUNDED', 'SUCCESS', 'cancelled'],
  ['CANCELLED_WITH_FEE', 'PAID', 'SUCCESS', 'cancelled'],
  ['CANCELLED', 'CLOSED', 'SUCCESS', 'checking'],
  ['CANCELLED', 'CLOSED', 'PENDING', 'checking'],
  ['CANCELLED', 'CLOSED', 'FAILED', 'closed'],
  ['REFUNDED', 'REFUNDED', 'SUCCESS', 'refunded'],
] as const)('an order that is %s with a payment %s and an attempt %s is %s', async (order, payment, attempt, state) => {
  const { store, world } = payFinishStore()
  Object.assign(world, { order, payment, attempt })
  await store.look()
  expect(store.state).toBe(state)
})

test('what was bought is read by its kind', async () => {
  const { store, world, requested } = payFinishStore()
  Object.assign(world, { buysVouchers: true, payment: 'PAID', attempt: 'SUCCESS' })
  await store.look()
  expect([store.state, store.facts.value?.order.type, requested.mock.calls.length]).toEqual(['confirmed', 'coupon', 0])
})
