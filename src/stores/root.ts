import type { AccountWatch } from './account-watch'
import type { ApiCalls } from '@/api/create-api'
import type { Clock, Timers } from '@/platform/clock'
import type { KeyValueStore, VisitStore } from '@/platform/storage/contract'
import type { ChannelStore } from './channel'
import type { CurrencyStore } from './currency'
import type { DestinationsStore } from './destinations'
import type { EventLogStore } from './event-log'
import type { HandOff } from './hand-off'
import type { KeptWishes } from './kept-wishes'
import type { LeaveLog } from './leave-log'
import type { LoadingStore } from './loading'
import type { LoginStore } from './login'
import type { LogoutStore } from './logout'
import type { OnlineStore } from './online'
import type { Preferences } from './preferences'
import type { RecentViewsStore } from './recent-views'
import type { RegionStore } from './region'
import type { SessionStore } from './session'
import type { SessionWatch } from './session-watch'
import type { SignedInSwitch } from './signed-in-switch'
import type { StayStore } from './stay'
import type { TabBarStore } from './tab-bar'
import type { ToastStore } from './toast'
import type { WebReturn } from './web-return'

/** The stores that live as long as the app, and what stores of single screens are made from. */
export interface RootStore {
  /** After the first drawing of a screen that the server drew: takes up what this device keeps; answers whether there was anything to do. */
  readonly settle: () => boolean
  readonly api: ApiCalls
  readonly session: SessionStore
  readonly login: LoginStore
  readonly logout: LogoutStore
  readonly handOff: HandOff
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
  readonly wishes: SignedInSwitch
  readonly couponWishes: SignedInSwitch
  readonly likes: SignedInSwitch
  /** What a visitor's hearts kept on this device. */
  readonly keptWishes: KeptWishes
  readonly recentViews: RecentViewsStore
  readonly toast: ToastStore
  readonly loading: LoadingStore
  readonly online: OnlineStore
  readonly tabBar: TabBarStore
  readonly eventLog: EventLogStore
  readonly leaveLog: LeaveLog
  readonly clock: Clock
  readonly timers: Timers
  /** Kept on the device until removed. */
  readonly deviceStorage: KeyValueStore
  /** Kept for this visit; outlives a reload. */
  readonly visitStorage: VisitStore
  readonly randomGuid: () => string
  /** Persistent id of this device. */
  readonly deviceId: string
}
