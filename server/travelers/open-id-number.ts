import { openSealedText } from '../kernel/crypto/secrets'
import { idNumberKey, sealOwner } from './id-number-key'
import type { SealedIdNumber } from './seal-id-number'

/** The number that sealIdNumber encrypted for this row; null where the secret is another one or the text was tampered with. */
export function openIdNumber(
  secret: string,
  { sealedIdNo, sealKeyId, ...row }: SealedIdNumber & { readonly userId: string; readonly id: string },
): string | null {
  return openSealedText(idNumberKey(secret, sealKeyId), sealOwner(row), sealedIdNo)
}
