import { checkCharacterOf, CODE_ALPHABET } from '@/domain/vouchers/voucher-code'
import { deriveKey, keyedHash, openSealedText, sealText } from '../kernel/crypto/secrets'
import type { RandomSource } from '../kernel/crypto/random-source'
import type { Services } from '../kernel/services'
import type { VoucherRow } from './repository/vouchers'

/** Random characters of a code, before the one that checks them. */
const RANDOM_CHARACTERS = 15

/** Names the key under which codes are encrypted from now on; rows have the name of theirs. */
const currentSealKeyId = 'c1'

const codeKey = (secret: string, keyId: string) => deriveKey(secret, `voucher code ${keyId}`)

/** Binds an encrypted code to its voucher, so that it opens in no other. */
const sealOwner = (voucherId: string) => Buffer.from(`voucher ${voucherId}`)

/** A new code: 75 random bits and a check character. */
export function createCode(random: Pick<RandomSource, 'token'>): string {
  const bytes = [...Buffer.from(random.token(RANDOM_CHARACTERS), 'base64url')]
  const characters = bytes.map((byte) => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join('')
  return characters + checkCharacterOf(characters)
}

/** The index under which a voucher is found by its code: a hash under a key of its own. */
export const codeIndexOf = (secret: string, code: string): string => keyedHash(secret, 'voucher code index', code)

/** What is stored of a voucher's code. */
export function sealCode(
  { env, random }: Pick<Services, 'env' | 'random'>,
  voucherId: string,
  code: string,
): Pick<VoucherRow, 'sealedCode' | 'sealKeyId' | 'codeIndex'> {
  return {
    sealedCode: sealText(random, codeKey(env.secret, currentSealKeyId), sealOwner(voucherId), code),
    sealKeyId: currentSealKeyId,
    codeIndex: codeIndexOf(env.secret, code),
  }
}

/** A voucher's code; null where the secret is another one. For its holder alone. */
export const openCode = (secret: string, { id, sealedCode, sealKeyId }: VoucherRow): string | null =>
  openSealedText(codeKey(secret, sealKeyId), sealOwner(id), sealedCode)
