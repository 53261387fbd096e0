import { PROFILE_FIELDS, type ProfileForm } from './profile-form'

/** Fields that somebody has changed and not saved. */
export interface ProfileDraft {
  readonly uid: string
  readonly fields: Partial<ProfileForm>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const genders: readonly unknown[] = ['unset', 'female', 'male', 'other']

const isValueOf = (field: string, value: unknown) => {
  if (field === 'gender') return genders.includes(value)
  if (value === null) return field === 'birthday' || field === 'country'
  return typeof value === 'string'
}

/** A draft as text, to be kept on the device. */
export const writeProfileDraft = (draft: ProfileDraft): string => JSON.stringify(draft)

/** What of a kept text is a draft of this person; no fields where it is damaged or somebody else's. */
export function readProfileDraft(text: string | null, uid: string): Partial<ProfileForm> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(value) || value.uid !== uid || !isRecord(value.fields)) return {}
    const { fields } = value
    const known = PROFILE_FIELDS.filter((field) => field in fields && isValueOf(field, fields[field]))
    return Object.fromEntries(known.map((field) => [field, fields[field]]))
  } catch {
    return {}
  }
}
