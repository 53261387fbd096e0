import fc from 'fast-check'
import { isTokenOver } from '@/domain/booking/countdown'
import { remainingSeconds } from '@/domain/booking/countdown'
import { OrderWaits } from '@/stores/booking/order-waits'
import { PaymentStore } from '@/stores/booking/payment'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { attemptWith, orderCardWith, paymentPageWith } from '../../../support/client/payment-facts'

const serverNowMs = Date.parse('2026-11-21T10:00:00.000Z')
const dayMs = 86_400_000

const clocks: [string, number][] = [
  ['right', 0],
  ['a day ahead', dayMs],
  ['a day behind', -dayMs],
  ['25 hours ahead, over a month’s end', 10 * dayMs + 3_600_000],
]

const hostPayment = { payerCode: async () => null, request: async () => {} }

describe.each(clocks)('on a phone whose clock is %s', (_what, offsetMs) => {
  test('the payment page counts by the server’s Date, polls at zero, and follows the server’s next reply', async () => {
    const time = createFakeTimers(serverNowMs + offsetMs)
    let page = paymentPageWith()
    const getPaymentPage = jest.fn(async () => page)
    const payment = { getPaymentPage, createPayment: async () => attemptWith(), getPaymentUrl: jest.fn() }
    const store = new PaymentStore(
      { payment, ...time, newKey: () => 'k', hostPayment, openGateway: jest.fn(), onPaid: jest.fn() },
      'pay1',
    )
    await store.look()
    expect(store.secondsLeft).toBe(900)
    await time.pass(300_000)
    expect(store.secondsLeft).toBe(600)
    // The server's clock was corrected meanwhile: its newest Date counts.
    page = paymentPageWith({ serverTime: '2026-11-21T10:14:00.000Z' })
    await store.look()
    expect(store.secondsLeft).toBe(60)
    page = paymentPageWith({ status: 'CLOSED', serverTime: '2026-11-21T10:15:00.000Z' })
    await time.pass(60_000)
    expect(store.page.value?.status).toBe('CLOSED')
  })

  test('a list of orders counts the same, and hears of the end once', async () => {
    const time = createFakeTimers(serverNowMs + offsetMs)
    const onOver = jest.fn()
    const waits = new OrderWaits({ ...time, onOver })
    const order = orderCardWith()
    waits.receive([order])
    waits.start()
    expect(waits.secondsLeft(order)).toBe(900)
    await time.pass(899_000)
    expect([waits.secondsLeft(order), onOver.mock.calls.length]).toEqual([1, 0])
    await time.pass(1_000)
    expect([waits.secondsLeft(order), onOver.mock.calls.length]).toEqual([0, 1])
  })
})

test('no device clock changes how much is left, or whether a price still holds', () => {
  const facts = {
    leftMs: fc.integer({ min: -dayMs, max: 30 * dayMs }),
    passedMs: fc.integer({ min: 0, max: 2 * dayMs }),
    offsetMs: fc.integer({ min: -400 * dayMs, max: 400 * dayMs }),
  }
  fc.assert(
    fc.property(fc.record(facts), ({ leftMs, passedMs, offsetMs }) => {
      const serverTime = new Date(serverNowMs).toISOString()
      const endsAt = new Date(serverNowMs + leftMs).toISOString()
      const receivedAtMs = serverNowMs + offsetMs
      const nowMs = receivedAtMs + passedMs
      expect(remainingSeconds({ deadlineAt: endsAt, serverAt: serverTime, receivedAtMs }, nowMs)).toBe(
        Math.max(0, Math.ceil((leftMs - passedMs) / 1000)),
      )
      expect(isTokenOver({ deadlineAt: endsAt, serverAt: serverTime, receivedAtMs }, nowMs)).toBe(
        leftMs - passedMs <= 10_000,
      )
    }),
  )
})
