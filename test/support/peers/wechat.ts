import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import type { CallbackChange, PaymentPeer, PeerCallback } from './payment-peer'
import { type PeerReply, type PeerRequest, startPeerServer } from './peer-server'
import { inOneLine, createKeyPair } from './rsa-keys'

interface Transaction {
  out_trade_no: string
  total: number
  state: 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'PAYERROR' | 'CLOSED'
}

interface Refund {
  refund_id: string
  out_refund_no: string
  out_trade_no: string
  amount: number
  status: 'SUCCESS' | 'ABNORMAL'
}

const MERCHANT = '1900000001'
const SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'
const API_KEY = 'an-api-v3-key-of-32-characters-1'
const KEY_ID = 'PUB_KEY_ID_0119000000012026'
const APP_ID = 'wx0123456789abcdef'
const MINI_APP_ID = 'wxfedcba9876543210'

/** A stand-in of WeChat Pay; every signature is made and checked by another implementation than ours. */
export async function startWechatPeer(now: () => Date): Promise<PaymentPeer> {
  const merchant = createKeyPair()
  const platform = createKeyPair()
  const stranger = createKeyPair()
  const transactions: Transaction[] = []
  const refunds: Refund[] = []
  let isRefusing = false
  let notices = 0

  const find = (bankOrderId: string) => transactions.find((one) => one.out_trade_no === bankOrderId)
  const refundedOf = (bankOrderId: string) =>
    refunds
      .filter((one) => one.out_trade_no === bankOrderId && one.status === 'SUCCESS')
      .reduce((sum, one) => sum + one.amount, 0)

  const seconds = (agoSeconds = 0) => String(Math.floor(now().getTime() / 1000) - agoSeconds)

  const headersOf = (body: string, { signedAgo = 0, isForged = false }: CallbackChange = {}) => {
    const [timestamp, nonce] = [seconds(signedAgo), Formatter.nonce()]
    const key = Rsa.from(isForged ? stranger.privateKey : platform.privateKey, Rsa.KEY_TYPE_PRIVATE)
    return {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': Rsa.sign(Formatter.response(timestamp, nonce, body), key),
      'wechatpay-serial': KEY_ID,
    }
  }

  const reply = (status: number, content?: object): PeerReply => {
    const body = content ? JSON.stringify(content) : ''
    return { status, body, headers: headersOf(body) }
  }
  const refuse = (status: number, code: string) => reply(status, { code, message: `refused: ${code}` })

  function isSigned({ method, target, body, header }: PeerRequest): boolean {
    const fields = Object.fromEntries(
      [...header('authorization').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    const { mchid, serial_no, timestamp = '', nonce_str = '', signature = '' } = fields
    const signed = Formatter.request(method, target, timestamp, nonce_str, body)
    const key = Rsa.from(merchant.publicKey, Rsa.KEY_TYPE_PUBLIC)
    return mchid === MERCHANT && serial_no === SERIAL && Rsa.verify(signed, signature, key)
  }

  function prepay(kind: string, sent: Record<string, never>): PeerReply {
    const { out_trade_no, amount, notify_url, mchid, time_expire } = Object(sent)
    if (mchid !== MERCHANT || !notify_url || !String(time_expire).endsWith('+00:00')) return refuse(400, 'PARAM_ERROR')
    if (!/^[\w|*-]{6,32}$/.test(out_trade_no)) return refuse(400, 'PARAM_ERROR')
    const known = find(out_trade_no)
    if (known?.state === 'CLOSED') return refuse(400, 'ORDER_CLOSED')
    if (!known) transactions.push({ out_trade_no, total: amount.total, state: 'NOTPAY' })
    const { payer, scene_info } = Object(sent)
    if (kind === 'jsapi')
      return payer?.openid ? reply(200, { prepay_id: `wx${out_trade_no}` }) : refuse(400, 'PARAM_ERROR')
    if (kind === 'native') return reply(200, { code_url: `weixin://wxpay/bizpayurl?pr=${out_trade_no}` })
    if (!scene_info?.payer_client_ip) return refuse(400, 'PARAM_ERROR')
    return reply(200, { h5_url: `https://wx.tenpay.example/checkmweb?prepay_id=wx${out_trade_no}` })
  }

  const transactionObject = ({ out_trade_no, total, state }: Transaction, change: CallbackChange = {}) => ({
    mchid: change.merchant ?? MERCHANT,
    appid: APP_ID,
    out_trade_no,
    trade_state: state,
    amount: { total: change.amountMinor ?? total, currency: change.currencyCode ?? 'CNY', payer_total: total },
  })

  function refund(sent: object): PeerReply {
    const { out_trade_no, out_refund_no, amount } = Object(sent)
    const known = refunds.find((one) => one.out_refund_no === out_refund_no)
    if (known) return reply(200, { status: known.status })
    const transaction = find(out_trade_no)
    if (!transaction || !['SUCCESS', 'REFUND'].includes(transaction.state)) return refuse(404, 'RESOURCE_NOT_EXISTS')
    if (isRefusing) return refuse(403, 'USER_ACCOUNT_ABNORMAL')
    if (refundedOf(out_trade_no) + amount.refund > transaction.total) return refuse(400, 'INVALID_REQUEST')
    transaction.state = 'REFUND'
    const refund_id = `50${refunds.length + 1}`
    refunds.push({ refund_id, out_refund_no, out_trade_no, amount: amount.refund, status: 'SUCCESS' })
    return reply(200, { refund_id, status: 'PROCESSING' })
  }

  function replyTo(request: PeerRequest): PeerReply {
    const { path, method, query } = request
    if (path.startsWith('/sns/')) return login(query.get('js_code') ?? query.get('code') ?? '')
    if (!isSigned(request)) return refuse(401, 'SIGN_ERROR')
    const sent = request.body ? JSON.parse(request.body) : {}
    const [, bankOrderId = '', action] = /out-trade-no\/([^/]+)(\/close)?$/.exec(path) ?? []
    if (method === 'POST' && action) return close(bankOrderId)
    if (method === 'POST' && path === '/v3/refund/domestic/refunds') return refund(sent)
    if (method === 'POST') return prepay(path.split('/').at(-1) ?? '', sent)
    if (path.startsWith('/v3/refund/')) {
      const known = refunds.find((one) => path.endsWith(`/${one.out_refund_no}`))
      return known ? reply(200, { status: known.status }) : refuse(404, 'RESOURCE_NOT_EXISTS')
    }
    const transaction = find(bankOrderId)
    return transaction ? reply(200, transactionObject(transaction)) : refuse(404, 'ORDER_NOT_EXIST')
  }

  const login = (code: string): PeerReply => ({
    status: 200,
    body: JSON.stringify(code === 'bad' ? { errcode: 40029 } : { openid: `openid-of-${code}` }),
  })

  function close(bankOrderId: string): PeerReply {
    const transaction = find(bankOrderId)
    if (!transaction) return refuse(404, 'ORDER_NOT_EXIST')
    if (transaction.state === 'SUCCESS') return refuse(400, 'ORDERPAID')
    transaction.state = 'CLOSED'
    return reply(204)
  }

  const notice = (event_type: string, content: object, change: CallbackChange = {}): PeerCallback => {
    const nonce = Formatter.nonce(12)
    const ciphertext = Aes.AesGcm.encrypt(JSON.stringify(content), API_KEY, nonce, 'transaction')
    const body = JSON.stringify({
      id: `EV-${(notices += 1)}`,
      create_time: now().toISOString(),
      event_type,
      resource_type: 'encrypt-resource',
      resource: { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: 'transaction' },
    })
    return { body, headers: headersOf(body, change) }
  }

  const existing = (bankOrderId: string): Transaction => {
    const transaction = find(bankOrderId)
    if (!transaction) throw new Error(`WeChat Pay has no charge ${bankOrderId}`)
    return transaction
  }

  const server = await startPeerServer(replyTo)
  return {
    channel: 'wechat',
    env: {
      WECHAT_PAY_MERCHANT_ID: MERCHANT,
      WECHAT_PAY_SERIAL: SERIAL,
      WECHAT_PAY_PRIVATE_KEY: inOneLine(merchant.privateKey),
      WECHAT_PAY_API_KEY: API_KEY,
      WECHAT_PAY_PLATFORM_KEYS: JSON.stringify({ [KEY_ID]: platform.publicKey }),
      WECHAT_PAY_API_URL: server.url,
      WECHAT_LOGIN_API_URL: server.url,
      WECHAT_APP_ID: APP_ID,
      WECHAT_APP_SECRET: 'secret-of-the-account',
      WECHAT_MINI_APP_ID: MINI_APP_ID,
      WECHAT_MINI_APP_SECRET: 'secret-of-the-mini-program',
    },
    tries: 1,
    refundCalls: /^POST \/v3\/refund/,
    charge: (bankOrderId) => {
      const transaction = find(bankOrderId)
      if (!transaction) return undefined
      const states = {
        NOTPAY: 'open',
        SUCCESS: 'paid',
        REFUND: 'paid',
        PAYERROR: 'declined',
        CLOSED: 'closed',
      } as const
      const { state, total } = transaction
      return { state: states[state], amountMinor: total, refundedMinor: refundedOf(bankOrderId) }
    },
    decide: (bankOrderId, outcome) => {
      const transaction = existing(bankOrderId)
      if (transaction.state === 'NOTPAY') transaction.state = outcome === 'paid' ? 'SUCCESS' : 'PAYERROR'
    },
    chargeCallback: (bankOrderId, change) =>
      notice(
        'TRANSACTION.SUCCESS',
        { ...transactionObject(existing(bankOrderId), change), trade_state: 'SUCCESS' },
        change,
      ),
    refundInDashboard: (bankOrderId, amount) => {
      const id = `50${refunds.length + 1}`
      existing(bankOrderId).state = 'REFUND'
      refunds.push({ refund_id: id, out_refund_no: id, out_trade_no: bankOrderId, amount, status: 'SUCCESS' })
      return id
    },
    refundCallback: (bankOrderId) => {
      const { amount, status, ...names } = refunds.findLast((one) => one.out_trade_no === bankOrderId) ?? {}
      const content = { mchid: MERCHANT, ...names, refund_status: status, amount: { total: 0, refund: amount } }
      return notice(`REFUND.${status}`, content)
    },
    refuseRefunds: (isOn) => void (isRefusing = isOn),
    failNext: server.failNext,
    recover: server.recover,
    close: server.close,
  }
}
