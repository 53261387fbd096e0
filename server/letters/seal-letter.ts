import type { Letter } from '../adapters/mail/mailer'
import { deriveKey } from '../auth/derive-key'
import { openSealedText } from '../auth/open-sealed-text'
import { sealText } from '../auth/seal-text'
import type { Services } from '../services'

const keyOf = (secret: string) => deriveKey(secret, 'letter l1')

/** A letter as it waits in the database: nobody without the server's secret can read it, and it opens under its own id alone. */
export const sealLetter = ({ env, random }: Pick<Services, 'env' | 'random'>, id: string, letter: Letter): string =>
  sealText(random, keyOf(env.secret), Buffer.from(id), JSON.stringify(letter))

/** The letter that sealLetter sealed under this id; null where the secret is another one. */
export function openLetter(secret: string, id: string, sealed: string): Letter | null {
  const text = openSealedText(keyOf(secret), Buffer.from(id), sealed)
  return text === null ? null : JSON.parse(text)
}
