import { jwtDecrypt, type JWTPayload } from 'jose'
import { isEmail } from '@/domain/account/email'
import { deriveKey } from '../kernel/crypto/secrets'
import { emailKeyPurpose, emailTokenAudience } from './email-token-format'
import { hashDeviceId } from './hash-device-id'
import { isKeyDayAccepted } from './key-day'
import { ApiError, badInput } from '../kernel/errors'
import type { TokenServices } from './token-services'

const staleEmail = () =>
  new ApiError(400, 'email_expired', 'Please enter your e-mail address again.', { field: 'email' })

async function payloadOf({ env, clock }: TokenServices, token: string): Promise<JWTPayload | null> {
  const now = clock.now()
  const keyOf = ({ kid }: { kid?: string }) => {
    if (!isKeyDayAccepted(kid, now)) throw new Error('key of another day')
    return deriveKey(env.secret, emailKeyPurpose(kid))
  }
  const rules = {
    audience: emailTokenAudience,
    currentDate: now,
    requiredClaims: ['e', 'did', 'exp'],
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }
  return jwtDecrypt(token, keyOf, rules).then(
    ({ payload }) => payload,
    () => null,
  )
}

/** The e-mail address that encryptEmail sealed for this device; throws 400 `email_expired` for anything else, a plain address included, and 400 'Invalid Email Address' when what was sealed is none. */
export async function decryptEmail(services: TokenServices, token: string, deviceId: string | null): Promise<string> {
  const payload = await payloadOf(services, token)
  if (typeof payload?.e !== 'string' || payload.did !== hashDeviceId(deviceId)) throw staleEmail()
  if (!isEmail(payload.e)) throw badInput('email', 'Invalid Email Address')
  return payload.e
}
