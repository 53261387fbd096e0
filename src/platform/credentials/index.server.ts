import type { CredentialStore } from './contract'

/** Whoever a page is drawn for is a visitor. */
export const credentials: CredentialStore = {
  read: () => null,
  write: () => {},
  remove: () => {},
  hasUnkept: () => false,
}
