import { canonicalEmail, isEmail } from '@/domain/account/email'
import { badInput } from '../kernel/errors'
import { enqueueMail } from '../kernel/mail/enqueue-mail'
import type { Services } from '../kernel/services'
import { codeEmail } from './account-emails'
import { codeDigits, codeLifeMs, resendWaitMs } from './code-rules'
import { hashDeviceId } from './hash-device-id'
import { storeCode } from './store-code'
import type { MailedCodePurpose } from '../kernel/database/schema/people'

/** Who asks for a code, as typed. */
export interface CodeRequest {
  email: string
  purpose: MailedCodePurpose
  deviceId: string | null
}

/**
 * Stores a 6-digit code for an address, whether it has an account or not, and its email with it. Returns when another may be
 * requested and when this one ends; the email is sent after the response. Throws 400 'Invalid Email Address', 429 when it comes too soon.
 */
export async function sendEmailCode(
  services: Services,
  { email: typed, purpose, deviceId }: CodeRequest,
): Promise<{ resendAt: Date; expiresAt: Date }> {
  const email = canonicalEmail(typed)
  if (!isEmail(email)) throw badInput('email', 'Invalid Email Address')
  const sentAtMs = services.clock.now().getTime()
  const expiresAt = new Date(sentAtMs + codeLifeMs)
  const deviceHash = hashDeviceId(deviceId)
  const code = services.random.digits(codeDigits)
  const message = codeEmail(email, code, purpose)
  await services.database.transaction(async (tx) => {
    await storeCode(tx, services, { email, purpose, deviceHash, code })
    await enqueueMail(tx, services, { kind: `code_${purpose}`, email: message, expiresAt, deviceHash })
  })
  services.mailQueue.wake()
  return { resendAt: new Date(sentAtMs + resendWaitMs), expiresAt }
}
