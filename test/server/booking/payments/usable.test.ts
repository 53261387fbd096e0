import { whyUnusable } from '../../../../server/booking/payments/usable'
import type { PayChannel } from '@/contract/payment'

const isUsable = (channel: PayChannel, appType: string, currencyCode: string, isReady = true) =>
  whyUnusable({ channel, isReadyFor: () => isReady }, { appType, currencyCode }) === null

const hosts = ['web', 'web-wechat', 'web-weapp', 'weapp', 'alipay', 'tt', 'ios', 'android']
const channels: readonly PayChannel[] = ['sandbox', 'stripe', 'wechat', 'alipay']

test.each([
  ['web', ['sandbox', 'stripe', 'wechat', 'alipay']],
  ['web-wechat', ['sandbox', 'stripe', 'wechat']],
  ['web-weapp', ['sandbox']],
  ['weapp', ['sandbox', 'wechat']],
  ['alipay', ['sandbox', 'alipay']],
  ['tt', ['sandbox']],
  ['ios', ['sandbox', 'stripe', 'alipay']],
  ['android', ['sandbox', 'stripe', 'alipay']],
])('%s pays yuan by %j', (host, usable) => {
  expect(hosts).toContain(host)
  expect(channels.filter((channel) => isUsable(channel, host, 'CNY'))).toEqual(usable)
})

test.each([
  ['USD', ['sandbox', 'stripe']],
  ['ISK', ['sandbox', 'stripe']],
  ['KWD', ['sandbox']],
])('a browser pays %s by %j', (currency, usable) =>
  expect(channels.filter((channel) => isUsable(channel, 'web', currency))).toEqual(usable),
)

test('a host that nobody knows is a browser, and one that is not configured is none', () => {
  expect(isUsable('stripe', 'toaster', 'USD')).toBe(true)
  expect(isUsable('wechat', 'weapp', 'CNY', false)).toBe(false)
})

test('the reason is a sentence', () => {
  const wechat = { channel: 'wechat', isReadyFor: () => true } as const
  expect(whyUnusable(wechat, { appType: 'web', currencyCode: 'USD' })).toBe('WeChat Pay does not take US dollar.')
  expect(whyUnusable(wechat, { appType: 'tt', currencyCode: 'CNY' })).toBe("WeChat Pay can't be used in this app.")
})
