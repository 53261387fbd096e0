import { AlipaySdk } from 'alipay-sdk'
import { createSign } from 'node:crypto'
import { PROVIDER_TIMEOUT_MS } from '../../../../server/booking/payments/provider'
import { createAlipayClient } from '../../../../server/booking/payments/providers/alipay-client'
import { readEnv } from '../../../../server/kernel/config/env'
import { createVirtualClock } from '../../../../server/kernel/time/clock'
import { startAlipayPeer } from '../../../support/peers/alipay'
import { startPeerServer } from '../../../support/peers/peer-server'
import { createKeyPair, inOneLine } from '../../../support/peers/rsa-keys'

const keys = createKeyPair()
const clock = createVirtualClock(new Date('2026-11-21T20:00:00Z'))

const clientOf = (gatewayUrl: string) => {
  const env = readEnv(
    {
      SECRET: 'a-secret-that-only-tests-know-of-0123456789',
      ALIPAY_APP_ID: '2021000000000001',
      ALIPAY_SELLER_ID: '2088000000000001',
      ALIPAY_PRIVATE_KEY: inOneLine(keys.privateKey),
      ALIPAY_PUBLIC_KEY: inOneLine(keys.publicKey),
      ALIPAY_GATEWAY_URL: gatewayUrl,
    },
    '/tmp',
  )
  if (!env.payments.alipay) throw new Error('not configured')
  return createAlipayClient({ clock }, env.payments.alipay, PROVIDER_TIMEOUT_MS)
}

const sdkOf = (publicKey: string) =>
  new AlipaySdk({
    appId: '2021000000000001',
    privateKey: keys.privateKey.trim(),
    keyType: 'PKCS8',
    alipayPublicKey: publicKey.trim(),
  })

test('signs as Alipay’s own SDK does, in Beijing’s time', () => {
  const content = { out_trade_no: 'a1', subject: '100% "Garden" & +1, 花园', total_amount: '2200.00' }
  const addresses = { notifyUrl: 'https://a.example/n', returnUrl: 'https://a.example/r' }
  const ours = new URL(clientOf('http://localhost:1').pageUrl('alipay.trade.wap.pay', content, addresses))
  const theirs = sdkOf(keys.publicKey).sdkExecute('alipay.trade.wap.pay', {
    format: 'JSON',
    timestamp: '2026-11-22 04:00:00',
    notify_url: addresses.notifyUrl,
    return_url: addresses.returnUrl,
    bizContent: content,
  })
  expect(Object.fromEntries(ours.searchParams)).toEqual(Object.fromEntries(new URLSearchParams(theirs)))
})

test('notices of the stand-in are genuine to the SDK, so those of Alipay are to us', async () => {
  const peer = await startAlipayPeer(() => clock.now())
  const publicKey = (peer.env.ALIPAY_PUBLIC_KEY ?? '').replaceAll('\\n', '\n')
  peer.open({ out_trade_no: 'a1', total_amount: '1.00' })
  const notice = Object.fromEntries(new URLSearchParams(peer.chargeCallback('a1').body))
  expect(sdkOf(publicKey).checkNotifySignV2(notice)).toBe(true)
  expect(sdkOf(publicKey).checkNotifySignV2({ ...notice, total_amount: '2.00' })).toBe(false)
  await peer.close()
})

const sign = (text: string) => createSign('RSA-SHA256').update(text).sign(keys.privateKey, 'base64')
const content = '{"code":"10000","subject":"a } \\"sign\\" {","trade_status":"TRADE_SUCCESS"}'
const name = 'alipay_trade_query_response'

test.each([
  ['the signature behind', `{"${name}":${content},"sign":"${sign(content)}"}`],
  ['the signature before', `{"sign":"${sign(content)}","${name}":${content}}`],
  ['spaces', `{ "${name}" : ${content} , "alipay_cert_sn": "1", "sign" : "${sign(content)}" }`],
])('reads a signed reply with %s', async (_name, body) => {
  const server = await startPeerServer(() => ({ status: 200, body }))
  const reply = await clientOf(server.url).call('alipay.trade.query', {})
  expect([reply.code, reply.fields.trade_status]).toEqual(['', 'TRADE_SUCCESS'])
  await server.close()
})

test.each([
  ['without a signature', `{"${name}":${content}}`],
  [
    'with the signature of another content',
    `{"${name}":${content.replace('10000', '10001')},"sign":"${sign(content)}"}`,
  ],
  ['about another method', `{"alipay_trade_close_response":${content},"sign":"${sign(content)}"}`],
  ['that is no JSON', 'oops'],
  ['that is cut short', `{"${name}":{"code":"10000"`],
])('a reply %s is none', async (_name, body) => {
  const server = await startPeerServer(() => ({ status: 200, body }))
  await expect(clientOf(server.url).call('alipay.trade.query', {})).rejects.toThrow(/^alipay: /)
  await server.close()
})
