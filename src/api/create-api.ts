import { createAccountApi } from './account'
import { createAccountRightsApi } from './account-rights'
import { createCityApi } from './city'
import type { Clients } from './client'
import { createCollectionApi } from './collection'
import { createDestinationApi } from './destination'
import { createEventLogApi } from './event-log'
import { createFeedApi } from './feed'
import { createHotelApi } from './hotel'
import { createLoginApi } from './login'
import { createLoginSessionApi } from './login-sessions'
import { createOrderApi } from './order'
import { createPaymentApi } from './payment'
import { createProfileApi } from './profile'
import { createPreferenceApi } from './preferences'
import { createRecentViewApi } from './recent-view'
import { createSearchApi } from './search'
import { createSearchHistoryApi } from './search-history'
import { createSuggestApi } from './suggest'
import { createTravelerApi } from './traveler'
import { createUploadApi } from './upload'

/** Every section's calls, each bound to its client. */
export const createApi = (clients: Clients) => ({
  account: createAccountApi(clients),
  accountRights: createAccountRightsApi(clients),
  city: createCityApi(clients),
  collection: createCollectionApi(clients),
  destination: createDestinationApi(clients),
  eventLog: createEventLogApi(clients),
  feed: createFeedApi(clients),
  hotel: createHotelApi(clients),
  login: createLoginApi(clients),
  loginSessions: createLoginSessionApi(clients),
  order: createOrderApi(clients),
  payment: createPaymentApi(clients),
  profile: createProfileApi(clients),
  preferences: createPreferenceApi(clients),
  recentView: createRecentViewApi(clients),
  search: createSearchApi(clients),
  searchHistory: createSearchHistoryApi(clients),
  suggest: createSuggestApi(clients),
  traveler: createTravelerApi(clients),
  upload: createUploadApi(clients),
})

export type ApiCalls = ReturnType<typeof createApi>
