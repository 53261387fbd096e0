import type { ApiCalls } from '@/api/create-api'
import { deviceTimers as timers } from '@/platform/clock'
import { openLoginPage, readWantedReturn, returnToWeb } from '@/platform/login'
import { watchOtherTabs } from '@/platform/storage/other-tabs'
import { relaunch } from '@/platform/navigation/relaunch'
import { deviceStorage, tabStorage } from '@/platform/storage'
import { traits } from '@/platform/device/traits'
import type { EventLogStore } from '../app/event-log'
import { AccountWatch } from './account-watch'
import { TicketSignIn } from './ticket-sign-in'
import { LoginStore } from './login'
import { createServerLogout, LogoutStore, type ServerLogoutDependencies } from './logout'
import type { RootStore } from '../app/root'
import type { SessionStore } from './session'
import { SessionWatch } from './session-watch'
import type { ToastStore } from '../app/toast'
import { WebReturn } from './web-return'

/** What signing in and out is made of. */
export interface SignInParts {
  readonly api: ApiCalls
  /** How calls go out. */
  readonly calling: ServerLogoutDependencies
  readonly session: SessionStore
  readonly eventLog: EventLogStore
  readonly toast: ToastStore
  readonly deviceId: string
  /** What is restored from the account before the page is shown again. */
  readonly adopt: () => Promise<unknown>
}

type SignIn = Pick<RootStore, 'login' | 'logout' | 'ticketSignIn' | 'webReturn' | 'sessionWatch' | 'accountWatch'>

/** The stores of signing in and out on the real host: popup or host's page, tickets, logout, and what other tabs do. */
export function createSignIn({ api, calling, session, eventLog, toast, deviceId, adopt }: SignInParts): SignIn {
  const mayOffer = traits.surface === 'app' || traits.surface === 'mini-web-view'
  const ticketSignIn = new TicketSignIn({ exchange: api.login.exchangeHandOffTicket, session, mayOffer })
  const createTicket = api.login.createHandOffTicket
  const webReturn = new WebReturn({ createTicket, session, toast, readWanted: readWantedReturn, returnToWeb })
  const login = new LoginStore({
    session,
    eventLog,
    tabStorage: tabStorage,
    timers,
    loginPlace: traits.loginPlace,
    relaunch: {
      ...relaunch,
      // After a sign-in on a native page, return to the web page that requested it first.
      afterLogin: (who) =>
        void webReturn.leave().then((isGone) => (isGone ? undefined : adopt().then(() => relaunch.afterLogin(who)))),
    },
    openLoginPage: (onNone, onTurnedBack) =>
      openLoginPage({
        deviceId,
        onNone,
        onTurnedBack,
        onTicket: (ticket) => void ticketSignIn.take(ticket).then((isIn) => (isIn ? login.succeed() : onNone())),
      }),
  })
  return {
    login,
    ticketSignIn,
    webReturn,
    logout: new LogoutStore({
      endAtServer: createServerLogout(calling),
      session,
      deviceStorage,
      tabStorage: tabStorage,
      timers,
      relaunch,
      beginLoading: calling.beginLoading,
    }),
    accountWatch: new AccountWatch({ calls: api.account, session, tabStorage, toast }),
    sessionWatch: new SessionWatch({ session, login, watchOtherTabs, relaunch, tabStorage }),
  }
}
