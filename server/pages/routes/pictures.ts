import type { PicturesInitial, ScreenData } from '@/contract/first-screens'
import { pictureRoutes } from '@/contract/picture'
import {
  ALL_PICTURES,
  PICTURE_PAGE,
  type PictureListAddress,
  pictureListParams,
  readPictureList,
} from '@/domain/reviews/picture-list'
import { pictureModule } from '../../community/routes'
import type { Services } from '../../kernel/services'
import { pagePath, sortedQuery } from '../address'
import type { PageAddress, PageRenderer } from '../page-parts'
import { allowedBy, missingPage, renderRouteScreen, screenData, unlessRefused, visitorContext } from '../route-page'
import { headHtml, sharedPicture } from '../seo/head-html'
import { breadcrumbList, cityPage, homePage, hotelPage } from '../seo/structured-data'

const isValidInput = allowedBy(pictureRoutes.listPictures.input)

const addressOf = ({ query }: PageAddress): PictureListAddress | null => readPictureList(Object.fromEntries(query))

/** Loads what the page of pictures shows first, through the page's own API routes; null where there is no such hotel or city. */
async function loadPictures(
  { type, id, category }: PictureListAddress,
  currencyCode: string,
  services: Services,
): Promise<PicturesInitial | null> {
  const of = { type, goodsId: id }
  const input = { ...of, ...(category === ALL_PICTURES ? {} : { category }), pageSize: PICTURE_PAGE }
  if (!isValidInput(input)) return null
  const caller = visitorContext(services, currencyCode)
  const [categories, page] = await Promise.all([
    unlessRefused(() => pictureModule.handlers.listPictureCategories(of, caller), [404]),
    unlessRefused(() => pictureModule.handlers.listPictures(input, caller), [404]),
  ])
  return categories && page && { categories, page }
}

/** The head of a page of pictures; its address is the same for every tab and every open picture. */
function picturesHead(
  { type, id, category, index }: PictureListAddress,
  { categories, page }: PicturesInitial,
  services: Pick<Services, 'env' | 'pictures'>,
): string {
  const { env } = services
  const { name } = categories
  const goods = type === 'hotel' ? hotelPage(env, { id, name }) : cityPage(env, id, name)
  const own = { name: `Pictures of ${name}`, address: env.publicUrl + pagePath('pictures', {}, { type, id }) }
  const [first] = page.list
  return headHtml({
    title: own.name,
    description: `Pictures of ${name}, with where each comes from.`,
    canonical: own.address,
    isListed: category === ALL_PICTURES && index === null && page.list.length > 0,
    picture: first ? sharedPicture(first.picture, services) : null,
    things: [breadcrumbList([homePage(env), goods, own])],
  })
}

/** Makes the page of pictures of a hotel or city. */
export const picturesRenderer: PageRenderer = {
  isFresh: true,
  keyOf: (address) => {
    const of = addressOf(address)
    return of ? sortedQuery({ ...pictureListParams(of), isOpen: of.index === null ? 0 : 1 }) : ''
  },
  render: async (address, services) => {
    const of = addressOf(address)
    const value = of && (await loadPictures(of, address.currencyCode, services))
    if (!value) return missingPage
    const readScreen = async (): Promise<ScreenData<'pictures'>> =>
      screenData(services, address.currencyCode, { key: 'pictures', params: pictureListParams(of), value })
    return { status: 200, head: picturesHead(of, value, services), screen: await renderRouteScreen(readScreen) }
  },
}
