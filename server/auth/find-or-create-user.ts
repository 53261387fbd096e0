import { ApiError } from '../kernel/errors'
import type { Executor } from '../kernel/database/executor'
import { findUserByEmail, insertUser, type UserRow } from '../repositories/user'
import type { Services } from '../kernel/services'
import { firstAvatar } from './first-avatar'
import { nickNameOf } from './nick-name-of'

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
