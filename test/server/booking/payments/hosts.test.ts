import { createVerify } from 'node:crypto'
import { Formatter } from 'wechatpay-axios-plugin'
import { configuredProviders } from '../../../../server/booking/payments/providers/configured'
import { signLines } from '../../../../server/booking/payments/providers/wechat-signature'
import { call } from '../../../support/server/call'
import { type PeerStage, startPeerStage } from '../../../support/peers/peer-client'
import { startStripePeer } from '../../../support/peers/stripe'
import { bookingClient } from '../../../support/server/booking-client'
import { addHotel } from '../../../support/server/add-hotel'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

describe('WeChat', () => {
  let stage: PeerStage
  beforeAll(async () => {
    stage = await startPeerStage('wechat')
  })
  afterAll(() => stage.close())

  const opened = async () => {
    const { payId } = await stage.reserve()
    return { payId, bankOrderId: (await stage.open(payId)).body.bankOrderId }
  }

  const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0'
  const startOnDesktop = (
    attempt: object,
    headers: Record<string, string> = { 'app-type': 'web' },
    more: object = {},
  ) =>
    call(stage.server.app, 'getPaymentUrl', { ...attempt, ...more }, { headers: { ...headers, 'user-agent': desktop } })

  test.each([
    ['weapp', 'wxfedcba9876543210'],
    ['web-wechat', 'wx0123456789abcdef'],
  ])('%s gets signed parameters of its own application', async (appType, appId) => {
    const attempt = await opened()
    const { body } = await stage.start(attempt, appType, 'code1')
    expect(body).toMatchObject({
      payUrl: null,
      hostParams: { appId, package: `prepay_id=wx${attempt.bankOrderId}`, signType: 'RSA' },
    })
    const { timeStamp, nonceStr, paySign, package: bundle } = body.hostParams
    const signed = Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, bundle)
    const key = stage.server.services.env.payments.wechat?.privateKey
    expect(paySign).toBe(key && signLines(key, appId, timeStamp, nonceStr, bundle))
    const pem = key?.export({ type: 'pkcs8', format: 'pem' }).toString() ?? ''
    expect(createVerify('RSA-SHA256').update(signed).verify(pem, paySign, 'base64')).toBe(true)
  })

  test('the payment page shows why nothing can be paid only in an app where no method works', async () => {
    const server = await startTestServer({ services: { payments: configuredProviders(stage.server.services) } })
    const client = bookingClient(server)
    const { pid } = await addHotel(server.services.database.db)
    const { payId } = await client.book(await client.person(), pid)
    const noMethodText = async (appType: string) => {
      const page = await call(server.app, 'getPaymentPage', { payId }, { headers: { 'app-type': appType } })
      return page.body.noMethodText
    }
    expect([await noMethodText('tt'), await noMethodText('weapp')]).toEqual([
      'This booking cannot be paid in this app. Open it in your browser, or in the app of a listed wallet.',
      null,
    ])
    await server.close()
  })

  test('its browser is first sent to WeChat, which names the payer', async () => {
    const attempt = await opened()
    const { body } = await stage.start(attempt, 'web-wechat')
    const url = new URL(body.payUrl)
    expect([url.origin, url.searchParams.get('redirect_uri'), url.searchParams.get('scope')]).toEqual([
      'https://open.weixin.qq.com',
      `http://localhost:3000/order/pay/${attempt.payId}`,
      'snsapi_base',
    ])
  })

  test.each([[undefined], ['bad']])('a mini-program with the code %s is refused', async (code) => {
    const reply = await stage.start(await opened(), 'weapp', code)
    expect([reply.status, reply.body.code]).toEqual([409, 'payer_unknown'])
  })

  test('a browser is sent to the H5 page and back', async () => {
    const attempt = await opened()
    const url = new URL((await stage.start(attempt)).body.payUrl)
    expect(url.searchParams.get('redirect_url')).toBe(`http://localhost:3000/order/pay/finish/${attempt.payId}`)
  })

  test('a desktop browser gets a code to scan, which is paid, refunded and closed like any other charge', async () => {
    const attempt = await stage.reserve()
    const { bankOrderId } = (await stage.open(attempt.payId)).body
    const { payId } = attempt
    const { body } = await startOnDesktop({ payId, bankOrderId })
    expect(body).toEqual({ payUrl: null, hostParams: null, codeUrl: `weixin://wxpay/bizpayurl?pr=${bankOrderId}` })
    stage.peer.decide(bankOrderId, 'paid')
    expect((await stage.post(stage.peer.chargeCallback(bankOrderId))).status).toBe(200)
    await stage.work()
    expect(await stage.order(payId)).toEqual({ status: 'CONFIRMED', paid: 220_000, refunded: 0 })
    await stage.cancel({ ...attempt, bankOrderId })
    await stage.pass(120_000)
    await stage.pass(60_000)
    expect(await stage.order(payId)).toMatchObject({ refunded: 220_000 })
    const unpaid = await opened()
    await startOnDesktop(unpaid)
    await stage.open(unpaid.payId)
    expect(stage.peer.charge(unpaid.bankOrderId)?.state).toBe('closed')
  })

  test('a code that was paid unheard is found by the query', async () => {
    const attempt = await opened()
    await startOnDesktop(attempt)
    stage.peer.decide(attempt.bankOrderId, 'paid')
    await stage.pass(30_000)
    expect(await stage.order(attempt.payId)).toMatchObject({ status: 'CONFIRMED', paid: 220_000 })
  })

  test.each(['server error', 'no reply'] as const)(
    '%s when the code is requested: the traveler can try again',
    async (fault) => {
      const attempt = await opened()
      stage.peer.failNext(fault, stage.peer.tries)
      expect((await startOnDesktop(attempt)).body.code).toBe('provider_unreachable')
      stage.peer.recover()
      expect((await startOnDesktop(attempt)).body.codeUrl).toContain(attempt.bankOrderId)
    },
  )

  test('WeChat on a desktop pays in its own sheet', async () => {
    const attempt = await opened()
    const { body } = await startOnDesktop(attempt, { 'app-type': 'web-wechat' }, { hostCode: 'code1' })
    expect(body).toMatchObject({ codeUrl: null, hostParams: { package: `prepay_id=wx${attempt.bankOrderId}` } })
  })

  test('a signature probe is refused and counted, without an alarm', async () => {
    const attempt = await stage.book()
    stage.peer.decide(attempt.bankOrderId, 'paid')
    const { body, headers } = stage.peer.chargeCallback(attempt.bankOrderId)
    const before = stage.server.services.securityCounters.signatureProbes
    const logged = stage.server.logLines.length
    const probe = { ...headers, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}` }
    expect((await stage.post({ body, headers: probe })).status).toBe(401)
    expect(stage.server.services.securityCounters.signatureProbes).toBe(before + 1)
    const levels = stage.server.logLines.slice(logged).map((line) => JSON.parse(line).level)
    expect(Math.max(...levels)).toBeLessThan(40)
    expect(await stage.attemptStatus(attempt.bankOrderId)).toBe('PENDING')
  })

  test('a key that is not configured is never fetched: the message is refused', async () => {
    const attempt = await stage.book()
    const { body, headers } = stage.peer.chargeCallback(attempt.bankOrderId)
    stage.peer.failNext('server error', 1)
    const reply = await stage.post({ body, headers: { ...headers, 'wechatpay-serial': 'PUB_KEY_ID_OF_NOBODY' } })
    expect(reply.status).toBe(401)
    // The planned failure is still there: nothing was called.
    expect((await stage.start(attempt)).status).toBe(502)
  })
})

describe('Alipay', () => {
  let stage: PeerStage
  beforeAll(async () => {
    stage = await startPeerStage('alipay')
  })
  afterAll(() => stage.close())

  test('its mini-program gets the trade that was created for its payer', async () => {
    const { payId } = await stage.reserve()
    const { bankOrderId } = (await stage.open(payId)).body
    const { body } = await stage.start({ payId, bankOrderId }, 'alipay', 'code1')
    expect(body).toEqual({ payUrl: null, hostParams: { tradeNO: expect.stringMatching(/^20261121/) }, codeUrl: null })
    stage.peer.decide(bankOrderId, 'paid')
    await stage.pass(30_000)
    expect(await stage.order(payId)).toMatchObject({ status: 'CONFIRMED' })
  })

  test.each([[undefined], ['bad']])('without a payer (%s) no trade is created', async (code) => {
    const { payId } = await stage.reserve()
    const { bankOrderId } = (await stage.open(payId)).body
    expect((await stage.start({ payId, bankOrderId }, 'alipay', code)).body.code).toBe('payer_unknown')
    expect(stage.peer.charge(bankOrderId)).toBeUndefined()
  })
})

describe('Stripe', () => {
  test('a dispute blocks refunds by what the API reports, not by the event', async () => {
    let clock = () => new Date('2026-11-21T10:00:00.000Z')
    const peer = await startStripePeer(() => clock())
    const server = await startTestServer({ env: peer.env })
    clock = () => server.clock.now()
    const client = bookingClient(server)
    const { pid } = await addHotel(server.services.database.db)
    const { payId } = await client.book(await client.person(), pid)
    const created = await client.request('createPayment', { payId, channel: 'stripe' }, undefined, 'k')
    const { bankOrderId } = created.body
    peer.decide(bankOrderId, 'paid')
    const post = ({ body, headers }: ReturnType<typeof peer.chargeCallback>) =>
      server.app.inject({ method: 'POST', url: '/api/payment/callback/stripe', payload: body, headers: { ...headers } })
    await post(peer.chargeCallback(bankOrderId))
    expect((await post(peer.dispute(bankOrderId, 'warning_needs_response'))).statusCode).toBe(200)
    const { rows } = await server.services.database.db.execute(
      `select dispute from payment_attempt where id = '${bankOrderId}'`,
    )
    expect(rows).toEqual([{ dispute: 'inquiry' }])
    await server.close()
    await peer.close()
  })
})

describe('a server without a provider', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ services: { payments: [] } })
  })
  afterAll(() => server.close())

  test('shows that on the payment page, and has no address for callbacks', async () => {
    const client = bookingClient(server)
    const { pid } = await addHotel(server.services.database.db)
    const { payId } = await client.book(await client.person(), pid)
    const page = await call(server.app, 'getPaymentPage', { payId })
    expect(page.body).toMatchObject({ methods: [], noMethodText: expect.stringContaining('cannot be paid') })
    const callback = await server.app.inject({ method: 'POST', url: '/api/payment/callback/stripe', payload: '{}' })
    expect(callback.statusCode).toBe(404)
  })
})
