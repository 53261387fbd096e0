import { deviceTimers } from '../clock'
import { type Boot, type FirstScreen, isScreenFor, type ScreenParams } from './contract'
import { holdRoot, isAhead } from './before-hydration'

const NOTE_AFTER_MS = 400
const looked = 'prerenderingchange'

const readScreen = (): FirstScreen | null =>
  JSON.parse(document.getElementById('__data')?.textContent || 'null') as FirstScreen | null

let screen: FirstScreen | null | undefined

/** By the data that the server wrote into the page. */
export const firstScreen: Boot['firstScreen'] = () => (screen === undefined ? (screen = readScreen()) : screen)

/** Returns the same value on each call, as React may restart a render. */
// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- each page names its rendered data
export const takeInitial = <Value>(key: string, params: ScreenParams = {}): Value | null => {
  const found = firstScreen()
  return isScreenFor(found, key, params) ? (found.value as Value) : null
}

/** Its data are let go. */
export const endFirstScreen: Boot['endFirstScreen'] = () => {
  screen = null
}

/** Runs the action now, or once a prerendered page is looked at. */
export const whenActive: Boot['whenActive'] = (action) => {
  if (!isAhead()) {
    action()
    return () => {}
  }
  document.addEventListener(looked, action, { once: true })
  return () => document.removeEventListener(looked, action)
}

/** By the one root that Taro draws pages in; a moment's waiting is not worth a word. A screen of the server's is a visitor's, and goes. */
export const holdPages: Boot['holdPages'] = (until) => {
  endFirstScreen()
  document.getElementById('app')?.replaceChildren()
  const notice = document.createElement('p')
  notice.setAttribute('role', 'status')
  notice.className = 'held-note'
  const callOff = deviceTimers.after(NOTE_AFTER_MS, () => {
    document.body.append(notice)
    notice.textContent = 'One moment…'
  })
  const release = () => {
    callOff()
    notice.remove()
  }
  holdRoot(until.then(release, release))
}
