import type { CredentialStore } from './contract'

/** Pages are rendered for a visitor. */
export const credentials: CredentialStore = {
  read: () => null,
  write: () => {},
  remove: () => {},
  hasUnkept: () => false,
}
