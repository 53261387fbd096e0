import { miniPages } from '../../../config/routes'
import type { OpenLoginPage, TakeTicket } from './contract'
import { withoutTicket } from './without-ticket'

interface MiniBridge {
  wx?: { miniProgram?: { navigateTo(options: { url: string }): void } }
}

/** Inside WeChat's web view the mini-program's own login page opens; it comes back with a one-time ticket. */
export const openLoginPage: OpenLoginPage = () => {
  const bridge = (window as MiniBridge).wx?.miniProgram
  bridge?.navigateTo({ url: `/${miniPages.login.page}?returnTo=${encodeURIComponent(window.location.href)}` })
}

/** A shared address must sign nobody in, so the ticket goes before anything else can read it. */
export const takeTicket: TakeTicket = () => {
  const { href, ticket } = withoutTicket(window.location.href)
  if (ticket !== null) window.history.replaceState(window.history.state, '', href)
  return ticket
}
