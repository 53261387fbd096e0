import type { ScreenData } from '@/contract/first-screens'
import { defaultDates } from '@/domain/calendar/default-dates'
import { HOME_RAIL_PAGE, homeFeedPage } from '@/domain/feed/home-feed'
import { DEFAULT_GUESTS } from '@/domain/stays/guests'
import { destinationModule } from '../../routes/destination'
import { feedModule } from '../../routes/feed'
import type { Services } from '../../kernel/services'
import { todayIn } from '../../kernel/time/zones'
import { visitorContext } from '../visitor-context'

/** What Explore begins with for a visitor: the answers of the very calls that the app would make, for the stay that it would ask for where it is now the day of UTC. */
export async function homeScreenData(services: Services, currencyCode: string): Promise<ScreenData<'home'>> {
  const context = visitorContext(services, currencyCode)
  const today = todayIn('UTC', services.clock.now())
  const wanted = { ...defaultDates(today), ...DEFAULT_GUESTS }
  const [cities, coupons, feed] = await Promise.all([
    destinationModule.handlers.listHotCities({}, context),
    feedModule.handlers.listCoupons({ pageSize: HOME_RAIL_PAGE }, context),
    feedModule.handlers.getWaterfall({ ...wanted, pageSize: homeFeedPage() }, context),
  ])
  const value = { hotCities: cities.list, coupons: coupons.list, feed }
  return { key: 'home', params: {}, today, currencyCode, value }
}
