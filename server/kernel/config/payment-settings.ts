import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { Type } from 'typebox'

const optional = (pattern: string) => Type.Optional(Type.String({ pattern }))
const ORIGIN = '^https?://[^/]+$'
const WECHAT_ID = '^wx[0-9a-f]{16}$'

/** The settings of all payment providers; a provider whose settings are all absent is not offered. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: optional('^[rs]k_(test|live)_\\w{8,}$'),
  STRIPE_WEBHOOK_SECRET: optional('^whsec_\\S{8,}$'),
  STRIPE_API_URL: optional(ORIGIN),
  WECHAT_PAY_MERCHANT_ID: optional('^\\d{8,10}$'),
  WECHAT_PAY_SERIAL: optional('^[0-9A-Fa-f]{16,40}$'),
  WECHAT_PAY_PRIVATE_KEY: optional('.'),
  WECHAT_PAY_API_KEY: optional('^\\S{32}$'),
  WECHAT_PAY_PLATFORM_KEYS: optional('^\\{'),
  WECHAT_PAY_API_URL: optional(ORIGIN),
  WECHAT_APP_ID: optional(WECHAT_ID),
  WECHAT_APP_SECRET: optional('^\\S{16,}$'),
  WECHAT_MINI_APP_ID: optional(WECHAT_ID),
  WECHAT_MINI_APP_SECRET: optional('^\\S{16,}$'),
  WECHAT_LOGIN_API_URL: optional(ORIGIN),
  ALIPAY_APP_ID: optional('^\\d{16}$'),
  ALIPAY_SELLER_ID: optional('^2088\\d{12}$'),
  ALIPAY_PRIVATE_KEY: optional('.'),
  ALIPAY_PUBLIC_KEY: optional('.'),
  ALIPAY_GATEWAY_URL: optional(ORIGIN),
}

type PaymentVariable = keyof typeof paymentVariables

/** Payment settings as they were given. */
export type GivenPayments = Partial<Record<PaymentVariable, string>>

/** Describes the allowed values of each payment setting. */
export const paymentWanted: Record<PaymentVariable, string> = {
  STRIPE_SECRET_KEY: 'a secret or restricted key of Stripe, sk_… or rk_…',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook endpoint, whsec_…',
  STRIPE_API_URL: 'an origin like http://localhost:4010',
  WECHAT_PAY_MERCHANT_ID: 'the merchant number of WeChat Pay, 8 to 10 digits',
  WECHAT_PAY_SERIAL: 'the serial number of the merchant’s API certificate, in hexadecimal digits',
  WECHAT_PAY_PRIVATE_KEY: 'the merchant’s private RSA key as PEM, or its base64 text',
  WECHAT_PAY_API_KEY: 'the APIv3 key of 32 characters',
  WECHAT_PAY_PLATFORM_KEYS:
    'a JSON object from public key ids (PUB_KEY_ID_…) or certificate serials to PEM texts, at least one',
  WECHAT_PAY_API_URL: 'an origin like http://localhost:4011',
  WECHAT_APP_ID: 'the id of the official account, wx and 16 hexadecimal digits',
  WECHAT_APP_SECRET: 'the secret of the official account',
  WECHAT_MINI_APP_ID: 'the id of the mini-program, wx and 16 hexadecimal digits',
  WECHAT_MINI_APP_SECRET: 'the secret of the mini-program',
  WECHAT_LOGIN_API_URL: 'an origin like http://localhost:4011',
  ALIPAY_APP_ID: 'the application id of Alipay, 16 digits',
  ALIPAY_SELLER_ID: 'the seller id of Alipay, 2088 and 12 digits',
  ALIPAY_PRIVATE_KEY: 'the application’s private RSA key as PEM, or its base64 text',
  ALIPAY_PUBLIC_KEY: 'the public RSA key of Alipay as PEM, or its base64 text',
  ALIPAY_GATEWAY_URL: 'an origin like http://localhost:4012',
}

/** What Stripe needs. */
export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly apiUrl: string
}

/** An application of WeChat in which people pay. */
export interface WechatApp {
  readonly id: string
  readonly secret: string
}

/** What WeChat Pay v3 needs. */
export interface WechatSettings {
  readonly merchantId: string
  /** Serial number of the certificate that belongs to the private key. */
  readonly serial: string
  readonly privateKey: KeyObject
  /** Decrypts notifications. */
  readonly apiKey: Buffer
  /** WeChat Pay's public keys by public key id or certificate serial. */
  readonly platformKeys: ReadonlyMap<string, KeyObject>
  readonly apiUrl: string
  readonly loginApiUrl: string
  /** For browsers. */
  readonly account: WechatApp | null
  readonly miniProgram: WechatApp | null
}

/** What Alipay needs. */
export interface AlipaySettings {
  readonly appId: string
  readonly sellerId: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  readonly gatewayUrl: string
}

/** The payment providers that are configured. */
export interface PaymentSettings {
  readonly stripe: StripeSettings | null
  readonly wechat: WechatSettings | null
  readonly alipay: AlipaySettings | null
}

const required = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  wechat: [
    'WECHAT_PAY_MERCHANT_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_KEY',
    'WECHAT_PAY_PLATFORM_KEYS',
  ],
  alipay: ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
} as const

const pairs = [
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['WECHAT_MINI_APP_ID', 'WECHAT_MINI_APP_SECRET'],
] as const

const testOrigins = ['STRIPE_API_URL', 'WECHAT_PAY_API_URL', 'WECHAT_LOGIN_API_URL', 'ALIPAY_GATEWAY_URL'] as const

/** Returns what is wrong with payment settings that are right each by itself, a sentence each. */
export function paymentComplaints(given: GivenPayments, isProduction: boolean): string[] {
  const complaints = [...Object.values(required), ...pairs].flatMap((names) => missingOf(given, names))
  if (given.WECHAT_PAY_MERCHANT_ID && !given.WECHAT_APP_ID && !given.WECHAT_MINI_APP_ID)
    complaints.push('WECHAT_APP_ID or WECHAT_MINI_APP_ID must be set for WeChat Pay: people pay in one of them.')
  for (const name of testOrigins)
    if (isProduction && given[name]) complaints.push(`${name} can't be set in production: it is for tests.`)
  return [...complaints, ...keyComplaints(given)]
}

function missingOf(given: GivenPayments, names: readonly PaymentVariable[]): string[] {
  const present = names.find((name) => given[name])
  if (!present) return []
  return names
    .filter((name) => !given[name])
    .map((name) => `${name} must be set where ${present} is: ${paymentWanted[name]}.`)
}

function keyComplaints(given: GivenPayments): string[] {
  const { WECHAT_PAY_PRIVATE_KEY, WECHAT_PAY_PLATFORM_KEYS, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY } = given
  const reads: [PaymentVariable, string | undefined, (text: string) => unknown][] = [
    ['WECHAT_PAY_PRIVATE_KEY', WECHAT_PAY_PRIVATE_KEY, privateKeyOf],
    ['WECHAT_PAY_PLATFORM_KEYS', WECHAT_PAY_PLATFORM_KEYS, platformKeysOf],
    ['ALIPAY_PRIVATE_KEY', ALIPAY_PRIVATE_KEY, privateKeyOf],
    ['ALIPAY_PUBLIC_KEY', ALIPAY_PUBLIC_KEY, publicKeyOf],
  ]
  return reads.flatMap(([name, text, read]) => {
    if (!text) return []
    try {
      read(text)
      return []
    } catch {
      return [`${name} must be ${paymentWanted[name]}.`]
    }
  })
}

const withLines = (text: string) => text.replaceAll('\\n', '\n').trim()
const isPem = (text: string) => text.startsWith('-----BEGIN')

function rsaOf(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'rsa') throw new TypeError('not an RSA key')
  return key
}

function privateKeyOf(text: string): KeyObject {
  const key = withLines(text)
  if (isPem(key)) return rsaOf(createPrivateKey(key))
  const der = Buffer.from(key, 'base64')
  try {
    return rsaOf(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
  } catch {
    return rsaOf(createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }))
  }
}

/** Reads a public key or a certificate. */
function publicKeyOf(text: string): KeyObject {
  const key = withLines(text)
  if (isPem(key)) return rsaOf(createPublicKey(key))
  return rsaOf(createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }))
}

function platformKeysOf(text: string): Map<string, KeyObject> {
  const entries: [string, unknown][] = Object.entries(Object(JSON.parse(text)))
  if (entries.length === 0) throw new TypeError('no key')
  return new Map(entries.map(([id, pem]) => [id, publicKeyOf(String(pem))]))
}

/** Reads the settings of the providers that are configured; paymentComplaints must have found none. */
export function readPaymentSettings(given: GivenPayments): PaymentSettings {
  return { stripe: stripeOf(given), wechat: wechatOf(given), alipay: alipayOf(given) }
}

function stripeOf(given: GivenPayments): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  if (!secretKey || !webhookSecret) return null
  return { secretKey, webhookSecret, apiUrl: given.STRIPE_API_URL ?? 'https://api.stripe.com' }
}

const appOf = (id: string | undefined, secret: string | undefined): WechatApp | null =>
  id && secret ? { id, secret } : null

function wechatOf(given: GivenPayments): WechatSettings | null {
  const { WECHAT_PAY_MERCHANT_ID, WECHAT_PAY_SERIAL, WECHAT_PAY_PRIVATE_KEY, WECHAT_PAY_API_KEY } = given
  const { WECHAT_PAY_PLATFORM_KEYS } = given
  if (!WECHAT_PAY_MERCHANT_ID || !WECHAT_PAY_SERIAL || !WECHAT_PAY_PRIVATE_KEY) return null
  if (!WECHAT_PAY_API_KEY || !WECHAT_PAY_PLATFORM_KEYS) return null
  return {
    merchantId: WECHAT_PAY_MERCHANT_ID,
    serial: WECHAT_PAY_SERIAL,
    privateKey: privateKeyOf(WECHAT_PAY_PRIVATE_KEY),
    apiKey: Buffer.from(WECHAT_PAY_API_KEY),
    platformKeys: platformKeysOf(WECHAT_PAY_PLATFORM_KEYS),
    apiUrl: given.WECHAT_PAY_API_URL ?? 'https://api.mch.weixin.qq.com',
    loginApiUrl: given.WECHAT_LOGIN_API_URL ?? 'https://api.weixin.qq.com',
    account: appOf(given.WECHAT_APP_ID, given.WECHAT_APP_SECRET),
    miniProgram: appOf(given.WECHAT_MINI_APP_ID, given.WECHAT_MINI_APP_SECRET),
  }
}

function alipayOf(given: GivenPayments): AlipaySettings | null {
  const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY } = given
  if (!appId || !sellerId || !ALIPAY_PRIVATE_KEY || !ALIPAY_PUBLIC_KEY) return null
  return {
    appId,
    sellerId,
    privateKey: privateKeyOf(ALIPAY_PRIVATE_KEY),
    publicKey: publicKeyOf(ALIPAY_PUBLIC_KEY),
    gatewayUrl: given.ALIPAY_GATEWAY_URL ?? 'https://openapi.alipay.com',
  }
}
