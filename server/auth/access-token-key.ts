import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { deriveKey } from '../kernel/crypto/secrets'

/** A pair of Ed25519 keys. */
export interface AccessTokenKey {
  signKey: KeyObject
  verifyKey: KeyObject
}

const pkcs8Ed25519 = Buffer.from('302e020100300506032b657004220420', 'hex')
const keys = new Map<string, AccessTokenKey>()
const mostKeys = 16

function deriveKeyPair(secret: string, day: string): AccessTokenKey {
  const seed = deriveKey(secret, `access-token ${day}`)
  const signKey = createPrivateKey({ key: Buffer.concat([pkcs8Ed25519, seed]), format: 'der', type: 'pkcs8' })
  return { signKey, verifyKey: createPublicKey(signKey) }
}

/** The keys that sign and check access tokens of one UTC day, the same in every process with the same secret. */
export function accessTokenKey(secret: string, day: string): AccessTokenKey {
  const name = `${secret} ${day}`
  const key = keys.get(name) ?? deriveKeyPair(secret, day)
  if (!keys.has(name) && keys.size >= mostKeys) keys.clear()
  keys.set(name, key)
  return key
}
