import { startAlipayPeer } from './alipay'
import type { PaymentPeer } from './payment-peer'
import { startStripePeer } from './stripe'
import { startWechatPeer } from './wechat'

/** Starts the stand-in of each provider; they read the time from the clock of the server under test. */
export const everyPeer: Readonly<Record<PaymentPeer['channel'], (now: () => Date) => Promise<PaymentPeer>>> = {
  stripe: startStripePeer,
  wechat: startWechatPeer,
  alipay: startAlipayPeer,
}
