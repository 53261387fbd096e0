import { deviceTimers } from '../clock'
import type { Boot } from './contract'
import { holdRoot } from './held-root'

const NOTE_AFTER_MS = 400

/** Runs the action now, or once a prerendered page is looked at. */
export const whenActive: Boot['whenActive'] = (action) => {
  const page: Document & { prerendering?: boolean } = document
  if (!page.prerendering) {
    action()
    return () => {}
  }
  page.addEventListener('prerenderingchange', action, { once: true })
  return () => page.removeEventListener('prerenderingchange', action)
}

/** By the one root that Taro draws pages in; a moment's waiting is not worth a word. */
export const holdPages: Boot['holdPages'] = (until) => {
  const note = document.createElement('p')
  note.setAttribute('role', 'status')
  note.className = 'held-note'
  const callOff = deviceTimers.after(NOTE_AFTER_MS, () => {
    document.body.append(note)
    note.textContent = 'One moment…'
  })
  const release = () => {
    callOff()
    note.remove()
  }
  holdRoot(until.then(release, release))
}
