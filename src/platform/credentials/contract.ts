import type { CredentialName } from '@/domain/account/stored-login'

/** How long credentials are stored. */
export const CREDENTIAL_DAYS = 30

/** Who is signed in: cookies on H5, the host's storage in mini-programs. */
export interface CredentialStore {
  read(name: CredentialName): string | null
  write(name: CredentialName, value: string): void
  remove(name: CredentialName): void
  /** Whether the host refused to keep some of it, so that it is lost when the page goes. */
  hasUnkept(): boolean
}
