import { createCipheriv } from 'node:crypto'
import type { Services } from '../services'
import { currentSealKeyId, idNumberKey, sealOwner } from './id-number-key'

/** A document's number as it is stored. */
export interface SealedIdNumber {
  readonly sealedIdNo: string
  readonly sealKeyId: string
}

const NONCE_BYTES = 12

/** Encrypts a document's number for one traveler's row: AES-256-GCM under a nonce of its own, as base64url of nonce, tag and cipher. */
export function sealIdNumber(
  { env, random }: Pick<Services, 'env' | 'random'>,
  row: { readonly userId: string; readonly id: string },
  idNo: string,
): SealedIdNumber {
  const nonce = Buffer.from(random.token(NONCE_BYTES), 'base64url')
  const cipher = createCipheriv('aes-256-gcm', idNumberKey(env.secret, currentSealKeyId), nonce)
  cipher.setAAD(sealOwner(row))
  const sealed = Buffer.concat([cipher.update(idNo, 'utf8'), cipher.final()])
  return {
    sealedIdNo: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url'),
    sealKeyId: currentSealKeyId,
  }
}
