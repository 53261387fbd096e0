const sentPassword = /^pw1\.[A-Za-z0-9_-]{43}$/

/** Whether a text is a password as clients send it: `pw1.` and the base64url of an HMAC-SHA256, never the password itself. */
export function isSentPassword(text: string): boolean {
  return sentPassword.test(text)
}
