import type { Traveler, TravelerIdType } from '@/contract/profile'
import type { FailureView } from '@/domain/failure'
import type { Timers } from '@/domain/app/timers'
import type { TravelerFields } from '@/domain/account/traveler-form'
import type { TravelerPopup, TravelerView } from '@/domain/account/traveler-popup'

/** What the traveler popup shows and does. */
export interface TravelerPickerProps {
  readonly isOpen: boolean
  readonly popup: TravelerPopup
  /** How many can be ticked; none where travelers are only kept in order. */
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
  readonly onAskDelete: () => void
  readonly onKeep: () => void
  /** While what it promises is under way the question stays. */
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
