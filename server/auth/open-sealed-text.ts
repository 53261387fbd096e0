import { createDecipheriv } from 'node:crypto'
import { NONCE_BYTES, TAG_BYTES } from './seal-text'

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
