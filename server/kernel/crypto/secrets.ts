import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { RandomSource } from './random-source'

/** A 32-byte key for one purpose, derived from the server's secret (HKDF-SHA256); another purpose gives an unrelated key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'staylark', purpose, 32))
}

/** What is stored of a secret value instead of it: HMAC-SHA256 in base64url under the purpose's own key. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', deriveKey(secret, purpose)).update(value).digest('base64url')
}

/** Compares two strings in constant time. */
export function equalText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Bytes of a sealed text before its cipher. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text by AES-256-GCM under a nonce of its own and binds it to its owner, so that it opens nowhere else; base64url of nonce, tag and cipher. */
export function sealText(random: Pick<RandomSource, 'token'>, key: Buffer, owner: Buffer, text: string): string {
  const nonce = Buffer.from(random.token(NONCE_BYTES), 'base64url')
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(owner)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that sealText encrypted for this owner; null where the key is another one or the text was tampered with. */
export function openSealedText(key: Buffer, owner: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(owner)
    decipher.setAuthTag(tag)
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
