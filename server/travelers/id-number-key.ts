import { deriveKey } from '../kernel/crypto/secrets'

/** Names the key under which document numbers are encrypted from now on; rows keep the name of theirs. */
export const currentSealKeyId = 't1'

/** The key of that name, for AES-256. */
export const idNumberKey = (secret: string, keyId: string): Buffer => deriveKey(secret, `traveler id number ${keyId}`)

/** Binds an encrypted number to its row, so that it opens in no other. */
export const sealOwner = ({ userId, id }: { readonly userId: string; readonly id: string }): Buffer =>
  Buffer.from(`${userId} ${id}`)
