import type { AccountCodePurpose } from '@/contract/account'
import { call, type Caller } from './call'
import { newestCode } from './mailbox'
import type { SignedInPerson } from './sign-in'
import type { TestServer } from './start-test-server'

/** Has a code sent to a person's own mailbox and reads it there; one that was sent less than a minute ago is read again. */
export async function accountCode(
  { app, services }: TestServer,
  person: Pick<SignedInPerson, 'email' | 'token'>,
  purpose: AccountCodePurpose,
  caller: Caller = {},
): Promise<string> {
  await call(app, 'sendAccountCode', { purpose }, { token: person.token, ...caller })
  return newestCode(services, person.email)
}
