import type { TravelerFault, TravelerFields } from './traveler-form'
import { travelerEnglishText, travelerText } from '../text/traveler-text'

/** What the popup shows: the list, or the form of a new traveler or of the saved one of that id. */
export type TravelerView =
  | { readonly view: 'list' }
  | { readonly view: 'new'; readonly form: TravelerFields; readonly fault: TravelerFault | null }
  | {
      readonly view: 'edit'
      readonly id: string
      readonly form: TravelerFields
      readonly fault: TravelerFault | null
      /** The confirmation dialog before deletion is open. */
      readonly isConfirmingDelete: boolean
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
  | { readonly type: 'promptDelete' }
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

type ListMove = Extract<TravelerMove, { type: 'pick' | 'add' | 'edit' | 'takeUp' | 'confirm' }>
type FormMove = Exclude<TravelerMove, ListMove>
type FormView = Exclude<TravelerView, { view: 'list' }>

const LIST: TravelerView = { view: 'list' }

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id)

function picked(ids: readonly string[], id: string, isOneOnly: boolean): readonly string[] {
  if (isOneOnly) return [id]
  return ids.includes(id) ? without(ids, id) : [...ids, id]
}

/** Editing a selected traveler deselects it and empties what was confirmed (spec §4). */
function edited(popup: TravelerPopup, { id, form }: Extract<TravelerMove, { type: 'edit' }>): TravelerPopup {
  const shown: TravelerView = { view: 'edit', id, form, fault: null, isConfirmingDelete: false }
  if (!popup.selectedIds.includes(id)) return { ...popup, shown }
  return { shown, selectedIds: without(popup.selectedIds, id), confirmedIds: [] }
}

function takenUp(popup: TravelerPopup, move: Extract<TravelerMove, { type: 'takeUp' }>): TravelerPopup {
  const { id, form, selectedIds } = move
  const shown: TravelerView =
    id === null
      ? { view: 'new', form, fault: null }
      : { view: 'edit', id, form, fault: null, isConfirmingDelete: false }
  return { ...popup, shown, selectedIds }
}

function inList(popup: TravelerPopup, move: ListMove): TravelerPopup {
  switch (move.type) {
    case 'pick':
      return { ...popup, selectedIds: picked(popup.selectedIds, move.id, move.isOneOnly) }
    case 'add':
      return { ...popup, shown: { view: 'new', form: move.form, fault: null } }
    case 'edit':
      return edited(popup, move)
    case 'takeUp':
      return takenUp(popup, move)
    case 'confirm':
      return { ...popup, confirmedIds: popup.selectedIds }
  }
}

function written(shown: FormView, part: Extract<TravelerMove, { type: 'write' }>['part']): FormView {
  const isMended = shown.fault !== null && shown.fault.field in part
  return { ...shown, form: { ...shown.form, ...part }, fault: isMended ? null : shown.fault }
}

function inForm(shown: FormView, move: FormMove): TravelerView {
  switch (move.type) {
    case 'write':
      return written(shown, move.part)
    case 'refuse':
      return { ...shown, fault: move.fault }
    case 'promptDelete':
    case 'keep':
      return shown.view === 'edit' ? { ...shown, isConfirmingDelete: move.type === 'promptDelete' } : shown
    case 'deleteEnded':
      return shown.view === 'edit' ? LIST : shown
    case 'back':
    case 'saved':
      return LIST
  }
}

const isListMove = (move: TravelerMove): move is ListMove =>
  ['pick', 'add', 'edit', 'takeUp', 'confirm'].includes(move.type)

/** The popup after a move; a move that the view does not know changes nothing (spec §4). */
export function moveTravelerPopup(popup: TravelerPopup, move: TravelerMove): TravelerPopup {
  if (isListMove(move)) return popup.shown.view === 'list' ? inList(popup, move) : popup
  return popup.shown.view === 'list' ? popup : { ...popup, shown: inForm(popup.shown, move) }
}

/** How many travelers have to be chosen. */
export interface ChoiceLimits {
  readonly least: number
  readonly most: number
}

/** Why a choice cannot be confirmed, with the same in English. */
interface ChosenFault {
  readonly message: string
  readonly englishText: string
}

/** Returns the first fault that prevents confirming the chosen travelers, or null (spec §5). */
export function chosenFault(
  chosen: readonly { readonly name: string; readonly tel: string }[],
  { least, most }: ChoiceLimits,
): ChosenFault | null {
  if (chosen.length < least)
    return { message: travelerText.atLeast(least), englishText: travelerEnglishText.atLeast(least) }
  if (chosen.length > most) return { message: travelerText.atMost(most), englishText: travelerEnglishText.atMost(most) }
  const incomplete = chosen.filter(({ tel }) => tel.trim() === '').map(({ name }) => name)
  return incomplete.length > 0
    ? { message: travelerText.incomplete(incomplete), englishText: travelerEnglishText.incomplete(incomplete) }
    : null
}
