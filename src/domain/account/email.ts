/** The one spelling of an e-mail address that accounts, codes and password hashes go by: trimmed and lower case. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase()
}

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i
// Not a number: that would be an address of the network.
const TOP_LABEL = /^[a-z][a-z0-9-]*[a-z0-9]$/i

/** Whether a text is an e-mail address of the plain form local@domain.tld: ASCII, no spaces, no quotes, at most 254 characters (RFC 5321). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || at > 64 || text.length > 254) return false
  const labels = text.slice(at + 1).split('.')
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LABEL.test(labels.at(-1) ?? '')
  return isName && LOCAL_PART.test(text.slice(0, at))
}

/** An e-mail address as it may be shown to its owner over a shoulder: first letter, three stars, whole domain (`a***@example.com`). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '***'
  return `${email.slice(0, 1)}***${email.slice(at)}`
}
