import { homeHead } from '../head/home-head'
import type { PageMaker } from '../page-parts'
import { drawScreen } from '../screens/draw-screen'
import { homeScreenData } from '../screens/home-screen-data'
import { loadHome } from './home-data'

/** Makes Explore's page. */
export const homeMaker: PageMaker = {
  keyOf: () => '',
  make: async ({ currencyCode }, services) => {
    const [data, screen] = await Promise.all([
      loadHome(services),
      drawScreen(() => homeScreenData(services, currencyCode)),
    ])
    return { status: 200, head: homeHead(data, services), screen }
  },
}
