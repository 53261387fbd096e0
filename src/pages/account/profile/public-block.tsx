import { countryName } from '@/domain/account/countries'
import { MOST_INTRO, visibleLength } from '@/domain/account/profile-faults'
import { PickField } from '@/widgets/pick-field'
import { TextField } from '@/widgets/text-field'
import type { ProfileFormProps } from './view'

/** What everybody can see. */
export function PublicBlock({ form, faults, onWrite, onLeave, onOpen }: ProfileFormProps) {
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
