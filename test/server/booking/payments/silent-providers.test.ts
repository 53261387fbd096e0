import { configuredProviders } from '../../../../server/booking/payments/providers/configured'
import { type PaymentProvider, ProviderUnreachable } from '../../../../server/booking/payments/provider'
import type { PaymentPeer } from '../../../support/peers/payment-peer'
import { type PeerStage, startPeerStage } from '../../../support/peers/peer-client'

const channels: readonly PaymentPeer['channel'][] = ['stripe', 'wechat', 'alipay']

/** Calls with this limit end long before a test would, whatever it is in production. */
const LIMIT_MS = 30

describe.each(channels)('%s, which never replies', (channel) => {
  let stage: PeerStage
  let provider: PaymentProvider
  beforeAll(async () => {
    stage = await startPeerStage(channel)
    const found = configuredProviders(stage.server.services, LIMIT_MS).find((one) => one.channel === channel)
    if (!found) throw new Error(`${channel} is not configured`)
    provider = found
  })
  afterEach(() => stage.peer.recover())
  afterAll(() => stage.close())

  const charge = { bankOrderId: 'charge1', providerRef: 'cs_test_1' }
  const refund = { ...charge, refundId: 'refund1', amountMinor: 100, totalMinor: 100, currencyCode: 'CNY' }

  test.each([
    ['silence', 'a charge', (one: PaymentProvider) => one.queryCharge(charge)],
    ['silence', 'a charge to be closed', (one: PaymentProvider) => one.closeCharge(charge)],
    ['silence', 'a refund', (one: PaymentProvider) => one.refundCharge(refund)],
    ['silence', 'the state of a refund', (one: PaymentProvider) => one.queryRefund(refund)],
    ['half a reply', 'a charge', (one: PaymentProvider) => one.queryCharge(charge)],
    ['half a reply', 'a refund', (one: PaymentProvider) => one.refundCharge(refund)],
  ] as const)('with %s about %s counts as unreachable', async (fault, _name, call) => {
    stage.peer.failNext(fault, 1000)
    await expect(call(provider)).rejects.toBeInstanceOf(ProviderUnreachable)
  })
})

test('WeChat, which does not name the payer, counts as unreachable', async () => {
  const stage = await startPeerStage('wechat')
  const [provider] = configuredProviders(stage.server.services, LIMIT_MS)
  stage.peer.failNext('silence', 1000)
  const openedAt = stage.server.clock.now()
  const charge = {
    bankOrderId: 'charge1',
    providerRef: null,
    amountMinor: 100,
    currencyCode: 'CNY',
    title: 'A stay',
    returnPath: '/',
    cancelPath: '/',
    openedAt,
    expireAt: openedAt,
  }
  const payer = { appType: 'weapp', ip: '127.0.0.1', isDesktop: false, hostCode: 'code1' }
  await expect(provider?.startPayment(charge, payer)).rejects.toBeInstanceOf(ProviderUnreachable)
  await stage.close()
})
