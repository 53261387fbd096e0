/** Dialogs that are open, the topmost last. */
const open: HTMLElement[] = []

/** Puts a dialog over those that are open; one that holds others goes below them, whichever was told of first. */
export function noteOpen(dialog: HTMLElement): void {
  const inside = open.findIndex((other) => dialog.contains(other))
  open.splice(inside < 0 ? open.length : inside, 0, dialog)
}

/** Takes a dialog away. */
export function noteClosed(dialog: HTMLElement): void {
  const at = open.indexOf(dialog)
  if (at >= 0) open.splice(at, 1)
}

/** The dialog that has the keyboard: the topmost one of the page in front. */
export function topDialog(): HTMLElement | undefined {
  return open.findLast((dialog) => !dialog.closest('.taro_page_shade'))
}
