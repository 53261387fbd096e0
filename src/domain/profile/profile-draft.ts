import { PROFILE_FIELDS, type ProfileForm } from './profile-form'

/** A new picture that has arrived at the server. */
interface SentPicture {
  readonly fileId: string
  readonly url: string
}

/** What somebody has changed and not saved. */
export interface ProfileDraft {
  readonly uid: string
  readonly fields: Partial<ProfileForm>
  readonly picture: SentPicture | null
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const genders: readonly unknown[] = ['unset', 'female', 'male', 'other']

const isValueOf = (field: string, value: unknown) => {
  if (field === 'gender') return genders.includes(value)
  if (value === null) return field === 'birthday' || field === 'country'
  return typeof value === 'string'
}

const isPicture = (value: unknown): value is SentPicture =>
  isRecord(value) && typeof value.fileId === 'string' && typeof value.url === 'string'

/** A draft as text, to be kept on the device. */
export const writeProfileDraft = (draft: ProfileDraft): string => JSON.stringify(draft)

/** What of a kept text is a draft of this person; nothing changed where it is damaged or somebody else's. */
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
