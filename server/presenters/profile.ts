import type { Profile, PublicHomePage } from '@/contract/profile'
import { maskEmail } from '@/domain/account/email'
import type { ProfileRow } from '../repositories/profile'
import type { UserRow } from '../repositories/user'
import { avatarUrl } from './avatar-url'

/** A user with what they say of themselves, if anything. */
export interface KnownUser {
  readonly user: UserRow
  readonly profile: ProfileRow | null
}

const blank = { gender: 'unset', birthday: null, country: null, dialCode: '86', phone: '', intro: '' } as const

/** A profile as its owner sees it. */
export function presentProfile({ user, profile }: KnownUser): Profile {
  const { gender, birthday, country, dialCode, phone, intro } = profile ?? blank
  return {
    uid: user.id,
    email: maskEmail(user.email),
    nickName: user.nickName,
    avater: avatarUrl(user.avater),
    gender,
    birthday,
    country,
    dialCode,
    phone,
    intro,
  }
}

/** A profile as anybody sees it. */
export function presentPublicProfile(known: KnownUser): PublicHomePage {
  const { uid, nickName, avater, intro, country } = presentProfile(known)
  return { uid, nickName, avater, intro, country }
}
