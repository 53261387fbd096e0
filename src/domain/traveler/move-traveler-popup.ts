import type { TravelerMove, TravelerPopup, TravelerView } from './traveler-popup'

type ListMove = Extract<TravelerMove, { type: 'pick' | 'add' | 'edit' | 'takeUp' | 'confirm' }>
type FormMove = Exclude<TravelerMove, ListMove>
type FormView = Exclude<TravelerView, { view: 'list' }>

const LIST: TravelerView = { view: 'list' }

const without = (ids: readonly string[], id: string) => ids.filter((kept) => kept !== id)

function picked(ids: readonly string[], id: string, isOneOnly: boolean): readonly string[] {
  if (isOneOnly) return [id]
  return ids.includes(id) ? without(ids, id) : [...ids, id]
}

/** Editing a selected traveler deselects it and empties what was confirmed (spec §4). */
function edited(popup: TravelerPopup, { id, form }: Extract<TravelerMove, { type: 'edit' }>): TravelerPopup {
  const shown: TravelerView = { view: 'edit', id, form, fault: null, asksDelete: false }
  if (!popup.selectedIds.includes(id)) return { ...popup, shown }
  return { shown, selectedIds: without(popup.selectedIds, id), confirmedIds: [] }
}

function takenUp(popup: TravelerPopup, move: Extract<TravelerMove, { type: 'takeUp' }>): TravelerPopup {
  const { id, form, selectedIds } = move
  const shown: TravelerView =
    id === null ? { view: 'new', form, fault: null } : { view: 'edit', id, form, fault: null, asksDelete: false }
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
    case 'askDelete':
    case 'keep':
      return shown.view === 'edit' ? { ...shown, asksDelete: move.type === 'askDelete' } : shown
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
