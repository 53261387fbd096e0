import type { TravelerFault } from './traveler-fault'
import type { TravelerFields } from './traveler-fields'

/** What the popup shows: the list, or the form of a new traveler or of the saved one of that id. */
export type TravelerView =
  | { readonly view: 'list' }
  | { readonly view: 'new'; readonly form: TravelerFields; readonly fault: TravelerFault | null }
  | {
      readonly view: 'edit'
      readonly id: string
      readonly form: TravelerFields
      readonly fault: TravelerFault | null
      /** The question before it is deleted is open. */
      readonly asksDelete: boolean
    }

/** The traveler popup (spec §4): its view, who is ticked, and who was confirmed before. */
export interface TravelerPopup {
  readonly shown: TravelerView
  readonly selectedIds: readonly string[]
  readonly confirmedIds: readonly string[]
}

/** What moves the popup on. */
export type TravelerMove =
  /** A traveler is tapped; one of several lets a second tap take it back, one of one only changes. */
  | { readonly type: 'pick'; readonly id: string; readonly isOneOnly: boolean }
  | { readonly type: 'add'; readonly form: TravelerFields }
  | { readonly type: 'edit'; readonly id: string; readonly form: TravelerFields }
  | { readonly type: 'write'; readonly part: Partial<TravelerFields> }
  | { readonly type: 'refuse'; readonly fault: TravelerFault }
  | { readonly type: 'back' }
  | { readonly type: 'saved' }
  | { readonly type: 'askDelete' }
  | { readonly type: 'keep' }
  /** A form that was open when the sign-in ended. */
  | {
      readonly type: 'takeUp'
      readonly id: string | null
      readonly form: TravelerFields
      readonly selectedIds: readonly string[]
    }
  /** A delete has come to its end, well or not. */
  | { readonly type: 'deleteEnded' }
  | { readonly type: 'confirm' }

/** The popup as it opens: the list, with those ticked who were confirmed before. */
export const openedPopup = (confirmedIds: readonly string[]): TravelerPopup => ({
  shown: { view: 'list' },
  selectedIds: confirmedIds,
  confirmedIds,
})
