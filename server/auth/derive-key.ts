import { hkdfSync } from 'node:crypto'

/** A 32-byte key for one purpose, derived from the server's secret (HKDF-SHA256); another purpose gives an unrelated key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'staylark', purpose, 32))
}
