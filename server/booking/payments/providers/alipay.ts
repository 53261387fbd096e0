import type { PayStart } from '@/contract/payment'
import type { AlipaySettings } from '../../../kernel/config/payment-settings'
import { conflict } from '../../../kernel/errors'
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
import { type AlipayClient, alipayTime, createAlipayClient } from './alipay-client'
import { queryAlipayRefund, readAlipayNotice, toFen, toYuan } from './alipay-notices'

/** All that the calls of this provider need. */
interface Alipay {
  readonly publicUrl: string
  readonly settings: AlipaySettings
  readonly client: AlipayClient
}

/** Creates the provider of Alipay: its page for mobile browsers and its mini-programs. It knows a charge by our id alone. */
export function alipayProvider(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  settings: AlipaySettings,
  timeoutMs: number,
): PaymentProvider {
  const client = createAlipayClient({ clock }, settings, timeoutMs)
  const alipay = { publicUrl: env.publicUrl, settings, client }
  return {
    channel: 'alipay',
    hint: 'Balance and cards in Alipay',
    refundRules: { gapMs: 3_000, most: 50, withinMs: 365 * 86_400_000 },
    callbackReply: { contentType: 'text/plain', body: 'success' },
    isReadyFor: () => true,
    createCharge: async () => null,
    startPayment: (charge, payer) =>
      payer.appType === 'alipay' ? payInMiniProgram(alipay, charge, payer) : payOnPage(alipay, charge),
    closeCharge: async (charge) => {
      await client.call('alipay.trade.close', { out_trade_no: charge.bankOrderId })
      const { state } = await queryCharge(client, charge)
      return state === 'paid' || state === 'refunded' ? 'paid' : 'closed'
    },
    queryCharge: (charge) => queryCharge(client, charge),
    refundCharge: (refund) => refundCharge(client, refund),
    queryRefund: async ({ bankOrderId, refundId }) => (await queryAlipayRefund(client, bankOrderId, refundId)).report,
    readCallback: (callback) => readAlipayNotice(client, settings, callback),
  }
}

const contentOf = ({ bankOrderId, amountMinor, title, expireAt }: Charge, { sellerId }: AlipaySettings) => ({
  out_trade_no: bankOrderId,
  total_amount: toYuan(amountMinor),
  subject: title,
  seller_id: sellerId,
  time_expire: alipayTime(expireAt),
})

/** Alipay learns of the charge when the payer opens the page. */
async function payOnPage({ client, settings, publicUrl }: Alipay, charge: Charge): Promise<PayStart> {
  const content = {
    ...contentOf(charge, settings),
    product_code: 'QUICK_WAP_WAY',
    quit_url: `${publicUrl}${charge.cancelPath}`,
  }
  const addresses = {
    notifyUrl: `${publicUrl}${callbackPath('alipay')}`,
    returnUrl: `${publicUrl}${charge.returnPath}`,
  }
  return { payUrl: client.pageUrl('alipay.trade.wap.pay', content, addresses), hostParams: null, codeUrl: null }
}

/** Only the account that pays can open the trade, so it is created for that account. */
async function payInMiniProgram(
  { client, settings, publicUrl }: Alipay,
  charge: Charge,
  { hostCode }: Payer,
): Promise<PayStart> {
  const { fields } = hostCode === null ? { fields: {} } : await client.login(hostCode)
  const { open_id, user_id } = Object(fields)
  if (!open_id && !user_id) throw conflict('payer_unknown', 'This app could not open the payment. Please try again.')
  const content = {
    ...contentOf(charge, settings),
    product_code: 'JSAPI_PAY',
    op_app_id: settings.appId,
    ...(open_id ? { buyer_open_id: open_id } : { buyer_id: user_id }),
  }
  const created = await client.call('alipay.trade.create', content, `${publicUrl}${callbackPath('alipay')}`)
  const { trade_no } = created.fields
  if (typeof trade_no !== 'string') throw new ProviderUnreachable('alipay', `no trade was created: ${created.code}`)
  return { payUrl: null, hostParams: { tradeNO: trade_no }, codeUrl: null }
}

async function queryCharge(client: AlipayClient, { bankOrderId }: ChargeName): Promise<ChargeReport> {
  const { code, fields } = await client.call('alipay.trade.query', { out_trade_no: bankOrderId })
  if (code === 'ACQ.TRADE_NOT_EXIST') return { state: 'unknown', amountMinor: 0, currencyCode: '' }
  if (code !== '') throw new ProviderUnreachable('alipay', `the query was refused: ${code}`)
  return { state: tradeState(fields), amountMinor: toFen(fields.total_amount), currencyCode: 'CNY' }
}

/** A trade is closed both when it was never paid and when all of it was refunded; only then does it have a date of payment. */
function tradeState({ trade_status, send_pay_date }: Readonly<Record<string, unknown>>): ChargeReport['state'] {
  if (trade_status === 'TRADE_SUCCESS' || trade_status === 'TRADE_FINISHED') return 'paid'
  if (trade_status !== 'TRADE_CLOSED') return 'open'
  return send_pay_date ? 'refunded' : 'closed'
}

async function refundCharge(client: AlipayClient, refund: RefundOrder): Promise<RefundReport> {
  const { code, message, fields } = await client.call('alipay.trade.refund', {
    out_trade_no: refund.bankOrderId,
    out_request_no: refund.refundId,
    refund_amount: toYuan(refund.amountMinor),
  })
  if (code === 'ACQ.SELLER_BALANCE_NOT_ENOUGH') return { state: 'waiting_for_balance', failReason: null }
  if (code !== '') return { state: 'failed', failReason: message || code }
  // Success alone is no refund: only fund_change shows that money moved, else the next query finds out.
  return { state: fields.fund_change === 'Y' ? 'done' : 'pending', failReason: null }
}
