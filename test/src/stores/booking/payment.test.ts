import type { PaymentPage, PayStart } from '@/contract/payment'
import { PaymentStore } from '@/stores/booking/payment'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { attemptWith, paymentPageWith } from '../../../support/client/payment-facts'

/** A store on a device whose clock is years wrong; the server returns what `page` holds. */
function paymentStore() {
  const time = createFakeTimers(1_000)
  const world = { page: paymentPageWith() as PaymentPage | Error }
  const calls = {
    getPaymentPage: jest.fn(async () => {
      if (world.page instanceof Error) throw world.page
      return world.page
    }),
    createPayment: jest.fn(async (_input: unknown, _options: unknown) => attemptWith()),
    getPaymentUrl: jest.fn(async (_input: unknown): Promise<PayStart> => ({
      payUrl: 'https://pay.example/b1',
      hostParams: null,
      codeUrl: null,
    })),
  }
  const openGateway = jest.fn()
  const hostPayment = { payerCode: jest.fn(async (): Promise<string | null> => null), request: jest.fn(async () => {}) }
  const onPaid = jest.fn()
  let keys = 0
  const newKey = () => `key${++keys}`
  const store = new PaymentStore({ payment: calls, ...time, newKey, hostPayment, openGateway, onPaid }, 'pay1')
  const keysSent = () => calls.createPayment.mock.calls.map(([, options]) => options)
  return { store, time, world, calls, hostPayment, openGateway, onPaid, keysSent }
}

const refusal = (code: string) => ({ code, message: 'No.', requestId: 'r1', details: null })

test('counts by the server’s clock, whatever the device’s clock', async () => {
  const { store, time } = paymentStore()
  await store.look()
  expect(store.secondsLeft).toBe(900)
  await time.pass(60_000)
  expect(store.secondsLeft).toBe(840)
})

test('chooses the first method that can be used', async () => {
  const { store, world } = paymentStore()
  const [method] = paymentPageWith().methods
  world.page = paymentPageWith({ methods: [{ ...method!, disabledReason: 'Not today.' }] })
  await store.look()
  expect(store.channel).toBeNull()
  world.page = paymentPageWith()
  await store.look()
  expect(store.channel).toBe('sandbox')
})

test('at zero it polls the server until the result is known', async () => {
  const { store, time, world, calls } = paymentStore()
  await store.look()
  world.page = paymentPageWith({ serverTime: '2026-11-21T10:15:00.000Z' })
  await time.pass(900_000)
  expect(calls.getPaymentPage).toHaveBeenCalledTimes(2)
  expect(store.page.value?.status).toBe('PENDING')
  world.page = paymentPageWith({ status: 'CLOSED', serverTime: '2026-11-21T10:15:04.000Z' })
  await time.pass(4_000)
  expect(store.page.value?.status).toBe('CLOSED')
  expect(time.running()).toBe(0)
})

test.each(['PAID', 'REFUNDED'] as const)('%s is shown elsewhere', async (status) => {
  const { store, world, onPaid } = paymentStore()
  world.page = paymentPageWith({ status })
  await store.look()
  expect(onPaid).toHaveBeenCalledTimes(1)
})

test('a response after the page was left changes nothing', async () => {
  const { store, time, world, onPaid } = paymentStore()
  world.page = paymentPageWith({ status: 'PAID' })
  const look = store.look()
  store.stop()
  await look
  expect(onPaid).not.toHaveBeenCalled()
  world.page = paymentPageWith()
  const other = store.look()
  store.stop()
  await other
  expect(time.running()).toBe(0)
})

test('an open attempt is followed until the server knows its end, or the page is left', async () => {
  const { store, time, world, calls, onPaid } = paymentStore()
  world.page = paymentPageWith({ attempt: attemptWith({ status: 'PENDING' }) })
  await store.look()
  await time.pass(1_000)
  expect(calls.getPaymentPage).toHaveBeenCalledTimes(2)
  world.page = paymentPageWith({ status: 'PAID' })
  await time.pass(1_500)
  expect(onPaid).toHaveBeenCalledTimes(1)
  world.page = paymentPageWith({ attempt: attemptWith({ status: 'PENDING' }) })
  await store.look()
  store.stop()
  expect(time.running()).toBe(0)
})

test('a failed poll retains the known state and shows the reason', async () => {
  const { store, world } = paymentStore()
  await store.look()
  world.page = Object.assign(new Error('no line'), { kind: 'network' })
  await store.look()
  expect(store.page.value?.payId).toBe('pay1')
  expect(store.page.failure).toEqual({ kind: 'network' })
})

test('paying opens one attempt and the gateway, however often it is tapped', async () => {
  const { store, calls, openGateway } = paymentStore()
  await store.look()
  await Promise.all([store.pay(), store.pay()])
  expect(calls.createPayment).toHaveBeenCalledTimes(1)
  expect(openGateway).toHaveBeenCalledWith('https://pay.example/b1')
  expect(store.isOpening).toBe(false)
})

test('where the host pays itself, it gets the parameters, and the server alone knows the outcome', async () => {
  const { store, calls, hostPayment, openGateway, world, onPaid } = paymentStore()
  await store.look()
  hostPayment.payerCode.mockResolvedValue('code1')
  calls.getPaymentUrl.mockResolvedValue({ payUrl: null, hostParams: { tradeNO: 't1' }, codeUrl: null })
  await store.pay()
  expect(hostPayment.payerCode).toHaveBeenCalledWith('sandbox')
  expect(calls.getPaymentUrl).toHaveBeenCalledWith({ payId: 'pay1', bankOrderId: 'b1', hostCode: 'code1' })
  expect(hostPayment.request).toHaveBeenCalledWith({ tradeNO: 't1' })
  expect(openGateway).not.toHaveBeenCalled()
  expect(onPaid).not.toHaveBeenCalled()
  world.page = paymentPageWith({ status: 'PAID' })
  await store.pay()
  expect(onPaid).toHaveBeenCalledTimes(1)
})

test('a code to scan is shown until the payment ends, however long that takes', async () => {
  const { store, time, calls, openGateway, world, onPaid } = paymentStore()
  await store.look()
  calls.getPaymentUrl.mockResolvedValue({ payUrl: null, hostParams: null, codeUrl: 'weixin://pay?pr=1' })
  world.page = paymentPageWith({ attempt: attemptWith() })
  await store.pay()
  expect([store.codeUrl, openGateway.mock.calls.length]).toEqual(['weixin://pay?pr=1', 0])
  await time.pass(400_000)
  const before = calls.getPaymentPage.mock.calls.length
  await time.pass(4_000)
  expect(calls.getPaymentPage.mock.calls.length).toBeGreaterThan(before)
  world.page = paymentPageWith({ status: 'PAID' })
  await time.pass(4_000)
  expect(onPaid).toHaveBeenCalledTimes(1)
})

test.each([
  ['the attempt has failed', paymentPageWith({ attempt: attemptWith({ status: 'FAILED' }) })],
  ['the time to pay is over', paymentPageWith({ status: 'CLOSED', attempt: attemptWith({ status: 'CLOSED' }) })],
])('a code to scan goes once %s', async (_why, page) => {
  const { store, calls, world } = paymentStore()
  await store.look()
  calls.getPaymentUrl.mockResolvedValue({ payUrl: null, hostParams: null, codeUrl: 'weixin://pay?pr=1' })
  world.page = paymentPageWith({ attempt: attemptWith() })
  await store.pay()
  world.page = page
  await store.look()
  expect(store.codeUrl).toBeNull()
})

test('a code that is closed stays closed while its attempt is open', async () => {
  const { store, calls, world } = paymentStore()
  await store.look()
  calls.getPaymentUrl.mockResolvedValue({ payUrl: null, hostParams: null, codeUrl: 'weixin://pay?pr=1' })
  world.page = paymentPageWith({ attempt: attemptWith() })
  await store.pay()
  store.closeCode()
  await store.look()
  expect(store.codeUrl).toBeNull()
})

test('a lost response is requested with the same key, a new attempt has a new one', async () => {
  const { store, calls, keysSent } = paymentStore()
  await store.look()
  calls.createPayment.mockRejectedValueOnce({ kind: 'timeout' })
  await store.pay()
  expect(store.failure).toEqual({ kind: 'timeout' })
  await store.pay()
  await store.pay()
  expect(keysSent()).toEqual(['key1', 'key1', 'key2'].map((idempotencyKey) => ({ idempotencyKey })))
})

test('a refusal is shown, and the page is requested again', async () => {
  const { store, world, calls } = paymentStore()
  await store.look()
  world.page = paymentPageWith({ status: 'CLOSED' })
  calls.createPayment.mockRejectedValueOnce(refusal('payment_expired'))
  await store.pay()
  expect(store.failure).toMatchObject({ kind: 'refused', code: 'payment_expired' })
  expect(store.page.value?.status).toBe('CLOSED')
})

test('what was paid meanwhile is shown as paid, not as a failure', async () => {
  const { store, calls, onPaid } = paymentStore()
  await store.look()
  calls.createPayment.mockRejectedValueOnce(refusal('already_paid'))
  await store.pay()
  expect(onPaid).toHaveBeenCalledTimes(1)
  expect(store.failure).toBeNull()
})
