import { cityInfoHead } from '../head/city-info-head'
import { sortedQuery } from '../page-path'
import type { PageMaker } from '../page-parts'
import { cityInfoScreenData } from '../screens/city-info-screen-data'
import { drawScreen } from '../screens/draw-screen'
import { loadCityInfo } from './city-info-data'
import { missingPage } from './missing-page'

/** Makes the home page of a city. */
export const cityInfoMaker: PageMaker = {
  keyOf: ({ query }) => sortedQuery({ cityId: query.get('cityId') ?? '' }),
  make: async (address, services) => {
    const data = await loadCityInfo(address, services)
    if (!data) return missingPage
    const screen = await drawScreen(async () => cityInfoScreenData(services, address.currencyCode, data))
    return { status: 200, head: cityInfoHead(data, services), screen }
  },
}
