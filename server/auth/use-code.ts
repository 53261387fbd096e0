import type { Executor } from '../kernel/database/executor'
import { endCode } from '../repositories/email-code'
import type { Services } from '../kernel/services'
import { findOrCreateUser } from './find-or-create-user'
import { hashDeviceId } from './hash-device-id'
import { startSession, type SignIn } from './start-session'
import { codeExpired, tryCode } from './try-code'
import type { MailedCodePurpose } from '../kernel/database/schema/people'

/** A code as typed: for an address and a purpose, on a device. */
export interface TypedCode {
  email: string
  code: string
  purpose: MailedCodePurpose
  deviceId: string | null
}

/** Tries a typed code and answers its id when it is right; see tryCode for what it throws. */
export function tryTypedCode(services: Services, { email, code, purpose, deviceId }: TypedCode): Promise<string> {
  const owner = { email, purpose, deviceHash: hashDeviceId(deviceId) }
  return tryCode(services.database.db, services, owner, code)
}

/** Uses a right code up and signs its owner in; an address without an account gets one. Throws 400 when another call used the code first. */
export async function useCode(
  tx: Executor,
  services: Services,
  codeId: string,
  { email, deviceId }: TypedCode,
): Promise<SignIn> {
  if (!(await endCode(tx, codeId, services.clock.now()))) throw codeExpired()
  const user = await findOrCreateUser(tx, services, email)
  return startSession(tx, services, { uid: user.id, deviceId })
}
