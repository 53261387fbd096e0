import type { CityInfo } from '@/contract/city'
import type { Services } from '../../kernel/services'
import type { CityInfoData } from '../makers/city-info-data'
import { headHtml } from './head-html'
import { breadcrumbList, itemLists, type JsonLd } from './json-ld'
import { cityPage, homePage, hotelPage } from './named-pages'
import { sharedPicture } from './shared-picture'

/** The head of a city's home page. */
export function cityInfoHead({ info, hotels }: CityInfoData, services: Pick<Services, 'env' | 'pictures'>): string {
  const { env } = services
  const own = cityPage(env, info.cityId, info.name)
  const picture = sharedPicture(info.headImg, services)
  const place = info.countryName === info.name ? info.name : `${info.name}, ${info.countryName}`
  return headHtml({
    title: `${place}: where and when to stay`,
    description: info.intro,
    canonical: own.address,
    isListed: true,
    picture,
    things: [
      { ...destination(info), url: own.address, image: picture.address },
      breadcrumbList([homePage(env), own]),
      ...itemLists(
        `Hotels in ${info.name}`,
        hotels.map((hotel) => hotelPage(env, hotel)),
      ),
      ...questions(info),
    ],
  })
}

const destination = ({ name, localName, intro, countryCode }: CityInfo): JsonLd => ({
  '@type': 'TouristDestination',
  name,
  alternateName: localName === name ? undefined : localName || undefined,
  description: intro || undefined,
  containedInPlace: { '@type': 'Country', identifier: countryCode },
})

/** The questions that the page answers. */
function questions({ faqs }: CityInfo): JsonLd[] {
  if (faqs.length === 0) return []
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}
