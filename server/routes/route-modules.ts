import { accountModule } from './account'
import { accountRightsModule } from './account-rights'
import { cityModule } from './city'
import { collectionModule } from './collection'
import { eventLogModule } from './event-log'
import { destinationModule } from './destination'
import { feedModule } from './feed'
import { hotelModule } from './hotel'
import { profileModule } from './profile'
import { recentViewModule } from './recent-view'
import { searchModule } from './search'
import { searchHistoryModule } from './search-history'
import { suggestModule } from './suggest'
import { travelerModule } from './traveler'
import { uploadModule } from './upload'
import type { AnyRouteModule } from '../kernel/http/route-module'
import { loginModule } from './login'
import { loginSessionsModule } from './login-sessions'
import { orderModule } from './order'
import { paymentModule } from './payment'
import { preferencesModule } from './preferences'

/** Every section of the API with its handlers. */
export const routeModules: readonly AnyRouteModule[] = [
  loginModule,
  loginSessionsModule,
  accountModule,
  travelerModule,
  profileModule,
  uploadModule,
  accountRightsModule,
  preferencesModule,
  collectionModule,
  eventLogModule,
  orderModule,
  paymentModule,
  destinationModule,
  feedModule,
  cityModule,
  hotelModule,
  searchModule,
  searchHistoryModule,
  suggestModule,
  recentViewModule,
]
