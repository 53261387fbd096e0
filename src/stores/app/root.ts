import type { AccountWatch } from '../account/account-watch'
import type { Clients } from '@/api/client'
import type { ApiCalls } from '@/api/create-api'
import type { Clock, Timers } from '@/platform/clock'
import type { KeyValueStore, TabStorage } from '@/platform/storage/contract'
import type { ChannelStore } from './channel'
import type { CurrencyStore } from './currency'
import type { DestinationsStore } from '../stays/destinations'
import type { EventLogStore, LeaveLog } from './event-log'
import type { TicketSignIn } from '../account/ticket-sign-in'
import type { StoredFavorites } from '../favorites/stored-favorites'
import type { GuestOrderAccess } from '../booking/guest-order'
import type { LoadingStore } from './loading'
import type { LoginStore } from '../account/login'
import type { LogoutStore } from '../account/logout'
import type { OnlineStore } from './online'
import type { Preferences } from '../account/preferences'
import type { RecentViewsStore } from '../stays/recent-views'
import type { RegionStore } from './region'
import type { SessionStore } from '../account/session'
import type { SessionWatch } from '../account/session-watch'
import type { SignedInSwitch } from '../favorites/signed-in-switch'
import type { StayStore } from '../stays/stay'
import type { TabBarStore } from './tab-bar'
import type { ToastStore } from './toast'
import type { WebReturn } from '../account/web-return'

/** The stores that live as long as the app, and what stores of single screens are made from. */
export interface RootStore {
  /** Restores the values stored on the device after a server-rendered screen has hydrated; returns whether there were any to restore. */
  readonly restore: () => boolean
  readonly api: ApiCalls
  /** What sends the calls of pages that bring their own. */
  readonly clients: Clients
  readonly session: SessionStore
  readonly login: LoginStore
  readonly logout: LogoutStore
  readonly ticketSignIn: TicketSignIn
  readonly webReturn: WebReturn
  readonly sessionWatch: SessionWatch
  readonly accountWatch: AccountWatch
  readonly region: RegionStore
  readonly currency: CurrencyStore
  readonly preferences: Preferences
  readonly channel: ChannelStore
  readonly stay: StayStore
  readonly destinations: DestinationsStore
  /** Hearts of hotels, hearts of vouchers, and likes of moments. */
  readonly hotelFavorites: SignedInSwitch
  readonly couponFavorites: SignedInSwitch
  readonly likes: SignedInSwitch
  /** A visitor's favorites stored on this device. */
  readonly storedFavorites: StoredFavorites
  readonly recentViews: RecentViewsStore
  /** The order that was opened without signing in. */
  readonly guestOrder: GuestOrderAccess
  readonly toast: ToastStore
  readonly loading: LoadingStore
  readonly online: OnlineStore
  readonly tabBar: TabBarStore
  readonly eventLog: EventLogStore
  readonly leaveLog: LeaveLog
  readonly clock: Clock
  readonly timers: Timers
  /** Stored on the device until removed. */
  readonly deviceStorage: KeyValueStore
  /** Stored for this visit; survives a reload. */
  readonly tabStorage: TabStorage
  readonly randomGuid: () => string
  /** Persistent id of this device. */
  readonly deviceId: string
}
