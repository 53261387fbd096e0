import type { AlipaySettings } from '../../../kernel/config/payment-settings'
import type { CallbackReading, IncomingCallback, ProviderEvent, RefundReport } from '../provider'
import type { AlipayClient } from './alipay-client'

/** An amount in yuan, as Alipay writes it. */
export const toYuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** An amount in fen; throws RangeError on what is no amount in yuan. */
export function toFen(yuan: unknown): number {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(yuan)) ?? []
  if (whole === undefined) throw new RangeError(`no amount in yuan: ${String(yuan)}`)
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** A refund in Alipay's books, with its amount in fen. */
export interface AlipayRefund {
  readonly report: RefundReport
  readonly amountMinor: number
}

/** Queries a refund by the number under which it was requested. Without a status it was not received, or it failed. */
export async function queryAlipayRefund(
  client: AlipayClient,
  tradeNo: string,
  requestNo: string,
): Promise<AlipayRefund> {
  const { code, fields } = await client.call('alipay.trade.fastpay.refund.query', {
    out_trade_no: tradeNo,
    out_request_no: requestNo,
  })
  const isDone = code === '' && fields.refund_status === 'REFUND_SUCCESS'
  return {
    report: { state: isDone ? 'done' : 'unknown', failReason: null },
    amountMinor: isDone ? toFen(fields.refund_amount) : 0,
  }
}

/** Reads a notice of Alipay: a form. Notices of refunds come to the payment's own address and are no second payment. */
export async function readAlipayNotice(
  client: AlipayClient,
  { appId, sellerId }: AlipaySettings,
  { rawBody }: IncomingCallback,
): Promise<CallbackReading> {
  const notice = Object.fromEntries(new URLSearchParams(rawBody.toString('utf8')))
  if (!notice.sign || !notice.notify_id || !client.isGenuine(notice)) return { verdict: 'forged' }
  if (notice.app_id !== appId || notice.seller_id !== sellerId) return { verdict: 'foreign' }
  return { verdict: 'genuine', eventId: notice.notify_id, event: await eventOf(client, notice) }
}

type Notice = Readonly<Record<string, string | undefined>>

async function eventOf(client: AlipayClient, notice: Notice): Promise<ProviderEvent | null> {
  const { out_trade_no: bankOrderId, trade_status, total_amount, trans_currency = 'CNY' } = notice
  if (!bankOrderId) return null
  if (notice.refund_fee || notice.gmt_refund || notice.out_biz_no) return refundEvent(client, bankOrderId, notice)
  if (trade_status !== 'TRADE_SUCCESS' && trade_status !== 'TRADE_FINISHED') return null
  const amountMinor = toFen(total_amount)
  return { kind: 'payment', bankOrderId, outcome: 'paid', amountMinor, currencyCode: trans_currency, failMessage: null }
}

/** The notice sums all refunds up: what counts is the query of the one that it names. */
async function refundEvent(client: AlipayClient, bankOrderId: string, notice: Notice): Promise<ProviderEvent | null> {
  const { out_biz_no: requestNo } = notice
  if (!requestNo) return null
  const { report, amountMinor } = await queryAlipayRefund(client, bankOrderId, requestNo)
  const name = { refundId: requestNo, providerRefundId: requestNo }
  return { kind: 'refund', bankOrderId, ...name, amountMinor, currencyCode: 'CNY', report }
}
