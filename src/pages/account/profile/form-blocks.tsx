import type { Profile } from '@/contract/profile'
import { countryName } from '@/domain/account/countries'
import { MOST_INTRO, type ProfileFaults, visibleLength } from '@/domain/account/profile-faults'
import { PickField } from '@/widgets/pick-field'
import { TextField } from '@/widgets/text-field'
import type { ProfilePopup } from './view'
import { GENDERS, type ProfileField, type ProfileForm } from '@/domain/account/profile-form'
import { formatBirthday } from '@/domain/days/format-day'
import { PhoneField } from '@/widgets/phone-field'

/** Values of the form and their validation errors. */
export interface FieldBlockProps {
  readonly profile: Profile
  readonly form: ProfileForm
  readonly faults: ProfileFaults
  readonly onWrite: (part: Partial<ProfileForm>) => void
  readonly onLeave: (field: ProfileField) => void
  readonly onOpen: (popup: ProfilePopup) => void
}

/** What everybody can see. */
export function PublicBlock({ form, faults, onWrite, onLeave, onOpen }: FieldBlockProps) {
  return (
    <section className="self-block" aria-label="Everybody can see this">
      <h2 className="self-title">Everybody can see this</h2>
      <TextField
        id="nickName"
        label="Nickname"
        value={form.nickName}
        error={faults.nickName ?? null}
        autoComplete="nickname"
        maxLength={120}
        isRequired
        onChange={(nickName) => onWrite({ nickName })}
        onLeave={() => onLeave('nickName')}
      />
      <PickField
        id="country"
        label="Country or region"
        value={form.country === null ? null : countryName(form.country)}
        placeholder="Not given"
        error={faults.country ?? null}
        onOpen={() => onOpen('country')}
        onClear={() => onWrite({ country: null })}
      />
      <TextField
        id="intro"
        label="About you"
        value={form.intro}
        error={faults.intro ?? null}
        hint={`${visibleLength(form.intro.trim())} of ${MOST_INTRO} characters`}
        maxLength={800}
        isLong
        onChange={(intro) => onWrite({ intro })}
        onLeave={() => onLeave('intro')}
      />
    </section>
  )
}

/** What only its owner sees. */
export function PrivateBlock({ profile, form, faults, onWrite, onLeave, onOpen }: FieldBlockProps) {
  const gender = form.gender === 'unset' ? null : (GENDERS.find((one) => one.gender === form.gender)?.name ?? null)
  return (
    <section className="self-block" aria-label="Only you can see this">
      <h2 className="self-title">Only you can see this</h2>
      <PickField
        id="gender"
        label="Gender"
        value={gender}
        placeholder="Not given"
        error={faults.gender ?? null}
        onOpen={() => onOpen('gender')}
      />
      <PickField
        id="birthday"
        label="Birthday"
        value={form.birthday === null ? null : formatBirthday(form.birthday)}
        placeholder="Not given"
        error={faults.birthday ?? null}
        onOpen={() => onOpen('birthday')}
        onClear={() => onWrite({ birthday: null })}
      />
      <PhoneField
        id="phone"
        label="Phone"
        countryCode={form.dialCode}
        phone={form.phone}
        error={faults.phone ?? faults.dialCode ?? null}
        onCountryCode={(dialCode) => onWrite({ dialCode })}
        onPhone={(phone) => onWrite({ phone })}
        onLeave={() => onLeave('phone')}
      />
      <div className="self-mail">
        <p className="self-mail-name">E-mail</p>
        <p className="self-mail-value">{profile.email}</p>
        <p className="self-mail-note">You sign in with this address.</p>
      </div>
    </section>
  )
}
