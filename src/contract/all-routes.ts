import { accountRoutes } from './account'
import { accountRightsRoutes } from './account-rights'
import { cityRoutes } from './city'
import { collectionRoutes } from './collection'
import { destinationRoutes } from './destination'
import { eventLogRoutes } from './event-log'
import { feedRoutes } from './feed'
import { hotelRoutes } from './hotel'
import { loginRoutes } from './login'
import { loginSessionRoutes } from './login-sessions'
import { orderRoutes } from './order'
import { paymentRoutes } from './payment'
import { profileRoutes } from './profile'
import { preferenceRoutes } from './preferences'
import { recentViewRoutes } from './recent-view'
import { searchRoutes } from './search'
import { searchHistoryRoutes } from './search-history'
import { suggestRoutes } from './suggest'
import { travelerRoutes } from './traveler'
import { uploadRoutes } from './upload'
import type { RouteTable } from './route'

/** Every call of the API by its operationId: what the server must answer and the OpenAPI document shows. */
export const allRoutes: RouteTable = {
  ...loginRoutes,
  ...loginSessionRoutes,
  ...accountRoutes,
  ...travelerRoutes,
  ...profileRoutes,
  ...uploadRoutes,
  ...accountRightsRoutes,
  ...preferenceRoutes,
  ...collectionRoutes,
  ...destinationRoutes,
  ...searchRoutes,
  ...searchHistoryRoutes,
  ...suggestRoutes,
  ...feedRoutes,
  ...recentViewRoutes,
  ...cityRoutes,
  ...hotelRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...eventLogRoutes,
}
