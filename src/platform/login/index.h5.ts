import { miniPages } from '../../../config/routes'
import type {
  RequestTicket,
  SignInToken,
  LoginDoors,
  OpenLoginPage,
  ReadWantedReturn,
  ReturnToWeb,
  TakeTicket,
} from './contract'
import { findNativeApp } from '../native-app'
import { tabStorage } from '../storage'
import { traits } from '../device/traits'

interface WebViewWindow {
  /** WeChat's script, where the page has loaded it. */
  readonly wx?: { readonly miniProgram?: { navigateTo(options: { url: string }): void } }
  /** What WeChat itself puts into every web view; its script stands on this. */
  readonly WeixinJSBridge?: { invoke(name: string, options: object): void }
}

/** Opens the mini-program's native login page from its web view, with the return address and the device; returns false where WeChat offers no way. */
function openMiniLogin(deviceId: string): boolean {
  const { wx, WeixinJSBridge } = window as WebViewWindow
  const returnTo = encodeURIComponent(window.location.href)
  const url = `/${miniPages.login.page}?returnTo=${returnTo}&deviceId=${encodeURIComponent(deviceId)}`
  if (wx?.miniProgram) wx.miniProgram.navigateTo({ url })
  else if (WeixinJSBridge) WeixinJSBridge.invoke('invokeMiniProgramAPI', { name: 'navigateTo', arg: { url } })
  else return false
  return true
}

/** Returns an address without the one-time sign-in token's parameters, and the token; a token without its owner is ignored. */
export function withoutTicket(href: string): { href: string; ticket: SignInToken | null; isChanged: boolean } {
  const url = new URL(href)
  const { searchParams } = url
  const ticket = searchParams.get('token') ?? ''
  const uid = searchParams.get('uid') ?? ''
  const isChanged = searchParams.has('token') || searchParams.has('uid')
  // Unchanged where nothing is taken: serializing the parameters again would spell the others differently.
  if (!isChanged) return { href: `${url.pathname}${url.search}${url.hash}`, ticket: null, isChanged }
  searchParams.delete('token')
  searchParams.delete('uid')
  return {
    href: `${url.pathname}${url.search}${url.hash}`,
    ticket: ticket === '' || uid === '' ? null : { ticket, uid },
    isChanged,
  }
}

const requestedName = 'app_asked'

async function signInByApp({ deviceId, onTicket, onNone, onTurnedBack }: LoginDoors): Promise<void> {
  const app = await findNativeApp()
  if (!app?.can('login')) return onNone()
  try {
    const token = await app.call('login', { deviceId })
    if (token) onTicket(token)
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

/** By the bridge; a browser has no native app. */
export const requestTicket: RequestTicket = async (deviceId) => {
  if (traits.surface !== 'app' || tabStorage.read(requestedName) !== null) return null
  tabStorage.write(requestedName, '1')
  const app = await findNativeApp()
  return app?.can('ticket') ? app.call('ticket', { deviceId }).catch(() => null) : null
}

/** Nobody returns from a web page to a web page. */
export const readWantedReturn: ReadWantedReturn = () => null

/** See readWantedReturn. */
export const returnToWeb: ReturnToWeb = () => {}
