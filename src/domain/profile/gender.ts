/** What somebody has said of their gender; unset until they say something. */
export type Gender = 'unset' | 'female' | 'male' | 'other'

/** Genders to choose from, with the words for them. */
export const GENDERS: readonly { readonly gender: Gender; readonly name: string }[] = [
  { gender: 'female', name: 'Female' },
  { gender: 'male', name: 'Male' },
  { gender: 'other', name: 'Other' },
  { gender: 'unset', name: 'Rather not say' },
]
