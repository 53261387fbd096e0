import { createDecipheriv, createSign, createVerify, type KeyObject } from 'node:crypto'
import type { WechatSettings } from '../../../kernel/config/payment-settings'

/** What was signed longer ago than this, or lies so far ahead, is refused. */
const TOLERANCE_SECONDS = 300

/** How signatures begin that WeChat Pay makes wrong on purpose, to see whether we check them. */
const PROBE = 'WECHATPAY/SIGNTEST/'

const joined = (parts: readonly string[]) => `${parts.join('\n')}\n`

/** Signs lines with the merchant's key, by RSA and SHA-256, as base64. */
export const signLines = (privateKey: KeyObject, ...lines: string[]): string =>
  createSign('RSA-SHA256').update(joined(lines)).sign(privateKey, 'base64')

/** A message of WeChat Pay: a reply or a notification. */
export interface SignedMessage {
  header(name: string): string | null
  readonly rawBody: Buffer
}

/** Whether WeChat Pay signed a message over these very bytes, lately. A key that is not configured is never fetched: the message is forged. */
export function verdictOf(
  { platformKeys }: Pick<WechatSettings, 'platformKeys'>,
  now: Date,
  { header, rawBody }: SignedMessage,
): 'genuine' | 'forged' | 'stale' | 'probe' {
  const timestamp = header('wechatpay-timestamp') ?? ''
  const nonce = header('wechatpay-nonce') ?? ''
  const signature = header('wechatpay-signature') ?? ''
  const key = platformKeys.get(header('wechatpay-serial') ?? '')
  const signed = Buffer.concat([Buffer.from(joined([timestamp, nonce])), rawBody, Buffer.from('\n')])
  const isValid = key !== undefined && createVerify('RSA-SHA256').update(signed).verify(key, signature, 'base64')
  if (!isValid) return signature.startsWith(PROBE) ? 'probe' : 'forged'
  const ageSeconds = now.getTime() / 1000 - Number(timestamp)
  return Math.abs(ageSeconds) <= TOLERANCE_SECONDS ? 'genuine' : 'stale'
}

/** The encrypted part of a notification. */
export interface SealedResource {
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data?: string
}

const TAG_BYTES = 16

/** Decrypts the content of a notification with the APIv3 key (AES-256-GCM); throws where it was changed or sealed with another key. */
export function openResource(apiKey: Buffer, { ciphertext, nonce, associated_data = '' }: SealedResource): string {
  const sealed = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce)
  decipher.setAAD(Buffer.from(associated_data))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')
}
