import type { Picture } from '@/contract/scalars'
import { presentPicture } from '../../kernel/pictures/picture-library'
import type { Services } from '../../kernel/services'
import { pagePath } from '../address'
import { headHtml, sharedPicture } from '../seo/head-html'
import { homePage, type JsonLd } from '../seo/structured-data'
import type { ScreenData } from '@/contract/first-screens'
import { defaultDates } from '@/domain/calendar/stay-dates'
import { HOME_RAIL_PAGE, homeFeedPage } from '@/domain/feed/home-feed'
import { DEFAULT_GUESTS } from '@/domain/stays/guests'
import { destinationModule } from '../../stays/destinations/routes'
import { feedModule } from '../../feed/routes'
import { todayIn } from '../../kernel/time/zones'
import { renderRouteScreen, visitorContext } from '../route-page'
import type { PageRenderer } from '../page-parts'

/** Explore as it begins. */
interface HomeData {
  /** Picture of the most requested city; null before there are cities. */
  readonly cityPicture: Picture | null
}

/** Loads what Explore's page shows first. */
async function loadHome({ catalogue, database, pictures }: Services): Promise<HomeData> {
  const [city] = (await catalogue.latest(database.db)).cities
  return { cityPicture: city ? presentPicture(pictures, city.pictureId) : null }
}

/** The head of Explore, with the structured data by which search engines can search the hotels. */
function homeHead({ cityPicture }: HomeData, services: Pick<Services, 'env' | 'pictures'>): string {
  const { address } = homePage(services.env)
  return headHtml({
    title: 'Explore hotels and travel coupons',
    description:
      'Find a hotel for your next stay: total prices with taxes and fees, rooms that can be cancelled free of charge, travel coupons and travellers’ posts.',
    canonical: address,
    isListed: true,
    picture: cityPicture && sharedPicture(cityPicture, services),
    things: [webSite(services.env.publicUrl, address)],
  })
}

function webSite(publicUrl: string, address: string): JsonLd {
  // The braces are the standard's own and stay as they are.
  const urlTemplate = `${publicUrl}${pagePath('hotelList')}?keyword={search_term_string}`
  return {
    '@type': 'WebSite',
    name: 'Staylark',
    url: address,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** Loads the first screen of Explore for a visitor from the API routes that the app would call. The stay is the app's default one, as of today in UTC. */
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

/** Makes Explore's page. */
export const homeRenderer: PageRenderer = {
  keyOf: () => '',
  render: async ({ currencyCode }, services) => {
    const [data, screen] = await Promise.all([
      loadHome(services),
      renderRouteScreen(() => homeScreenData(services, currencyCode)),
    ])
    return { status: 200, head: homeHead(data, services), screen }
  },
}
