import { createCipheriv } from 'node:crypto'
import type { RandomSource } from '../random-source'

/** Bytes of a sealed text before its cipher. */
export const NONCE_BYTES = 12
export const TAG_BYTES = 16

/** Encrypts a text by AES-256-GCM under a nonce of its own and binds it to its owner, so that it opens nowhere else; base64url of nonce, tag and cipher. */
export function sealText(random: Pick<RandomSource, 'token'>, key: Buffer, owner: Buffer, text: string): string {
  const nonce = Buffer.from(random.token(NONCE_BYTES), 'base64url')
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(owner)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}
