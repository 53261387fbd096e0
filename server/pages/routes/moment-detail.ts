import type { ScreenData } from '@/contract/first-screens'
import { type MomentDetail, momentRoutes } from '@/contract/moment'
import { authorName } from '@/domain/community/author-name'
import { momentTitle } from '@/domain/community/moment-text'
import { momentModule } from '../../community/routes'
import type { Services } from '../../kernel/services'
import type { PageAddress, PageRenderer } from '../page-parts'
import { allowedBy, missingPage, renderRouteScreen, screenData, unlessRefused, visitorContext } from '../route-page'
import { headHtml, sharedPicture } from '../seo/head-html'
import { breadcrumbList, homePage, type JsonLd, momentPage } from '../seo/structured-data'

const isValidInput = allowedBy(momentRoutes.getMoment.input)

/** Loads a post for a visitor, through the page's own API route; null where there is none, or it is not shown. */
async function loadMoment(address: PageAddress, services: Services): Promise<MomentDetail | null> {
  const input = { id: address.params.id }
  if (!isValidInput(input)) return null
  const caller = visitorContext(services, address.currencyCode)
  return unlessRefused(() => momentModule.handlers.getMoment(input, caller), [403, 404, 410])
}

/** Describes a post as schema.org structured data; unknown facts are omitted. */
function momentStructuredData(
  moment: MomentDetail,
  address: string,
  services: Pick<Services, 'env' | 'pictures'>,
): JsonLd {
  const { content, author, createdAt, likeCount, commentCount, pictures, video, topics } = moment
  const counted = (action: string, userInteractionCount: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount,
  })
  return {
    '@type': 'SocialMediaPosting',
    '@id': address,
    url: address,
    headline: momentTitle(moment),
    articleBody: content,
    datePublished: createdAt,
    author: { '@type': 'Person', name: authorName(author) },
    image: [...pictures, ...(video ? [video.poster] : [])].map((picture) => sharedPicture(picture, services).address),
    keywords: topics.length === 0 ? undefined : topics.map(({ name }) => name).join(', '),
    commentCount,
    interactionStatistic: [counted('LikeAction', likeCount), counted('CommentAction', commentCount)],
  }
}

/** The head of a post's page. Invented posts of the demo are not for search engines. */
function momentHead(moment: MomentDetail, services: Pick<Services, 'env' | 'pictures'>): string {
  const { env } = services
  const own = momentPage(env, { id: moment.id, name: momentTitle(moment) })
  const first = moment.video?.poster ?? moment.pictures[0]
  return headHtml({
    title: own.name,
    description: moment.content || `A post by ${authorName(moment.author)}`,
    canonical: own.address,
    isListed: !moment.author.isDemo,
    picture: first ? sharedPicture(first, services) : null,
    things: [momentStructuredData(moment, own.address, services), breadcrumbList([homePage(env), own])],
  })
}

/** What a post's page begins with, priced in a currency (ISO 4217). */
const momentScreenData = (
  services: Pick<Services, 'clock'>,
  currencyCode: string,
  value: MomentDetail,
): ScreenData<'momentDetail'> =>
  screenData(services, currencyCode, { key: 'momentDetail', params: { id: value.id }, value })

/** Makes the page of a post. */
export const momentDetailRenderer: PageRenderer = {
  isFresh: true,
  keyOf: () => '',
  render: async (address, services) => {
    const value = await loadMoment(address, services)
    if (!value) return missingPage
    const screen = await renderRouteScreen(async () => momentScreenData(services, address.currencyCode, value))
    return { status: 200, head: momentHead(value, services), screen }
  },
}
