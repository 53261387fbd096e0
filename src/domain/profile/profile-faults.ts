import { countryName } from '../countries/country-name'
import { profileTexts } from './profile-texts'
import { birthdayFault } from './birthday-fault'
import { introFault } from './intro-fault'
import { nickNameFault } from './nick-name-fault'
import { phoneFault } from './phone-fault'
import type { ProfileField, ProfileForm } from './profile-form'

/** What is wrong with a profile, by field; empty when all is well. */
export type ProfileFaults = Partial<Record<ProfileField, string>>

const countryFault = (country: string | null) =>
  country === null || countryName(country) ? null : profileTexts.noCountry

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
