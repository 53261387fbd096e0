import { checkLedger } from '../../../support/server/check-ledger'
import { everyPeer } from '../../../support/peers/every-peer'
import type { CallbackChange } from '../../../support/peers/payment-peer'
import type { PeerFault } from '../../../support/peers/peer-server'
import { type PeerStage, startPeerStage } from '../../../support/peers/peer-client'

const MINUTE_MS = 60_000
const channels = Object.keys(everyPeer) as (keyof typeof everyPeer)[]

describe.each(channels)('%s', (channel) => {
  let stage: PeerStage
  let startedAt: Date

  beforeAll(async () => {
    stage = await startPeerStage(channel)
    startedAt = stage.server.clock.now()
  })
  beforeEach(() => stage.server.clock.set(startedAt))
  afterEach(() => checkLedger(stage.server.services.database.db))
  afterAll(() => stage.close())

  const settled = (attempt: { bankOrderId: string }) => stage.attemptStatus(attempt.bankOrderId)

  test('the payment page lists it, and the payer is sent to its own page', async () => {
    const { payId, bankOrderId } = await stage.book()
    const page = await stage.start({ payId, bankOrderId })
    expect(page.body.hostParams).toBeNull()
    expect(page.body.payUrl).toMatch(/^https?:\/\/\S+$/)
    expect(stage.peer.charge(bankOrderId)).toMatchObject({ state: 'open', amountMinor: 220_000 })
  })

  test('a callback pays the order once, however often it comes, and gets the reply that the provider wants', async () => {
    const { payId, bankOrderId } = await stage.book()
    stage.peer.decide(bankOrderId, 'paid')
    const callback = stage.peer.chargeCallback(bankOrderId)
    const [first, second] = [await stage.post(callback), await stage.post(callback)]
    expect(first.status).toBe(200)
    expect(second).toEqual(first)
    if (channel === 'alipay') expect(first).toMatchObject({ body: 'success', contentType: 'text/plain' })
    await stage.work()
    expect(await stage.order(payId)).toEqual({ status: 'CONFIRMED', paid: 220_000, refunded: 0 })
  })

  test('a lost callback is made good by the query within a minute', async () => {
    const { payId, bankOrderId } = await stage.book()
    stage.peer.decide(bankOrderId, 'paid')
    await stage.pass(MINUTE_MS - 20_000)
    expect(await stage.order(payId)).toMatchObject({ status: 'CONFIRMED', paid: 220_000 })
  })

  test('a declined payment can be tried again', async () => {
    const { payId, bankOrderId } = await stage.book()
    stage.peer.decide(bankOrderId, 'declined')
    if (channel === 'stripe') await stage.post(stage.peer.chargeCallback(bankOrderId))
    await stage.pass(30_000)
    // Alipay leaves a refused payer on its page, where they can try again too.
    expect(await settled({ bankOrderId })).toBe(channel === 'alipay' ? 'PENDING' : 'FAILED')
    const again = await stage.open(payId)
    const started = await stage.start({ payId, bankOrderId: again.body.bankOrderId })
    stage.peer.visit?.(started.body.payUrl)
    stage.peer.decide(again.body.bankOrderId, 'paid')
    await stage.pass(30_000)
    expect(await stage.order(payId)).toMatchObject({ status: 'CONFIRMED', paid: 220_000 })
  })

  test('a new attempt closes the open charge, and finds the one that was paid unheard', async () => {
    const first = await stage.book()
    await stage.open(first.payId)
    expect(stage.peer.charge(first.bankOrderId)?.state).toBe('closed')
    expect(await settled(first)).toBe('CLOSED')
    const second = await stage.book()
    stage.peer.decide(second.bankOrderId, 'paid')
    const refused = await stage.open(second.payId)
    expect([refused.status, refused.body.code]).toEqual([409, 'already_paid'])
    expect(await settled(second)).toBe('SUCCESS')
  })

  test('a full refund goes back, once', async () => {
    const attempt = await stage.bookAndPay()
    expect((await stage.cancel(attempt)).status).toBe(200)
    await stage.pass(2 * MINUTE_MS)
    await stage.pass(MINUTE_MS)
    expect(await stage.order(attempt.payId)).toMatchObject({ refunded: 220_000 })
    expect(stage.peer.charge(attempt.bankOrderId)?.refundedMinor).toBe(220_000)
    const callback = await stage.post(stage.peer.refundCallback(attempt.bankOrderId))
    expect(callback.status).toBe(200)
    expect(await stage.refunds(attempt.orderid)).toEqual([{ cause: 'cancelled', status: 'SUCCESS', amount: 220_000 }])
  })

  test('one room of two goes back, then the other, and neither reads as a second payment', async () => {
    const attempt = await stage.bookAndPay(2)
    await stage.cancel(attempt, '0')
    await stage.pass(2 * MINUTE_MS)
    await stage.pass(MINUTE_MS)
    expect(await stage.order(attempt.payId)).toEqual({ status: 'PARTIAL_REFUNDED', paid: 440_000, refunded: 220_000 })
    expect((await stage.post(stage.peer.refundCallback(attempt.bankOrderId))).status).toBe(200)
    await stage.cancel(attempt, '1')
    await stage.pass(2 * MINUTE_MS)
    await stage.pass(MINUTE_MS)
    expect(await stage.order(attempt.payId)).toMatchObject({ paid: 440_000, refunded: 440_000 })
    expect(stage.peer.charge(attempt.bankOrderId)?.refundedMinor).toBe(440_000)
  })

  test('a refund that the provider refuses is the traveler’s to redirect', async () => {
    const attempt = await stage.bookAndPay()
    stage.peer.refuseRefunds(true)
    await stage.cancel(attempt)
    await stage.pass(2 * MINUTE_MS)
    await stage.pass(MINUTE_MS)
    stage.peer.refuseRefunds(false)
    expect(await stage.refunds(attempt.orderid)).toEqual([{ cause: 'cancelled', status: 'FAILED', amount: 220_000 }])
    expect(stage.peer.charge(attempt.bankOrderId)?.refundedMinor).toBe(0)
  })

  test('a refund made in the provider’s own dashboard is booked once and cancels nothing', async () => {
    const attempt = await stage.bookAndPay()
    stage.peer.refundInDashboard(attempt.bankOrderId, 5_000)
    for (let times = 0; times < 2; times += 1) {
      expect((await stage.post(stage.peer.refundCallback(attempt.bankOrderId))).status).toBe(200)
    }
    expect(await stage.order(attempt.payId)).toEqual({ status: 'CONFIRMED', paid: 220_000, refunded: 5_000 })
    expect(await stage.refunds(attempt.orderid)).toEqual([{ cause: 'by_provider', status: 'SUCCESS', amount: 5_000 }])
    expect(stage.server.logLines.join()).toContain('refund_by_provider')
  })

  describe('faults of a callback', () => {
    const rows: readonly [string, CallbackChange, number, string][] = [
      ['a wrong signature', { isForged: true }, 401, 'bad_signature'],
      ['a signature of 301 s ago', { signedAgo: 301 }, 401, 'bad_signature'],
      ['a signature of 301 s ahead', { signedAgo: -301 }, 401, 'bad_signature'],
      ['another amount', { amountMinor: 219_999 }, 400, 'amount_mismatch'],
      ['another currency', { currencyCode: 'USD' }, 400, 'amount_mismatch'],
      ['another merchant', { merchant: 'acct_of_another' }, 400, 'other_merchant'],
    ]
    // Alipay signs no time: a message that is replayed was taken in before.
    const own = rows.filter(([, change]) => channel !== 'alipay' || change.signedAgo === undefined)
    test.each(own)('%s is refused, logged, and changes nothing', async (_name, change, status, code) => {
      const { payId, bankOrderId } = await stage.book()
      stage.peer.decide(bankOrderId, 'paid')
      const reply = await stage.post(stage.peer.chargeCallback(bankOrderId, change))
      expect([reply.status, JSON.parse(reply.body).code]).toEqual([status, code])
      expect(await stage.order(payId)).toEqual({ status: 'TO_PAY', paid: 0, refunded: 0 })
      expect(stage.server.logLines.at(-1)).toMatch(/payment_callback_refused|payment_event_refused|"status":4/)
      expect((await stage.post(stage.peer.chargeCallback(bankOrderId))).status).toBe(200)
    })

    test('late, when the rooms are gone: the money goes back', async () => {
      const reserved = await stage.reserve(1, 1)
      const { payId, bankOrderId, pid, orderid } = await stage.visit(reserved)
      stage.peer.decide(bankOrderId, 'paid')
      stage.peer.failNext('server error', 1000)
      await stage.pass(26 * MINUTE_MS)
      stage.peer.recover()
      expect(await stage.order(payId)).toMatchObject({ status: 'CLOSED_TIMEOUT' })
      await stage.bookByOther(pid)
      expect((await stage.post(stage.peer.chargeCallback(bankOrderId))).status).toBe(200)
      await stage.pass(2 * MINUTE_MS)
      await stage.pass(MINUTE_MS)
      expect(await stage.order(payId)).toEqual({ status: 'REFUNDED', paid: 220_000, refunded: 220_000 })
      expect(await stage.refunds(orderid)).toEqual([{ cause: 'late_payment', status: 'SUCCESS', amount: 220_000 }])
    })

    test('out of order: a refund before its payment is sent again later', async () => {
      const { payId, bankOrderId } = await stage.book()
      stage.peer.decide(bankOrderId, 'paid')
      stage.peer.refundInDashboard(bankOrderId, 5_000)
      const refund = stage.peer.refundCallback(bankOrderId)
      expect((await stage.post(refund)).status).toBe(409)
      expect((await stage.post(stage.peer.chargeCallback(bankOrderId))).status).toBe(200)
      expect((await stage.post(refund)).status).toBe(200)
      expect(await stage.order(payId)).toMatchObject({ paid: 220_000, refunded: 5_000 })
    })
  })

  describe('faults of a call', () => {
    const faults: readonly PeerFault[] = ['server error', 'no reply']

    test.each(faults)('%s when the payment is opened: the traveler can try again', async (fault) => {
      const { payId } = await stage.reserve()
      stage.peer.failNext(fault, stage.peer.tries)
      const opened = await stage.open(payId, 'one')
      const first = opened.status === 200 ? await stage.start({ payId, ...opened.body }) : opened
      // Alipay is not called before the payer opens its page.
      const isCalled = channel !== 'alipay'
      expect([first.status, first.body.code]).toEqual(isCalled ? [502, 'provider_unreachable'] : [200, undefined])
      stage.peer.recover()
      const { bankOrderId } = (await stage.open(payId, 'one')).body
      const started = await stage.start({ payId, bankOrderId })
      stage.peer.visit?.(started.body.payUrl)
      stage.peer.decide(bankOrderId, 'paid')
      await stage.pass(30_000)
      expect(await stage.order(payId)).toMatchObject({ status: 'CONFIRMED', paid: 220_000 })
    })

    test.each(faults)('%s when the refund is sent: it is sent again and goes back once', async (fault) => {
      const attempt = await stage.bookAndPay()
      stage.peer.failNext(fault, stage.peer.tries, stage.peer.refundCalls)
      await stage.cancel(attempt)
      for (let minutes = 0; minutes < 5; minutes += 1) await stage.pass(MINUTE_MS)
      stage.peer.recover()
      expect(await stage.refunds(attempt.orderid)).toEqual([{ cause: 'cancelled', status: 'SUCCESS', amount: 220_000 }])
      expect(stage.peer.charge(attempt.bankOrderId)?.refundedMinor).toBe(220_000)
    })
  })
})
