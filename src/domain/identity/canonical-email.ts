/** The one spelling of an e-mail address that accounts, codes and password hashes go by: trimmed and lower case. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase()
}
