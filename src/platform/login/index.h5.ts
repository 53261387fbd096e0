import { findNativeApp } from '../native-app'
import { visitStorage } from '../storage'
import { traits } from '../traits'
import type { AskForTicket, LoginDoors, OpenLoginPage, ReadWantedReturn, ReturnToWeb, TakeTicket } from './contract'
import { openMiniLogin } from './mini-login'
import { withoutTicket } from './without-ticket'

const askedName = 'app_asked'

async function signInByApp({ deviceId, onTicket, onNone, onTurnedBack }: LoginDoors): Promise<void> {
  const app = await findNativeApp()
  if (!app?.can('login')) return onNone()
  try {
    const answer = await app.ask('login', { deviceId })
    if (answer) onTicket(answer)
    else onTurnedBack()
  } catch {
    onNone()
  }
}

/** Our own app signs in by itself, and WeChat's mini-program on its native page, which comes back with a one-time ticket. */
export const openLoginPage: OpenLoginPage = (doors) => {
  if (traits.surface === 'app') return void signInByApp(doors)
  if (!openMiniLogin(doors.deviceId)) doors.onNone()
}

/** A shared address must sign nobody in, so the ticket goes before anything else can read it. */
export const takeTicket: TakeTicket = () => {
  const { href, ticket, isChanged } = withoutTicket(window.location.href)
  // With its origin: a path may begin with two slashes.
  if (isChanged) window.history.replaceState(window.history.state, '', window.location.origin + href)
  return ticket
}

/** By the bridge; a browser has nobody to ask. */
export const askForTicket: AskForTicket = async (deviceId) => {
  if (traits.surface !== 'app' || visitStorage.read(askedName) !== null) return null
  visitStorage.write(askedName, '1')
  const app = await findNativeApp()
  return app?.can('ticket') ? app.ask('ticket', { deviceId }).catch(() => null) : null
}

/** Nobody returns from a web page to a web page. */
export const readWantedReturn: ReadWantedReturn = () => null

/** See readWantedReturn. */
export const returnToWeb: ReturnToWeb = () => {}
