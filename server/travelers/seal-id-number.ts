import { sealText } from '../kernel/crypto/secrets'
import type { Services } from '../kernel/services'
import { currentSealKeyId, idNumberKey, sealOwner } from './id-number-key'

/** A document's number as it is stored. */
export interface SealedIdNumber {
  readonly sealedIdNo: string
  readonly sealKeyId: string
}

/** Encrypts a document's number for one traveler's row. */
export function sealIdNumber(
  { env, random }: Pick<Services, 'env' | 'random'>,
  row: { readonly userId: string; readonly id: string },
  idNo: string,
): SealedIdNumber {
  const key = idNumberKey(env.secret, currentSealKeyId)
  return { sealedIdNo: sealText(random, key, sealOwner(row), idNo), sealKeyId: currentSealKeyId }
}
