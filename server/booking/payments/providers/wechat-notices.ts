import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { WechatSettings } from '../../../kernel/config/payment-settings'
import type { CallbackReading, IncomingCallback, ProviderEvent, RefundReport } from '../provider'
import { openResource, verdictOf } from './wechat-signature'

const Notice = Type.Object({
  id: Type.String(),
  event_type: Type.String(),
  resource: Type.Object({
    ciphertext: Type.String(),
    nonce: Type.String(),
    associated_data: Type.Optional(Type.String()),
  }),
})

/** A payment as a notification and a query report it. */
export const Transaction = Type.Object({
  mchid: Type.String(),
  out_trade_no: Type.String(),
  trade_state: Type.String(),
  trade_state_desc: Type.Optional(Type.String()),
  amount: Type.Optional(Type.Object({ total: Type.Integer(), currency: Type.Optional(Type.String()) })),
})

const RefundNotice = Type.Object({
  mchid: Type.String(),
  out_trade_no: Type.String(),
  refund_id: Type.String(),
  out_refund_no: Type.String(),
  refund_status: Type.String(),
  amount: Type.Object({ refund: Type.Integer() }),
})

/** Reads a notification of WeChat Pay over its raw bytes, and decrypts what it reports. */
export function readWechatNotice(settings: WechatSettings, now: Date, callback: IncomingCallback): CallbackReading {
  const verdict = verdictOf(settings, now, callback)
  if (verdict !== 'genuine') return { verdict }
  const notice = Value.Parse(Notice, JSON.parse(callback.rawBody.toString('utf8')))
  const content: unknown = JSON.parse(openResource(settings.apiKey, notice.resource))
  if (Object(content).mchid !== settings.merchantId) return { verdict: 'foreign' }
  return { verdict: 'genuine', eventId: notice.id, event: eventOf(notice.event_type, content) }
}

function eventOf(type: string, content: unknown): ProviderEvent | null {
  if (type === 'TRANSACTION.SUCCESS') return paymentEvent(content)
  return type.startsWith('REFUND.') ? refundEvent(content) : null
}

function paymentEvent(content: unknown): ProviderEvent | null {
  const { out_trade_no, trade_state, amount } = Value.Parse(Transaction, content)
  if (trade_state !== 'SUCCESS' || !amount) return null
  const { total, currency = 'CNY' } = amount
  return {
    kind: 'payment',
    bankOrderId: out_trade_no,
    outcome: 'paid',
    amountMinor: total,
    currencyCode: currency,
    failMessage: null,
  }
}

function refundEvent(content: unknown): ProviderEvent {
  const refund = Value.Parse(RefundNotice, content)
  return {
    kind: 'refund',
    bankOrderId: refund.out_trade_no,
    refundId: refund.out_refund_no,
    providerRefundId: refund.refund_id,
    amountMinor: refund.amount.refund,
    currencyCode: 'CNY',
    report: wechatRefundReport(refund.refund_status),
  }
}

const reports: Readonly<Record<string, RefundReport>> = {
  SUCCESS: { state: 'done', failReason: null },
  PROCESSING: { state: 'pending', failReason: null },
  CLOSED: { state: 'failed', failReason: 'WeChat Pay closed the refund.' },
  ABNORMAL: { state: 'failed', failReason: 'The card or wallet that paid takes no money any more.' },
}

/** What a refund's status at WeChat Pay means. An abnormal one stays with the merchant until a person acts. */
export function wechatRefundReport(status: string): RefundReport {
  return reports[status] ?? { state: 'pending', failReason: null }
}
