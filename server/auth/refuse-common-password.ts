import { ApiError } from '../errors/api-error'
import { clientPasswordHash } from './client-password-hash'
import { commonPasswords } from './common-passwords'

const tooCommon = () =>
  new ApiError(400, 'password_too_common', 'This password is too easy to guess. Please choose another.', {
    field: 'newpassword',
  })

function spellings(word: string): string[] {
  return [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]
}

/** Throws 400 when a sent password is that of a common word, or of the address itself: what a client sends for those is computed here, since the password cannot be seen (NIST SP 800-63B-4). */
export function refuseCommonPassword(email: string, sentPassword: string): void {
  const local = email.slice(0, email.lastIndexOf('@'))
  const words = [...commonPasswords, email, local, `${local}123`, `${local}1`]
  const isCommon = words.flatMap(spellings).some((word) => clientPasswordHash(email, word) === sentPassword)
  if (isCommon) throw tooCommon()
}
