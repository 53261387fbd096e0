import type { TravelerMove, TravelerPopup, TravelerView } from './traveler-popup'

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

function fromList(popup: TravelerPopup, move: TravelerMove): TravelerPopup {
  switch (move.type) {
    case 'pick':
      return { ...popup, selectedIds: picked(popup.selectedIds, move.id, move.isOneOnly) }
    case 'add':
      return { ...popup, shown: { view: 'new', form: move.form, fault: null } }
    case 'edit':
      return edited(popup, move)
    case 'confirm':
      return { ...popup, confirmedIds: popup.selectedIds }
    default:
      return popup
  }
}

function inForm(shown: Exclude<TravelerView, { view: 'list' }>, move: TravelerMove): TravelerView {
  switch (move.type) {
    case 'write': {
      const isMended = shown.fault !== null && shown.fault.field in move.part
      return { ...shown, form: { ...shown.form, ...move.part }, fault: isMended ? null : shown.fault }
    }
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
    default:
      return shown
  }
}

/** The popup after a move; a move that the view does not know changes nothing (spec §4). */
export const moveTravelerPopup = (popup: TravelerPopup, move: TravelerMove): TravelerPopup =>
  popup.shown.view === 'list' ? fromList(popup, move) : { ...popup, shown: inForm(popup.shown, move) }
