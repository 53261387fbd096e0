import { EncryptJWT } from 'jose'
import { canonicalEmail } from '@/domain/account/email'
import { deriveKey } from '../kernel/crypto/secrets'
import { emailKeyPurpose, emailTokenAudience, emailTokenSeconds } from './email-token-format'
import { hashDeviceId } from './hash-device-id'
import { keyDay } from './key-day'
import type { TokenServices } from './token-services'

/** An e-mail address as a compact JWE (A256GCM under the key of the day) that only this server reads, for ten minutes and from the same device; any text is taken, so the answer tells nothing. */
export async function encryptEmail(
  { env, clock }: TokenServices,
  email: string,
  deviceId: string | null,
): Promise<string> {
  const now = clock.now()
  const day = keyDay(now)
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new EncryptJWT({ e: canonicalEmail(email), did: hashDeviceId(deviceId) })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: day })
    .setAudience(emailTokenAudience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + emailTokenSeconds)
    .encrypt(deriveKey(env.secret, emailKeyPurpose(day)))
}
