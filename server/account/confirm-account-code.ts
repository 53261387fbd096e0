import type { AccountCodePurpose } from '@/contract/account-rights'
import { codeExpired } from '../auth/try-code'
import { tryTypedCode } from '../auth/use-code'
import type { Executor } from '../kernel/database/executor'
import { endCode } from '../repositories/email-code'
import type { Services } from '../kernel/services'

/** A code as a signed-in user typed it, and what it is to allow. */
export interface AccountCode {
  readonly email: string
  readonly code: string
  readonly purpose: AccountCodePurpose
  readonly deviceId: string | null
}

/** Tries a typed code and answers how to use it up in a transaction; both throw 400 for one that is not good, or no longer. */
export async function confirmAccountCode(
  services: Services,
  typed: AccountCode,
): Promise<(tx: Executor) => Promise<void>> {
  const codeId = await tryTypedCode(services, typed)
  return async (tx) => {
    if (!(await endCode(tx, codeId, services.clock.now()))) throw codeExpired()
  }
}
