import type { ScreenData } from '@/contract/first-screens'
import { reviewPageText } from '@/domain/reviews/review-text'
import { pagePath } from '../address'
import type { PageRenderer } from '../page-parts'
import { renderRouteScreen, screenData } from '../route-page'
import { headHtml } from '../seo/head-html'
import { breadcrumbList, homePage } from '../seo/structured-data'

/** Makes the page about how reviews work. */
export const reviewRulesRenderer: PageRenderer = {
  keyOf: () => '',
  render: async ({ currencyCode }, services) => {
    const { env } = services
    const own = { name: reviewPageText.rules, address: env.publicUrl + pagePath('reviewRules') }
    const readScreen = async (): Promise<ScreenData<'reviewRules'>> =>
      screenData(services, currencyCode, { key: 'reviewRules', params: {}, value: null })
    return {
      status: 200,
      head: headHtml({
        title: own.name,
        description: 'Who can write a review, how the score is made, what is checked and what is removed.',
        canonical: own.address,
        isListed: true,
        picture: null,
        things: [breadcrumbList([homePage(env), own])],
      }),
      screen: await renderRouteScreen(readScreen),
    }
  },
}
