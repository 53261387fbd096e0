import { createApi, type ApiCalls } from '@/api/create-api'
import { createClients } from '@/api/create-clients'
import { keptId } from '@/domain/identity/kept-id'
import { sendBeacon } from '@/platform/beacon'
import { deviceClock, deviceTimers } from '@/platform/clock'
import { deviceDay } from '@/platform/clock/device-day'
import { credentials } from '@/platform/credentials'
import { findPosition } from '@/platform/geolocation'
import { sendHttp } from '@/platform/http'
import { openLoginPage } from '@/platform/login'
import { watchOnline } from '@/platform/online'
import { randomGuid } from '@/platform/random'
import { relaunch } from '@/platform/relaunch'
import { deviceStorage, visitStorage } from '@/platform/storage'
import { traits } from '@/platform/traits'
import { sendFile } from '@/platform/upload'
import { watchVisibility } from '@/platform/visibility'
import { createWishes } from './create-wishes'
import { CurrencyStore } from './currency'
import { DestinationsStore } from './destinations'
import { createEventContext } from './event-context'
import { EventLogStore } from './event-log'
import { HandOff } from './hand-off'
import { LeaveLog } from './leave-log'
import { createLikeSwitch } from './like-switch'
import { LoadingStore } from './loading'
import { LoginStore } from './login'
import { LogoutStore } from './logout'
import { OnlineStore } from './online'
import { Preferences, type PreferencesDependencies } from './preferences'
import { RecentViewsStore } from './recent-views'
import { RegionStore } from './region'
import type { RootStore } from './root'
import { SessionStore } from './session'
import { StayStore } from './stay'
import { TabBarStore } from './tab-bar'
import { ToastStore } from './toast'
import { createTokenRenewal } from './token-renewal'

const createIds = () => ({
  deviceId: keptId(deviceStorage, randomGuid, 'device_id'),
  sessionId: keptId(visitStorage, randomGuid, 'session_id'),
})

function createCalls(
  session: SessionStore,
  loading: LoadingStore,
  deviceId: string,
  currency: () => string | null,
  onSignInEnded: () => void,
): ApiCalls {
  const calls: ApiCalls = createApi(
    createClients({
      send: sendHttp,
      sendFile,
      origins: API_HOSTS,
      caller: () => ({
        uid: session.uid,
        token: session.token,
        deviceId,
        currency: currency(),
        appType: traits.appType,
        appVersion: traits.appVersion,
      }),
      renewToken: createTokenRenewal(() => calls.login.refreshToken, session),
      onSignInEnded,
      beginLoading: () => loading.begin(),
    }),
  )
  return calls
}

const createPreferences = (api: ApiCalls, parts: Omit<PreferencesDependencies, 'calls'>) =>
  new Preferences({ calls: { ...api.preferences, getUserExtInfo: api.profile.getUserExtInfo }, ...parts })

/** The app's stores on the real host. */
export function createRoot(): RootStore {
  const ids = createIds()
  const timers = deviceTimers
  const clock = deviceClock
  const session = new SessionStore(credentials, deviceStorage)
  const loading = new LoadingStore()
  const api = createCalls(
    session,
    loading,
    ids.deviceId,
    () => currency.preferred,
    () => login.require(),
  )
  const eventLog = new EventLogStore(api.eventLog.createEventLog, createEventContext(session, ids))
  const region = new RegionStore(api.account.getIpRegion, deviceStorage)
  const currency = new CurrencyStore(deviceStorage, region)
  const preferences = createPreferences(api, { session, currency, timers })
  const afterLogin = () => void preferences.adopt().then(relaunch.afterLogin)
  const start = { timers, loginPlace: traits.loginPlace, relaunch: { ...relaunch, afterLogin } }
  const login = new LoginStore({ session, eventLog, visitStorage, openLoginPage, ...start })
  const toast = new ToastStore(timers)
  const stay = new StayStore({ visitStorage, clock, deviceDay })
  const url = `${API_HOSTS.log}/api/eventlog/create`
  return {
    api,
    session,
    login,
    handOff: new HandOff({
      exchange: api.login.exchangeHandOffTicket,
      session,
      loading,
      reload: afterLogin,
    }),
    logout: new LogoutStore(api.login.logout, session, relaunch),
    region,
    currency,
    stay,
    preferences,
    destinations: new DestinationsStore({ calls: api.destination, history: api.searchHistory, findPosition }),
    ...createWishes(api.collection, { stay, currency }, { session, login, toast, deviceStorage, clock }),
    likes: createLikeSwitch(api.feed, { session, login, toast }),
    recentViews: new RecentViewsStore({
      calls: api.recentView,
      session,
      deviceStorage,
      facts: { ...ids, terminalType: traits.host, appType: traits.appType },
    }),
    toast,
    loading,
    online: new OnlineStore(watchOnline),
    tabBar: new TabBarStore(),
    eventLog,
    leaveLog: new LeaveLog({ eventLog, clock, watchVisibility, sendBeacon, url }),
    clock,
    timers,
    deviceStorage,
    visitStorage,
    randomGuid,
  }
}
