import type { Traveler, TravelerIdType } from '@/contract/profile'
import type { FailureView } from '@/domain/failure'
import type { Timers } from '@/domain/app/timers'
import type { TravelerFields } from '@/domain/account/traveler-form'
import type { TravelerPopup, TravelerView } from '@/domain/account/traveler-popup'

/** State of the traveler popup. */
export interface TravelerPickerState {
  readonly popup: TravelerPopup
  /** How many can be ticked; absent where travelers are only managed. */
  readonly choice: 'none' | 'one' | 'several'
  /** Null until they are there. */
  readonly travelers: readonly Traveler[] | null
  /** Why they are not there. */
  readonly failure: FailureView | null
  readonly idTypes: readonly TravelerIdType[]
  readonly busy: 'save' | 'delete' | null
  /** Nobody is born after it, `YYYY-MM-DD`. */
  readonly today: string
}

/** Actions of the traveler popup. */
export interface TravelerPickerActions {
  readonly pick: (id: string) => void
  readonly add: () => void
  readonly edit: (id: string) => void
  readonly confirm: () => void
  readonly write: (part: Partial<TravelerFields>) => void
  readonly save: () => void
  /** Returns from the form to the list. */
  readonly back: () => void
  /** Opens the confirmation of a deletion. */
  readonly promptDelete: () => void
  /** Closes that confirmation without deleting. */
  readonly keep: () => void
  /** While its promise is pending the confirmation stays. */
  readonly delete: () => unknown
  /** Loads the travelers again. */
  readonly load: () => void
}

/** Props of the traveler popup. */
export interface TravelerPickerProps {
  readonly isOpen: boolean
  readonly state: TravelerPickerState
  readonly actions: TravelerPickerActions
  readonly timers: Pick<Timers, 'after'>
  readonly onClose: () => void
}

/** The popup while a form is open. */
export interface TravelerFormProps extends Pick<TravelerPickerProps, 'state' | 'actions' | 'timers'> {
  readonly shown: Exclude<TravelerView, { view: 'list' }>
  /** The saved traveler that is edited; null for a new one. */
  readonly saved: Traveler | null
}
