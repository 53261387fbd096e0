import { hmac } from '@noble/hashes/hmac'
import { sha256 } from '@noble/hashes/sha2'
import { canonicalEmail } from './email'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const charactersOf = (group: Uint8Array): string => {
  const bits = ((group[0] ?? 0) << 16) | ((group[1] ?? 0) << 8) | (group[2] ?? 0)
  const shifts = [18, 12, 6, 0].slice(0, group.length + 1)
  return shifts.map((shift) => alphabet.charAt((bits >> shift) & 63)).join('')
}

/** Base64 for addresses, without padding; mini-programs have no btoa. */
function base64Url(bytes: Uint8Array): string {
  const starts = Array.from({ length: Math.ceil(bytes.length / 3) }, (_empty, at) => at * 3)
  return starts.map((start) => charactersOf(bytes.slice(start, start + 3))).join('')
}

/** UTF-8 bytes of a text; mini-programs have no TextEncoder. */
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(
    encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_match, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    ),
    (character) => character.charCodeAt(0),
  )

/** What is sent for a password: `pw1.` and HMAC-SHA256 of the NFKC password under `pw1|` and the canonical e-mail address. */
export function hashPassword(email: string, password: string): string {
  const key = bytesOf(`pw1|${canonicalEmail(email)}`)
  return `pw1.${base64Url(hmac(sha256, key, bytesOf(password.normalize('NFKC'))))}`
}
