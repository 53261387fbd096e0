import type { AccountCodePurpose } from '@/contract/account-rights'
import type { CodePurpose } from '@/contract/login'

/** All that a mailed code can be good for: those of signing in, and those that only a signed-in user can ask for. */
export type MailedCodePurpose = CodePurpose | AccountCodePurpose
