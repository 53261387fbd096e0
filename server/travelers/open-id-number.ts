import { createDecipheriv } from 'node:crypto'
import { idNumberKey, sealOwner } from './id-number-key'
import type { SealedIdNumber } from './seal-id-number'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The number that sealIdNumber encrypted for this row; null where the secret is another one or the text was tampered with. */
export function openIdNumber(
  secret: string,
  { sealedIdNo, sealKeyId, ...row }: SealedIdNumber & { readonly userId: string; readonly id: string },
): string | null {
  const bytes = Buffer.from(sealedIdNo, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv('aes-256-gcm', idNumberKey(secret, sealKeyId), nonce, {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(sealOwner(row))
    decipher.setAuthTag(tag)
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
