import type { Traveler, TravelerIdType } from '@/contract/profile'
import type { FailureView } from '@/domain/failure'
import type { Timers } from '@/domain/app/timers'
import type { TravelerFields } from '@/domain/account/traveler-form'
import type { TravelerPopup, TravelerView } from '@/domain/account/traveler-popup'

/** What the traveler popup shows and does. */
export interface TravelerPickerProps {
  readonly isOpen: boolean
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
  readonly timers: Pick<Timers, 'after'>
  readonly onPick: (id: string) => void
  readonly onAdd: () => void
  readonly onEdit: (id: string) => void
  readonly onConfirm: () => void
  readonly onWrite: (part: Partial<TravelerFields>) => void
  readonly onSave: () => void
  readonly onBack: () => void
  readonly onDeleteRequest: () => void
  readonly onKeep: () => void
  /** While its promise is pending the confirmation stays. */
  readonly onDelete: () => unknown
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The popup while a form is open. */
export interface TravelerFormProps extends TravelerPickerProps {
  readonly shown: Exclude<TravelerView, { view: 'list' }>
  /** The saved traveler that is edited; null for a new one. */
  readonly saved: Traveler | null
}
