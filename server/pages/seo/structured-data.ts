import type { GoodsType } from '@/contract/comment'
import type { CouponCard } from '@/contract/feed'
import type { HotelCard } from '@/contract/search'
import type { Env } from '../../kernel/config/env'
import { pagePath } from '../address'

/** A schema.org object; undefined fields are omitted. */
export interface JsonLd {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** A page by its name and whole address. */
export interface NamedPage {
  readonly name: string
  readonly address: string
}

/** The way to a page, the outermost first, the page itself last. */
export function breadcrumbList(pages: readonly NamedPage[]): JsonLd {
  const itemListElement = pages.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

/** A list of pages in its order; none where nothing is on it. */
export function itemLists(name: string, pages: readonly NamedPage[]): JsonLd[] {
  if (pages.length === 0) return []
  const itemListElement = pages.map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.name,
    url: page.address,
  }))
  return [{ '@type': 'ItemList', name, numberOfItems: pages.length, itemListElement }]
}

type Site = Pick<Env, 'publicUrl'>

/** Explore, where every way begins. */
export const homePage = ({ publicUrl }: Site): NamedPage => ({
  name: 'Explore',
  address: publicUrl + pagePath('home'),
})

/** The home page of a city. */
export const cityPage = ({ publicUrl }: Site, cityId: string, name: string): NamedPage => ({
  name,
  address: publicUrl + pagePath('cityInfo', {}, { cityId }),
})

/** The page of a voucher. */
export const productPage = ({ publicUrl }: Site, { skuId, name }: Pick<CouponCard, 'skuId' | 'name'>): NamedPage => ({
  name,
  address: publicUrl + pagePath('productDetail', { skuId }),
})

/** The page of a post. */
export const momentPage = (
  { publicUrl }: Site,
  { id, name }: { readonly id: string; readonly name: string },
): NamedPage => ({
  name,
  address: publicUrl + pagePath('momentDetail', { id }),
})

/** The page of a hotel, whatever the stay. */
export const hotelPage = ({ publicUrl }: Site, { id, name }: Pick<HotelCard, 'id' | 'name'>): NamedPage => ({
  name,
  address: publicUrl + pagePath('hotelDetail', { id }),
})

/** What reviews or comments are about. */
interface Reviewed {
  readonly type: GoodsType
  readonly goodsId: string
  readonly name: string
}

/** The page of what is reviewed or commented on. */
export function goodsPage(site: Site, { type, goodsId, name }: Reviewed): NamedPage {
  if (type === 'hotel') return hotelPage(site, { id: goodsId, name })
  return type === 'product' ? productPage(site, { skuId: goodsId, name }) : momentPage(site, { id: goodsId, name })
}

/** The page of its reviews or comments, whatever the filters and order. */
export const commentsPageOf = ({ publicUrl }: Site, { type, goodsId, name }: Reviewed): NamedPage => ({
  name: `${type === 'moment' ? 'Comments on' : 'Reviews of'} ${name}`,
  address: publicUrl + pagePath('comments', { type, goodsId }),
})
