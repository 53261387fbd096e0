import type { Services } from '../../kernel/services'
import type { HomeData } from '../makers/home-data'
import { pagePath } from '../page-path'
import { headHtml } from './head-html'
import type { JsonLd } from './json-ld'
import { homePage } from './named-pages'
import { sharedPicture } from './shared-picture'

/** The head of Explore, which tells search engines how to search the hotels, too. */
export function homeHead({ cityPicture }: HomeData, services: Pick<Services, 'env' | 'pictures'>): string {
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
