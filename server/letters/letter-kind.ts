import type { MailedCodePurpose } from '../auth/mailed-code-purpose'

/** What a letter is about. */
export type LetterKind = `code_${MailedCodePurpose}` | 'password_changed' | 'account_deleted' | 'booking_confirmed'
