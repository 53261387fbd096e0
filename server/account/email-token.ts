import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose'
import { canonicalEmail, isEmail } from '@/domain/account/email'
import { deriveKey } from '../kernel/crypto/secrets'
import { hashDeviceId } from './devices'
import { isKeyDayAccepted, keyDay, type TokenServices } from './access-token'
import { ApiError, badInput } from '../kernel/errors'

/** How long an encrypted e-mail address is accepted. */
const emailTokenSeconds = 10 * 60

/** `aud` of encrypted e-mail addresses. */
const EMAIL_TOKEN_AUD = 'email-v1'

/** Purpose under which a day's encryption key is derived. */
const emailKeyPurpose = (day: string) => `email-token ${day}`

const staleEmail = () =>
  new ApiError(400, 'email_expired', 'Please enter your e-mail address again.', { field: 'email' })

async function payloadOf({ env, clock }: TokenServices, token: string): Promise<JWTPayload | null> {
  const now = clock.now()
  const keyOf = ({ kid }: { kid?: string }) => {
    if (!isKeyDayAccepted(kid, now)) throw new Error('key of another day')
    return deriveKey(env.secret, emailKeyPurpose(kid))
  }
  const rules = {
    audience: EMAIL_TOKEN_AUD,
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

/** Encrypts an e-mail address as a compact JWE (A256GCM, key of the day) that only this server reads, for ten minutes and from the same device. Any text is accepted, so the reply reveals nothing. */
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
    .setAudience(EMAIL_TOKEN_AUD)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + emailTokenSeconds)
    .encrypt(deriveKey(env.secret, emailKeyPurpose(day)))
}
