import type { Caller, Clients } from '@/api/client'
import { createApi, type ApiCalls } from '@/api/create-api'
import { createClients } from '@/api/create-clients'
import { storedId } from '@/domain/account/stored-login'
import { sendBeacon } from '@/platform/http/beacon'
import { firstScreen } from '@/platform/boot'
import type { FirstScreen } from '@/platform/boot/contract'
import { untilActive } from '@/platform/boot/until-active'
import { deviceClock, deviceDay, deviceTimers } from '@/platform/clock'
import { credentials as keptCredentials } from '@/platform/credentials'
import { findPosition } from '@/platform/device/geolocation'
import { sendHttp } from '@/platform/http'
import { onOpening } from '@/platform/navigation'
import { watchOnline } from '@/platform/device/online'
import { randomGuid } from '@/platform/random'
import { deviceStorage as keptOnDevice, tabStorage as keptForVisit } from '@/platform/storage'
import { traits } from '@/platform/device/traits'
import { sendFile } from '@/platform/http/upload'
import { watchVisibility } from '@/platform/page/visibility'
import { ChannelStore } from './channel'
import { createSignIn } from '../account/create-sign-in'
import { createLikeSwitch, createFavorites } from '../favorites/create-favorites'
import { CurrencyStore } from './currency'
import { DestinationsStore } from '../stays/destinations'
import { createEventContext, EventLogStore, LeaveLog } from './event-log'
import { GuestOrderAccess } from '../booking/guest-order'
import { LoadingStore } from './loading'
import { OnlineStore } from './online'
import { Preferences, type PreferencesDependencies } from '../account/preferences'
import { RecentViewsStore, type RecentViewsDependencies } from '../stays/recent-views'
import { RegionStore } from './region'
import type { RootStore } from './root'
import type { ServerLogoutDependencies } from '../account/logout'
import { SessionStore } from '../account/session'
import { StayStore } from '../stays/stay'
import { HydrationGate, restoreRoot } from './hydration-gate'
import { TabBarStore } from './tab-bar'
import { ToastStore } from './toast'
import { createTokenRenewal } from '../account/token-renewal'

const createIds = () => ({
  deviceId: storedId(keptOnDevice, randomGuid, 'device_id'),
  sessionId: storedId(keptForVisit, randomGuid, 'session_id'),
})

const eventLogUrl = `${API_HOSTS.log}/api/eventlog/create`

const channelFacts = { terminalType: traits.host, appType: traits.appType }

function storesBehind(gate: HydrationGate) {
  const tabStorage = gate.guard(keptForVisit)
  const credentials = gate.guard(keptCredentials)
  const channel = new ChannelStore(credentials, tabStorage, channelFacts)
  return { gate, deviceStorage: gate.guard(keptOnDevice), tabStorage, credentials, channel }
}

function beginAs({ currencyCode, today }: FirstScreen, currency: CurrencyStore, stay: StayStore): void {
  currency.begin(currencyCode)
  stay.begin(today)
}

const createCaller =
  (
    session: SessionStore,
    guestOrder: GuestOrderAccess,
    deviceId: string,
    currency: () => string | null,
  ): (() => Caller) =>
  () => ({
    uid: session.uid,
    token: session.token,
    deviceId,
    currency: currency(),
    appType: traits.appType,
    appVersion: traits.appVersion,
    guestOrderToken: guestOrder.token,
  })

function createCalls(
  parts: ServerLogoutDependencies,
  session: SessionStore,
  onSignInEnded: (isAction: boolean) => void,
): { readonly api: ApiCalls; readonly clients: Clients } {
  const clients = createClients({
    ...parts,
    renewToken: createTokenRenewal(() => api.login.refreshToken, session, untilActive),
    onSignInEnded,
  })
  const api = createApi(clients)
  return { api, clients }
}

const createPreferences = (api: ApiCalls, parts: Omit<PreferencesDependencies, 'calls'>) =>
  new Preferences({ calls: { ...api.preferences, getUserExtInfo: api.profile.getUserExtInfo }, ...parts })

const createRecentViews = (api: ApiCalls, parts: Omit<RecentViewsDependencies, 'calls'>) =>
  new RecentViewsStore({ calls: api.recentView, ...parts })

/** The app's stores on the real host; beside a server-rendered screen they start as it has them and restore stored values after hydration. */
export function createRoot(): RootStore {
  const ids = createIds()
  const [timers, clock] = [deviceTimers, deviceClock]
  const screen = firstScreen()
  const { gate, deviceStorage, tabStorage, credentials, channel } = storesBehind(new HydrationGate(screen !== null))
  const session = new SessionStore(credentials, deviceStorage)
  const guestOrder = new GuestOrderAccess(clock)
  const loading = new LoadingStore()
  const calling: ServerLogoutDependencies = {
    send: sendHttp,
    sendFile,
    origins: API_HOSTS,
    caller: createCaller(session, guestOrder, ids.deviceId, () => currency.preferred),
    beginLoading: () => loading.begin(),
  }
  const onSignInEnded = (isAction: boolean) => (isAction || tabBar.needsLogin) && login.require()
  const calls = createCalls(calling, session, onSignInEnded)
  const { api } = calls
  const eventLog = new EventLogStore(api.eventLog.createEventLog, createEventContext(session, channel, ids))
  const region = new RegionStore(api.account.getIpRegion, deviceStorage)
  const currency = new CurrencyStore(deviceStorage, region)
  const preferences = createPreferences(api, { session, currency, timers })
  const toast = new ToastStore(timers)
  const tabBar = new TabBarStore()
  const stay = new StayStore({ tabStorage, deviceStorage, clock, deviceDay })
  if (screen) beginAs(screen, currency, stay)
  const signIn = createSignIn({ api, calling, session, eventLog, toast, ...ids, adopt: () => preferences.adopt() })
  const { login } = signIn
  const hearts = createFavorites(api.collection, { stay, currency }, { session, login, toast, deviceStorage, clock })
  const root: RootStore = {
    restore: () => restoreRoot(gate, { session, region, currency, stay, storedFavorites: hearts.storedFavorites }),
    ...calls,
    session,
    ...signIn,
    region,
    currency,
    channel,
    stay,
    preferences,
    destinations: new DestinationsStore({ calls: api.destination, history: api.searchHistory, findPosition }),
    ...hearts,
    likes: createLikeSwitch(api.feed, { session, login, toast }),
    recentViews: createRecentViews(api, { session, deviceStorage, facts: { ...ids, ...channelFacts } }),
    guestOrder,
    toast,
    loading,
    online: new OnlineStore(watchOnline),
    tabBar,
    eventLog,
    leaveLog: new LeaveLog({ eventLog, clock, watchVisibility, sendBeacon, url: eventLogUrl }),
    clock,
    timers,
    deviceStorage,
    tabStorage,
    randomGuid,
    deviceId: ids.deviceId,
  }
  void onOpening(async () => (await import('./opening-calls')).createOpening(root, calling))
  return root
}
