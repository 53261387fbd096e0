import type { Services } from '../kernel/services'
import type { SignIn } from './start-session'
import { tryTypedCode, useCode, type TypedCode } from './use-code'

/** Signs in, or creates the account, with a code from the mailbox; the code is used up in the same transaction. */
export async function signInByCode(services: Services, typed: TypedCode): Promise<SignIn> {
  const codeId = await tryTypedCode(services, typed)
  return services.database.transaction((tx) => useCode(tx, services, codeId, typed))
}
