import { yearOf } from '@/domain/days/civil-day'
import { observer } from 'mobx-react'
import { FIRST_BIRTHDAY } from '@/domain/account/profile-faults'
import { GENDERS, type Gender } from '@/domain/account/profile-form'
import { useRoot } from '@/stores/app/context'
import type { ProfileStore } from '@/stores/account/profile'
import { ActionSheet } from '@/widgets/action-sheet'
import { CountrySheet } from '@/widgets/country-sheet'
import { DatePickerSheet } from '@/widgets/date-picker-sheet'
import type { ProfilePopup } from './view'

/** The popups in which values are chosen. */
export interface ProfilePopupsProps {
  readonly open: ProfilePopup | null
  readonly store: ProfileStore
  /** The calendar day of the device, the last that a birthday can be. */
  readonly today: string
  readonly onClose: () => void
}

/** A year in which many of those who sign in were born; the wheel turns from there. */
const USUAL_BIRTHDAY = '1990-01-01'

const isGender = (key: string): key is Gender => GENDERS.some(({ gender }) => gender === key)

/** Gender, birthday and country. */
export const ProfilePopups = observer(function ProfilePopups({ open, store, today, onClose }: ProfilePopupsProps) {
  const { timers } = useRoot()
  const { form } = store
  if (!form) return null
  return (
    <>
      <ActionSheet
        isOpen={open === 'gender'}
        title="Gender"
        actions={GENDERS.map(({ gender, name }) => ({ key: gender, name }))}
        onPick={(key) => {
          if (isGender(key)) store.write({ gender: key })
          onClose()
        }}
        onClose={onClose}
      />
      <DatePickerSheet
        isOpen={open === 'birthday'}
        title="Birthday"
        kind="date"
        value={form.birthday ?? USUAL_BIRTHDAY}
        min={FIRST_BIRTHDAY}
        max={today}
        currentYear={yearOf(today)}
        timers={timers}
        onConfirm={(birthday) => {
          store.write({ birthday })
          onClose()
        }}
        onClose={onClose}
      />
      <CountrySheet
        isOpen={open === 'country'}
        title="Country or region"
        value={form.country}
        onPick={(country) => {
          store.write({ country })
          onClose()
        }}
        onClose={onClose}
      />
    </>
  )
})
