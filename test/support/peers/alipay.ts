import { createSign, createVerify } from 'node:crypto'
import type { CallbackChange, PaymentPeer, PeerCallback } from './payment-peer'
import { type PeerReply, type PeerRequest, startPeerServer } from './peer-server'
import { inOneLine, createKeyPair } from './rsa-keys'

interface Trade {
  out_trade_no: string
  trade_no: string
  total_amount: string
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'
  isPaid: boolean
}

interface Refund {
  out_request_no: string
  out_trade_no: string
  amount: string
}

type Fields = Readonly<Record<string, string>>

const APP_ID = '2021000000000001'
const SELLER_ID = '2088000000000001'
const OK = { code: '10000', msg: 'Success' }

const fenOf = (yuan: string) => Math.round(Number(yuan) * 100)
const yuanOf = (fen: number) => (fen / 100).toFixed(2)
const refuse = (sub_code: string) => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg: `refused: ${sub_code}`,
})

/** What is signed of a call or a notice: its fields by name, without the signature. */
const signedText = (fields: Fields, left: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !left.includes(name))
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

/** A stand-in of Alipay's gateway, written from its public rules without its SDK. */
export async function startAlipayPeer(now: () => Date): Promise<PaymentPeer & { open(trade: Fields): void }> {
  const app = createKeyPair()
  const alipay = createKeyPair()
  const stranger = createKeyPair()
  const trades: Trade[] = []
  const refunds: Refund[] = []
  let isRefusing = false
  let notices = 0

  const sign = (text: string, key = alipay.privateKey) => createSign('RSA-SHA256').update(text).sign(key, 'base64')
  const find = (bankOrderId: string) => trades.find((one) => one.out_trade_no === bankOrderId)
  const refundsOf = (bankOrderId: string) => refunds.filter((one) => one.out_trade_no === bankOrderId)
  const refundedOf = (bankOrderId: string) => refundsOf(bankOrderId).reduce((sum, { amount }) => sum + fenOf(amount), 0)

  const reply = (method: string, content: object): PeerReply => {
    const signed = JSON.stringify(content)
    const key = `${method.replaceAll('.', '_')}_response`
    return { status: 200, body: `{"${key}":${signed},"sign":"${sign(signed)}"}` }
  }

  function isGenuine(fields: Fields): boolean {
    const verify = createVerify('RSA-SHA256').update(signedText(fields, ['sign']))
    return fields.app_id === APP_ID && verify.verify(app.publicKey, fields.sign ?? '', 'base64')
  }

  function open(content: Fields): Trade {
    const { out_trade_no = '', total_amount = '' } = content
    const known = find(out_trade_no)
    if (known) return known
    const trade_no = `20261121${trades.length + 1}`
    const trade: Trade = { out_trade_no, trade_no, total_amount, status: 'WAIT_BUYER_PAY', isPaid: false }
    trades.push(trade)
    return trade
  }

  function book(trade: Trade, out_request_no: string, amount: string): void {
    refunds.push({ out_request_no, out_trade_no: trade.out_trade_no, amount })
    if (refundedOf(trade.out_trade_no) === fenOf(trade.total_amount)) trade.status = 'TRADE_CLOSED'
  }

  function refund(trade: Trade | undefined, { out_request_no = '', refund_amount = '' }: Fields): object {
    if (refunds.some((one) => one.out_request_no === out_request_no)) return { ...OK, fund_change: 'N' }
    if (!trade?.isPaid) return refuse('ACQ.TRADE_NOT_EXIST')
    if (isRefusing) return refuse('ACQ.REASON_TRADE_BEEN_FREEZEN')
    if (refundedOf(trade.out_trade_no) + fenOf(refund_amount) > fenOf(trade.total_amount))
      return refuse('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
    book(trade, out_request_no, refund_amount)
    return { ...OK, fund_change: 'Y', refund_fee: yuanOf(refundedOf(trade.out_trade_no)) }
  }

  function close(trade: Trade | undefined): object {
    if (!trade) return refuse('ACQ.TRADE_NOT_EXIST')
    if (trade.status !== 'WAIT_BUYER_PAY') return refuse('ACQ.TRADE_STATUS_ERROR')
    trade.status = 'TRADE_CLOSED'
    return OK
  }

  function query(trade: Trade | undefined): object {
    if (!trade) return refuse('ACQ.TRADE_NOT_EXIST')
    const { status, isPaid, ...fields } = trade
    return { ...OK, ...fields, trade_status: status, ...(isPaid && { send_pay_date: '2026-11-21 18:00:00' }) }
  }

  function queryRefund({ out_request_no }: Fields): object {
    const found = refunds.find((one) => one.out_request_no === out_request_no)
    return found ? { ...OK, refund_status: 'REFUND_SUCCESS', refund_amount: found.amount, out_request_no } : OK
  }

  function contentOf(method: string, fields: Fields): object {
    const content: Fields = JSON.parse(fields.biz_content ?? '{}')
    const trade = find(content.out_trade_no ?? '')
    if (method === 'alipay.system.oauth.token')
      return fields.code === 'bad'
        ? refuse('isv.code-invalid')
        : { open_id: `open-id-of-${fields.code}`, access_token: 'a' }
    if (method === 'alipay.trade.create') {
      const isWhole = content.buyer_open_id && content.product_code === 'JSAPI_PAY' && content.op_app_id === APP_ID
      return isWhole ? { ...OK, trade_no: open(content).trade_no } : refuse('ACQ.INVALID_PARAMETER')
    }
    if (method === 'alipay.trade.query') return query(trade)
    if (method === 'alipay.trade.close') return close(trade)
    if (method === 'alipay.trade.refund') return refund(trade, content)
    return queryRefund(content)
  }

  function replyTo({ query: address, body }: PeerRequest): PeerReply {
    const fields: Fields = Object.fromEntries([...address, ...new URLSearchParams(body)])
    const method = fields.method ?? ''
    return reply(method, isGenuine(fields) ? contentOf(method, fields) : refuse('isv.invalid-signature'))
  }

  const existing = (bankOrderId: string): Trade => {
    const trade = find(bankOrderId)
    if (!trade) throw new Error(`Alipay has no trade ${bankOrderId}`)
    return trade
  }

  const notice = (trade: Trade, more: Fields, { isForged, merchant }: CallbackChange = {}): PeerCallback => {
    const fields: Fields = {
      notify_time: now().toISOString().slice(0, 19).replace('T', ' '),
      notify_type: 'trade_status_sync',
      notify_id: `notice-${(notices += 1)}`,
      app_id: APP_ID,
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      trade_no: trade.trade_no,
      out_trade_no: trade.out_trade_no,
      trade_status: 'TRADE_SUCCESS',
      total_amount: trade.total_amount,
      seller_id: merchant ?? SELLER_ID,
      subject: '100% Lakeside House & "Garden" +1',
      ...more,
    }
    const signature = sign(
      signedText(fields, ['sign', 'sign_type']),
      isForged ? stranger.privateKey : alipay.privateKey,
    )
    const body = new URLSearchParams({ ...fields, sign: signature }).toString()
    return { body, headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' } }
  }

  const server = await startPeerServer(replyTo)
  return {
    channel: 'alipay',
    env: {
      ALIPAY_APP_ID: APP_ID,
      ALIPAY_SELLER_ID: SELLER_ID,
      ALIPAY_PRIVATE_KEY: inOneLine(app.privateKey),
      ALIPAY_PUBLIC_KEY: inOneLine(alipay.publicKey),
      ALIPAY_GATEWAY_URL: server.url,
    },
    tries: 1,
    refundCalls: /method=alipay\.trade\.refund(&|$)/,
    open,
    charge: (bankOrderId) => {
      const trade = find(bankOrderId)
      if (!trade) return undefined
      const state = trade.isPaid ? 'paid' : trade.status === 'TRADE_CLOSED' ? 'closed' : 'open'
      return { state, amountMinor: fenOf(trade.total_amount), refundedMinor: refundedOf(bankOrderId) }
    },
    visit: (payUrl) => {
      const fields: Fields = Object.fromEntries(new URL(payUrl).searchParams)
      if (fields.method !== 'alipay.trade.wap.pay' || !isGenuine(fields)) throw new Error('Alipay refuses the page')
      open(JSON.parse(fields.biz_content ?? '{}'))
    },
    decide: (bankOrderId, outcome) => {
      const trade = existing(bankOrderId)
      if (trade.status !== 'WAIT_BUYER_PAY') return
      trade.isPaid = outcome === 'paid'
      if (outcome === 'paid') trade.status = 'TRADE_SUCCESS'
    },
    chargeCallback: (bankOrderId, change = {}) => {
      const trade = existing(bankOrderId)
      const { amountMinor = fenOf(trade.total_amount), currencyCode } = change
      const currency: Fields = currencyCode ? { trans_currency: currencyCode } : {}
      return notice(trade, { total_amount: yuanOf(amountMinor), ...currency }, change)
    },
    refundInDashboard: (bankOrderId, amount) => {
      const number = `desk${refunds.length + 1}`
      book(existing(bankOrderId), number, yuanOf(amount))
      return number
    },
    refundCallback: (bankOrderId) => {
      const trade = existing(bankOrderId)
      const newest = refundsOf(bankOrderId).at(-1)
      return notice(trade, {
        trade_status: trade.status,
        refund_fee: yuanOf(refundedOf(bankOrderId)),
        gmt_refund: '2026-11-21 18:05:00.000',
        out_biz_no: newest?.out_request_no ?? '',
      })
    },
    refuseRefunds: (isOn) => void (isRefusing = isOn),
    failNext: server.failNext,
    recover: server.recover,
    close: server.close,
  }
}
