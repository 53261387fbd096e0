import { Value } from 'typebox/value'
import type { HostPayParams, PayStart } from '@/contract/payment'
import type { WechatApp, WechatSettings } from '../../../kernel/config/payment-settings'
import type { Services } from '../../../kernel/services'
import {
  callbackPath,
  type Charge,
  type ChargeName,
  type ChargeReport,
  type Payer,
  type PaymentProvider,
  ProviderUnreachable,
  type RefundOrder,
  type RefundReport,
} from '../provider'
import { type CallWechat, createWechatCaller, type WechatReply } from './wechat-client'
import { readWechatNotice, Transaction, wechatRefundReport } from './wechat-notices'
import { authorizeUrl, payerOf, payerUnknown } from './wechat-payer'
import { signLines } from './wechat-signature'

/** All that the calls of this provider need. */
interface Wechat {
  readonly services: Pick<Services, 'env' | 'clock' | 'random'>
  readonly settings: WechatSettings
  readonly call: CallWechat
  readonly timeoutMs: number
}

/** Creates the provider of WeChat Pay, APIv3: H5 pages, codes for desktops (Native), its browser (JSAPI) and mini-programs. It knows a charge by our id alone. */
export function wechatProvider(
  services: Wechat['services'],
  settings: WechatSettings,
  timeoutMs: number,
): PaymentProvider {
  const wechat = { services, settings, call: createWechatCaller(services, settings, timeoutMs), timeoutMs }
  return {
    channel: 'wechat',
    hint: 'Balance and cards in WeChat',
    refundRules: { gapMs: 60_000, most: 50, withinMs: 365 * 86_400_000 },
    callbackReply: { contentType: 'application/json', body: '{"code":"SUCCESS","message":"OK"}' },
    isReadyFor: (appType) => appOf(settings, appType) !== null,
    createCharge: async () => null,
    startPayment: (charge, payer) => startPayment(wechat, charge, payer),
    closeCharge: async (charge) => {
      const target = `/v3/pay/transactions/out-trade-no/${charge.bankOrderId}/close`
      await wechat.call('POST', target, { mchid: settings.merchantId })
      const { state } = await queryCharge(wechat, charge)
      return state === 'paid' ? 'paid' : 'closed'
    },
    queryCharge: (charge) => queryCharge(wechat, charge),
    refundCharge: (refund) => refundCharge(wechat, refund),
    queryRefund: async ({ refundId }) =>
      refundReport(await wechat.call('GET', `/v3/refund/domestic/refunds/${refundId}`)),
    readCallback: async (callback) => readWechatNotice(settings, services.clock.now(), callback),
  }
}

const appOf = ({ miniProgram, account }: WechatSettings, appType: string): WechatApp | null =>
  appType === 'weapp' ? miniProgram : account

async function startPayment(wechat: Wechat, charge: Charge, payer: Payer): Promise<PayStart> {
  const { settings, services, timeoutMs } = wechat
  const app = appOf(settings, payer.appType)
  if (!app) throw payerUnknown()
  const isMini = payer.appType === 'weapp'
  if (!isMini && payer.appType !== 'web-wechat')
    return payer.isDesktop ? payByCode(wechat, charge, app) : payOnPage(wechat, charge, payer, app)
  if (payer.hostCode !== null) {
    const openid = await payerOf({ ...settings, timeoutMs }, app, payer.hostCode, isMini)
    const reply = await prepay(wechat, 'jsapi', charge, { appid: app.id, payer: { openid } })
    return { payUrl: null, hostParams: hostParams(wechat, app, String(reply.prepay_id)), codeUrl: null }
  }
  if (isMini) throw payerUnknown()
  const returnTo = `${services.env.publicUrl}${charge.cancelPath}`
  return { payUrl: authorizeUrl(app, returnTo, charge.bankOrderId), hostParams: null, codeUrl: null }
}

/** A code that WeChat scans from another screen (Native payment); it is good for two hours, longer than a charge. */
async function payByCode(wechat: Wechat, charge: Charge, { id }: WechatApp): Promise<PayStart> {
  const { code_url } = await prepay(wechat, 'native', charge, { appid: id })
  return { payUrl: null, hostParams: null, codeUrl: String(code_url) }
}

async function payOnPage(wechat: Wechat, charge: Charge, { ip }: Payer, { id }: WechatApp): Promise<PayStart> {
  const scene = { payer_client_ip: ip, h5_info: { type: 'Wap' } }
  const { h5_url } = await prepay(wechat, 'h5', charge, { appid: id, scene_info: scene })
  const payUrl = new URL(String(h5_url))
  payUrl.searchParams.set('redirect_url', `${wechat.services.env.publicUrl}${charge.returnPath}`)
  return { payUrl: payUrl.href, hostParams: null, codeUrl: null }
}

/** The longest description of a charge, in bytes. */
const MOST_TITLE_BYTES = 127

/** Cuts a text to a number of bytes of UTF-8, between characters. */
const cutToBytes = (text: string) =>
  Buffer.from(text)
    .subarray(0, MOST_TITLE_BYTES)
    .toString('utf8')
    .replace(/\uFFFD+$/, '')

/** Makes a charge known to WeChat Pay; the same charge may be sent again. */
async function prepay(
  { call, services, settings }: Wechat,
  kind: 'h5' | 'jsapi' | 'native',
  { bankOrderId, amountMinor, currencyCode, title, expireAt }: Charge,
  payer: object,
): Promise<Record<string, unknown>> {
  const reply = await call('POST', `/v3/pay/transactions/${kind}`, {
    mchid: settings.merchantId,
    out_trade_no: bankOrderId,
    description: cutToBytes(title),
    time_expire: expireAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
    notify_url: `${services.env.publicUrl}${callbackPath('wechat')}`,
    amount: { total: amountMinor, currency: currencyCode },
    ...payer,
  })
  if (!reply.isOk) throw new ProviderUnreachable('wechat', `the charge was refused: ${reply.code}`)
  return Object(reply.body)
}

function hostParams({ services, settings }: Wechat, { id }: WechatApp, prepayId: string): HostPayParams {
  const timeStamp = String(Math.floor(services.clock.now().getTime() / 1000))
  const nonceStr = services.random.id()
  const bundle = `prepay_id=${prepayId}`
  const paySign = signLines(settings.privateKey, id, timeStamp, nonceStr, bundle)
  return { appId: id, timeStamp, nonceStr, package: bundle, signType: 'RSA', paySign }
}

/** A payment that was refunded, in part or whole, was paid: its refunds are booked by themselves. */
const states: Readonly<Record<string, ChargeReport['state']>> = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  PAYERROR: 'declined',
  CLOSED: 'closed',
  REVOKED: 'closed',
}

async function queryCharge({ call, settings }: Wechat, { bankOrderId }: ChargeName): Promise<ChargeReport> {
  const reply = await call('GET', `/v3/pay/transactions/out-trade-no/${bankOrderId}?mchid=${settings.merchantId}`)
  if (reply.code === 'ORDER_NOT_EXIST') return { state: 'unknown', amountMinor: 0, currencyCode: '' }
  if (!reply.isOk) throw new ProviderUnreachable('wechat', `the query was refused: ${reply.code}`)
  const { mchid, trade_state, amount } = Value.Parse(Transaction, reply.body)
  if (mchid !== settings.merchantId) throw new Error(`charge ${bankOrderId} is another merchant's at WeChat Pay`)
  return {
    state: states[trade_state] ?? 'open',
    amountMinor: amount?.total ?? 0,
    currencyCode: amount?.currency ?? 'CNY',
  }
}

async function refundCharge({ call, services }: Wechat, refund: RefundOrder): Promise<RefundReport> {
  const { bankOrderId, refundId, amountMinor, totalMinor, currencyCode } = refund
  return refundReport(
    await call('POST', '/v3/refund/domestic/refunds', {
      out_trade_no: bankOrderId,
      out_refund_no: refundId,
      notify_url: `${services.env.publicUrl}${callbackPath('wechat')}`,
      amount: { refund: amountMinor, total: totalMinor, currency: currencyCode },
    }),
  )
}

function refundReport({ isOk, code, body }: WechatReply): RefundReport {
  if (isOk) return wechatRefundReport(String(Object(body).status))
  if (code === 'RESOURCE_NOT_EXISTS') return { state: 'unknown', failReason: null }
  if (code === 'NOT_ENOUGH') return { state: 'waiting_for_balance', failReason: null }
  return { state: 'failed', failReason: String(Object(body).message ?? code) }
}
