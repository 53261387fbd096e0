import type { AccountCodePurpose } from '@/contract/account'
import { accountCode } from '../server/account-code'
import type { Row } from './row'

/** A call that wants a code from Ada's mailbox; it is worth nothing in Eve's hands. */
export const byOwnCode = (purpose: AccountCodePurpose): Row => ({
  input: async ({ server, ada }) => ({ code: await accountCode(server, ada, purpose) }),
  visitor: 401,
  eve: 400,
  ada: 200,
})
