import type { CurrentUser } from '@/contract/account'
import { maskEmail } from '@/domain/account/email'
import type { UserRow } from '../repositories/user'
import { avatarUrl } from './avatar-url'

/** A user as its own profile shows it. */
export function presentUser({ id, email, nickName, avater, isVip }: UserRow): CurrentUser {
  return { uid: id, email: maskEmail(email), nickName, avater: avatarUrl(avater), isVip }
}
