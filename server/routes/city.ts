import { cityRoutes } from '@/contract/destination'
import { cityInfo } from '../quotes/city-info'
import { routeModule } from '../kernel/http/route-module'

/** The home page of a city. */
export const cityModule = routeModule(cityRoutes, {
  getCityInfo: ({ cityId }, context) => cityInfo(cityId, context),
})
