/** An e-mail address as it may be shown to its owner over a shoulder: first letter, three stars, whole domain (`a***@example.com`). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '***'
  return `${email.slice(0, 1)}***${email.slice(at)}`
}
