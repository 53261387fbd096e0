import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { deriveKey } from './secrets'

/** A pair of Ed25519 keys. */
export interface SigningKey {
  readonly signKey: KeyObject
  readonly verifyKey: KeyObject
}

/** What stands before the 32 bytes of a private key in PKCS #8. */
const pkcs8Ed25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The keys for one purpose, derived from the server's secret: the same in every process, and unrelated to those of any other purpose. */
export function deriveSigningKey(secret: string, purpose: string): SigningKey {
  const seed = deriveKey(secret, purpose)
  const signKey = createPrivateKey({ key: Buffer.concat([pkcs8Ed25519, seed]), format: 'der', type: 'pkcs8' })
  return { signKey, verifyKey: createPublicKey(signKey) }
}
