import type { AccountApi } from '@/contract/account'
import type { AccountRightsApi } from '@/contract/account-rights'
import type { CityApi } from '@/contract/city'
import type { CollectionApi } from '@/contract/collection'
import type { DestinationApi } from '@/contract/destination'
import type { EventLogApi } from '@/contract/event-log'
import type { FeedApi } from '@/contract/feed'
import type { HotelApi } from '@/contract/hotel'
import type { LoginApi } from '@/contract/login'
import type { LoginSessionApi } from '@/contract/login-sessions'
import type { OrderApi } from '@/contract/order'
import type { PaymentApi } from '@/contract/payment'
import type { ProfileApi } from '@/contract/profile'
import type { PreferenceApi } from '@/contract/preferences'
import type { RecentViewApi } from '@/contract/recent-view'
import type { SearchApi } from '@/contract/search'
import type { SearchHistoryApi } from '@/contract/search-history'
import type { SuggestApi } from '@/contract/suggest'
import type { TravelerApi } from '@/contract/traveler'
import type { UploadApi } from '@/contract/upload'

/** Every call of the contract: "METHOD /path" to what is sent and what comes back. */
export type Api = AccountApi &
  AccountRightsApi &
  CityApi &
  CollectionApi &
  DestinationApi &
  EventLogApi &
  FeedApi &
  HotelApi &
  LoginApi &
  LoginSessionApi &
  OrderApi &
  PaymentApi &
  ProfileApi &
  PreferenceApi &
  RecentViewApi &
  SearchApi &
  SearchHistoryApi &
  SuggestApi &
  TravelerApi &
  UploadApi

export type ApiKey = keyof Api
export type InputOf<Key extends ApiKey> = Api[Key]['input']
export type ReplyOf<Key extends ApiKey> = Api[Key]['reply']
