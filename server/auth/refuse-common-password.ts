import { setImmediate } from 'node:timers/promises'
import type { Env } from '../kernel/config/env'
import { ApiError } from '../kernel/errors'
import { clientPasswordHash } from './client-password-hash'
import { commonPasswords } from './common-passwords'

const tooCommon = () =>
  new ApiError(400, 'password_too_common', 'This password is too easy to guess. Please choose another.', {
    field: 'newpassword',
  })

/** So many of the likeliest words are refused in capitals too, and so many are looked at before other calls get a turn (about 2 ms). */
const spelledWords = 10_000
const wordsATurn = 500

const spellings = (word: string): string[] => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]

function wordsOf(email: string): string[] {
  const at = email.lastIndexOf('@')
  const [local, host] = [email.slice(0, at), email.slice(at + 1)]
  const names = [local, ...local.split(/[^a-z0-9]+/), host.split('.')[0] ?? '']
  return [email, ...names.flatMap((name) => [name, `${name}1`, `${name}12`, `${name}123`, `${name}1234`])]
}

/**
 * Throws 400 when a sent password is that of a common word, or is made of the address itself: what a client sends for those is computed here,
 * since the password cannot be seen (NIST SP 800-63B-4). Other calls are answered in between.
 */
export async function refuseCommonPassword(
  { root, passwordLength }: Pick<Env, 'root' | 'passwordLength'>,
  email: string,
  sentPassword: string,
): Promise<void> {
  const words = await commonPasswords(root)
  const likeliest = [...wordsOf(email), ...words.slice(0, spelledWords)].flatMap(spellings)
  const all = new Set([...likeliest, ...words])
  const possible = [...all].filter(({ length }) => length >= passwordLength.min && length <= passwordLength.max)
  for (let from = 0; from < possible.length; from += wordsATurn) {
    const turn = possible.slice(from, from + wordsATurn)
    if (turn.some((word) => clientPasswordHash(email, word) === sentPassword)) throw tooCommon()
    await setImmediate()
  }
}
