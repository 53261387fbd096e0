import type { CurrentUser } from '@/contract/account'
import { maskEmail } from '@/domain/identity/mask-email'
import type { UserRow } from '../repositories/user'

/** A user as its own profile shows it. */
export function presentUser({ id, email, nickName, avater, isVip }: UserRow): CurrentUser {
  return { uid: id, email: maskEmail(email), nickName, avater, isVip }
}
