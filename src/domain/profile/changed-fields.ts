import { PROFILE_FIELDS, type ProfileForm } from './profile-form'

const trimmed = (value: string | null) => (typeof value === 'string' ? value.trim() : value)

/** The fields that differ from how they were, trimmed as they will be kept; a dialling code without a number is no change. */
export function changedFields(before: ProfileForm, now: ProfileForm): Partial<ProfileForm> {
  const hasPhone = now.phone.trim() !== '' || before.phone !== ''
  return Object.fromEntries(
    PROFILE_FIELDS.filter((field) => field !== 'dialCode' || hasPhone)
      .map((field) => [field, trimmed(now[field])] as const)
      .filter(([field, value]) => value !== before[field]),
  )
}
