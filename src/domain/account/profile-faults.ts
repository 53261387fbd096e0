import { profileText } from './account-text'
import { isDay } from '../days/civil-day'
import { isDialCode } from './dial-codes'
import { isPhone } from './phone'
import { countryName } from './countries'
import type { ProfileField, ProfileForm } from './profile-form'

/** The first birthday that anybody can have here. */
export const FIRST_BIRTHDAY = '1900-01-01'

/** What is wrong with a birthday, in a sentence, or null: a day of the calendar from 1900 on, not after today; none at all is fine. */
export function birthdayFault(birthday: string | null, today: string): string | null {
  if (birthday === null) return null
  if (!isDay(birthday)) return profileText.noDay
  if (birthday < FIRST_BIRTHDAY) return profileText.earlyBirthday
  return birthday > today ? profileText.futureBirthday : null
}

// C0 and C1 controls without line feed, soft hyphen, zero-width and directional marks, byte order mark, interlinear marks.
const HIDDEN_RANGES: readonly (readonly [number, number])[] = [
  [0x00, 0x09],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  // Halves of characters: iterating a text joins those that belong together.
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe007f],
]

const isHidden = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return HIDDEN_RANGES.some(([from, to]) => code >= from && code <= to)
}

/** Whether a text holds what nobody can see and some programs obey: controls, directional marks, halves of characters; a line feed is none. */
const hasHiddenCharacters = (text: string): boolean => Array.from(text).some(isHidden)

// Zero-width characters: joiners, combining marks and variation selectors.
const RANGES_WITHOUT_WIDTH: readonly (readonly [number, number])[] = [
  [0x300, 0x36f],
  [0x200c, 0x200d],
  [0x20d0, 0x20ff],
  [0xfe00, 0xfe0f],
]

const hasWidth = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return !RANGES_WITHOUT_WIDTH.some(([from, to]) => code >= from && code <= to)
}

/** How many characters of a text can be seen: an accent or a joiner counts with what it belongs to. */
export const visibleLength = (text: string): number => Array.from(text).filter(hasWidth).length

/** So many visible characters an introduction may have. */
export const MOST_INTRO = 200
const MOST_INTRO_UNITS = 800

/** What is wrong with an introduction, in a sentence, or null: up to 200 visible characters, lines allowed. */
export function introFault(intro: string): string | null {
  const trimmed = intro.trim()
  if (hasHiddenCharacters(trimmed)) return profileText.hiddenCharacters
  if (visibleLength(trimmed) > MOST_INTRO || trimmed.length > MOST_INTRO_UNITS) return profileText.longIntro(MOST_INTRO)
  return null
}

const MOST_VISIBLE = 30
const MOST_NAME_UNITS = 120

/** What is wrong with a nickname, in a sentence, or null: 1 to 30 visible characters on one line after trimming. */
export function nickNameFault(nickName: string): string | null {
  const trimmed = nickName.trim()
  if (visibleLength(trimmed) === 0) return profileText.noNickName
  if (hasHiddenCharacters(trimmed) || trimmed.includes('\n')) return profileText.hiddenCharacters
  if (visibleLength(trimmed) > MOST_VISIBLE || trimmed.length > MOST_NAME_UNITS)
    return profileText.longNickName(MOST_VISIBLE)
  return null
}

/** What is wrong with a phone number and its dialling code, in a sentence, or null; no number at all is fine, and so is no code with it. */
export function phoneFault(dialCode: string, phone: string): string | null {
  const isKnownCode = isDialCode(dialCode)
  if (phone.trim() === '') return dialCode === '' || isKnownCode ? null : profileText.noDialCode
  if (!isKnownCode) return profileText.noDialCode
  return /^[\d\s()+-]+$/.test(phone.normalize('NFKC')) && isPhone(dialCode, phone) ? null : profileText.noPhone
}

/** What is wrong with a profile, by field; empty when all is well. */
export type ProfileFaults = Partial<Record<ProfileField, string>>

const countryFault = (country: string | null) =>
  country === null || countryName(country) ? null : profileText.noCountry

/** Checks what somebody has written about themselves; today is the last day that a birthday can be. */
export function profileFaults(form: ProfileForm, today: string): ProfileFaults {
  const found: Record<string, string | null> = {
    nickName: nickNameFault(form.nickName),
    birthday: birthdayFault(form.birthday, today),
    country: countryFault(form.country),
    phone: phoneFault(form.dialCode, form.phone),
    intro: introFault(form.intro),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null))
}
