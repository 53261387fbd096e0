import type { Profile } from '@/contract/profile'

/** What the owner of a profile can write; birthday and country are null where nothing is said. */
export interface ProfileForm {
  readonly nickName: string
  readonly gender: Profile['gender']
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null
  /** ISO 3166 code of two letters. */
  readonly country: string | null
  /** Dialling code without plus, e.g. 86. */
  readonly dialCode: string
  readonly phone: string
  readonly intro: string
}

/** The fields of the form, in the order in which they stand on the page. */
export const PROFILE_FIELDS = [
  'nickName',
  'gender',
  'birthday',
  'country',
  'dialCode',
  'phone',
  'intro',
] as const satisfies readonly (keyof ProfileForm)[]

export type ProfileField = keyof ProfileForm

/** The form as the profile fills it. */
export const formOfProfile = (profile: Profile): ProfileForm => ({
  nickName: profile.nickName,
  gender: profile.gender,
  birthday: profile.birthday,
  country: profile.country,
  dialCode: profile.dialCode,
  phone: profile.phone,
  intro: profile.intro,
})
