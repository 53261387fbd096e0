import { canonicalEmail } from '@/domain/identity/canonical-email'
import { isEmail } from '@/domain/identity/is-email'
import { ApiError, badInput } from '../errors/api-error'
import { deleteCode, openCode } from '../repositories/email-code'
import type { Services } from '../services'
import { codeLetter } from './code-letter'
import { codeDigits, codeLifeMs, codeTries, resendWaitMs } from './code-rules'
import { hashDeviceId } from './hash-device-id'
import { storeCode } from './store-code'
import type { MailedCodePurpose } from './mailed-code-purpose'

/** Who asks for a code, as typed. */
export interface CodeRequest {
  email: string
  purpose: MailedCodePurpose
  deviceId: string | null
}

const notSent = () =>
  new ApiError(503, 'mail_unavailable', 'We could not send the e-mail just now. Please try again in a moment.')

/**
 * Sends a 6-digit code to an address, whether it has an account or not, and answers when another may be asked for and when this one ends.
 * Throws 400 'Invalid Email Address', 429 when it comes too soon, 503 when no mail could be sent (the code then does not count).
 */
export async function sendEmailCode(
  services: Services,
  request: CodeRequest,
): Promise<{ resendAt: Date; expiresAt: Date }> {
  const email = canonicalEmail(request.email)
  if (!isEmail(email)) throw badInput('email', 'Invalid Email Address')
  const sentAtMs = services.clock.now().getTime()
  const code = services.random.digits(codeDigits)
  const toSend = { email, purpose: request.purpose, deviceHash: hashDeviceId(request.deviceId), code }
  const id = await services.database.transaction((tx) => storeCode(tx, services, toSend))
  try {
    await services.mail.send(codeLetter(email, code, request.purpose))
  } catch (error) {
    services.log.error({ err: error }, 'a code could not be sent')
    await deleteCode(services.database.db, id)
    throw notSent()
  }
  // Only now: codes whose letters fail do not count as sent, so they must not be there for guessing either.
  await openCode(services.database.db, id, codeTries)
  return { resendAt: new Date(sentAtMs + resendWaitMs), expiresAt: new Date(sentAtMs + codeLifeMs) }
}
