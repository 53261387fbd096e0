import { canonicalEmail } from '@/domain/identity/canonical-email'
import { keyedHash } from '../auth/keyed-hash'

/** Under what the letters to an address are found, without telling the address. */
export const recipientKey = (secret: string, email: string): string =>
  keyedHash(secret, 'letter recipient', canonicalEmail(email))
