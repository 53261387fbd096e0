import { isRecord } from '../is-record'
import type { Profile } from '@/contract/profile'
import type { CropSquare } from './crop'

/** Editable fields of the own profile; birthday and country are null where unset. */
export interface ProfileForm {
  readonly nickName: string
  readonly gender: Profile['gender']
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null
  /** ISO 3166-1 alpha-2 code. */
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

/** A new picture that has arrived at the server. */
interface SentPicture {
  readonly fileId: string
  readonly url: string
}

/** What somebody has changed and not saved. */
interface ProfileDraft {
  readonly uid: string
  readonly fields: Partial<ProfileForm>
  readonly picture: SentPicture | null
}

const genders: readonly unknown[] = ['unset', 'female', 'male', 'other']

const isValueOf = (field: string, value: unknown) => {
  if (field === 'gender') return genders.includes(value)
  if (value === null) return field === 'birthday' || field === 'country'
  return typeof value === 'string'
}

const isPicture = (value: unknown): value is SentPicture =>
  isRecord(value) && typeof value.fileId === 'string' && typeof value.url === 'string'

/** Serializes a draft for the device's storage. */
export const writeProfileDraft = (draft: ProfileDraft): string => JSON.stringify(draft)

/** Reads this user's stored draft; an empty draft where it is damaged or another user's. */
export function readProfileDraft(text: string | null, uid: string): ProfileDraft {
  const none: ProfileDraft = { uid, fields: {}, picture: null }
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(value) || value.uid !== uid || !isRecord(value.fields)) return none
    const { fields, picture } = value
    const known = PROFILE_FIELDS.filter((field) => field in fields && isValueOf(field, fields[field]))
    return {
      uid,
      fields: Object.fromEntries(known.map((field) => [field, fields[field]])),
      picture: isPicture(picture) ? { fileId: picture.fileId, url: picture.url } : null,
    }
  } catch {
    return none
  }
}

const trimmed = (value: string | null) => (typeof value === 'string' ? value.trim() : value)

/** Returns the fields that differ from before, trimmed as they are stored; a dialling code without a number is no change. */
export function changedFields(before: ProfileForm, now: ProfileForm): Partial<ProfileForm> {
  const hasPhone = now.phone.trim() !== '' || before.phone !== ''
  return Object.fromEntries(
    PROFILE_FIELDS.filter((field) => field !== 'dialCode' || hasPhone)
      .map((field) => [field, trimmed(now[field])] as const)
      .filter(([field, value]) => value !== before[field]),
  )
}

/** Gender of a profile; unset until the user chooses one. */
export type Gender = 'unset' | 'female' | 'male' | 'other'

/** Genders to choose from, with the words for them. */
export const GENDERS: readonly { readonly gender: Gender; readonly name: string }[] = [
  { gender: 'female', name: 'Female' },
  { gender: 'male', name: 'Male' },
  { gender: 'other', name: 'Other' },
  { gender: 'unset', name: 'Rather not say' },
]

/** A picture that was chosen on the device: where it can be shown from, and its size upright. */
interface PictureToSend {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** What becomes of a new picture: as the profile has it, being positioned, on its way, not arrived, or arrived and not saved yet. */
export type AvatarState<Picture extends PictureToSend = PictureToSend> =
  | { readonly step: 'kept' }
  | { readonly step: 'cropping'; readonly picture: Picture }
  | { readonly step: 'sending'; readonly picture: Picture; readonly square: CropSquare; readonly percent: number }
  | { readonly step: 'failed'; readonly picture: Picture; readonly square: CropSquare; readonly message: string }
  | { readonly step: 'sent'; readonly fileId: string; readonly url: string }

/** Whether a new picture would be lost by leaving. */
export const isAvatarUnsaved = ({ step }: AvatarState): boolean =>
  step === 'sending' || step === 'failed' || step === 'sent'
