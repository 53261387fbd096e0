import { createHash } from 'node:crypto'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import { ApiError } from '../kernel/errors'
import type { Executor } from '../kernel/database/executor'
import { findUserByEmail, insertUser, type UserRow } from './repository/users'
import type { Services } from '../kernel/services'

/** Id of the picture that a new account begins with, chosen by the account's id; empty where the library has no avatars, and the client then draws the initial. */
export function firstAvatar(pictures: Pick<PictureLibrary, 'picturesOfKind'>, uid: string): string {
  const avatars = pictures.picturesOfKind('avatar')
  const turn = createHash('sha256').update(uid).digest().readUInt32BE(0)
  return avatars[turn % Math.max(1, avatars.length)]?.id ?? ''
}

/** Returns a first nickname, public and therefore neutral: it reveals nothing of the e-mail address. Its number is derived from the account's id. */
export function nickNameOf(userId: string): string {
  const digits = [...userId].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 10_000, 7)
  return `Traveler ${String(digits).padStart(4, '0')}`
}

const closed = () => new ApiError(403, 'account_closed', 'This account has been closed.')

/** The account of an address whose mailbox was just proven, made where there is none; throws 403 `account_closed`. */
export async function findOrCreateUser(
  tx: Executor,
  { pictures, clock, random }: Pick<Services, 'pictures' | 'clock' | 'random'>,
  email: string,
): Promise<UserRow> {
  const known = await findUserByEmail(tx, email)
  if (!known) {
    const id = random.id()
    const avater = firstAvatar(pictures, id)
    await insertUser(tx, { id, email, nickName: nickNameOf(id), avater, createdAt: clock.now() })
  }
  const user = known ?? (await findUserByEmail(tx, email))
  if (!user || user.isLogoff) throw closed()
  return user
}
