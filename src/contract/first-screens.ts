import type { CommentApi, CommentSummary } from './comment'
import type { CityInfo, DestinationOption } from './destination'
import type { CouponCard, WaterfallItem } from './feed'
import type { HotelDetail, HotelOffers } from './hotel'
import type { MomentDetail } from './moment'
import type { PictureApi } from './picture'
import type { ProductDetail } from './product'
import type { HotelCard, SearchApi } from './search'

/** What Explore shows before anybody scrolls, as the server puts it into the page. */
export interface HomeInitial {
  readonly hotCities: readonly DestinationOption[]
  readonly coupons: readonly CouponCard[]
  readonly feed: { readonly list: readonly WaterfallItem[]; readonly nextCursor: string | null }
}

/** Data of a hotel's page, embedded in it by the server. offers and similar hotels are null for a stay that cannot be searched. */
export interface HotelDetailInitial {
  readonly hotel: HotelDetail
  readonly offers: HotelOffers | null
  readonly similar: readonly HotelCard[] | null
}

/** Initial data of a hotel list: the result of its search. */
export type HotelListInitial = SearchApi['POST /api/search/zomo/search/hotel']['reply']

/** What a city's page shows first, its hotels priced for tomorrow night there. */
export interface CityInitial {
  readonly info: CityInfo
  readonly hotels: readonly HotelCard[]
}

/** Reviews or comments as their page begins: the summary, and the first page or the one around a comment; isMissing where that comment is gone. */
export interface CommentsInitial {
  readonly summary: CommentSummary
  readonly page: CommentApi['GET /api/ugc/comment/list']['reply']
  readonly isMissing: boolean
}

/** Pictures as their page begins: the tabs, and the first page of the open one. */
export interface PicturesInitial {
  readonly categories: PictureApi['GET /api/ugc/picture/categories']['reply']
  readonly page: PictureApi['GET /api/ugc/picture/list']['reply']
}

/** What each page that the server draws begins with, by the key of its screen. */
interface ScreenValues {
  readonly home: HomeInitial
  readonly hotelDetail: HotelDetailInitial
  readonly hotelList: HotelListInitial
  readonly cityInfo: CityInitial
  readonly productDetail: ProductDetail
  readonly momentDetail: MomentDetail
  readonly comments: CommentsInitial
  readonly pictures: PicturesInitial
  /** Its text stands in the code. */
  readonly reviewRules: null
}

/** A page that the server draws. */
export type ScreenName = keyof ScreenValues

interface ContentOf<Name extends ScreenName> {
  readonly key: Name
  /** The parameters of its address that it hangs on, in the order that its page names them in. */
  readonly params: Readonly<Record<string, string | number>>
  readonly value: ScreenValues[Name]
}

/** What a screen shows, and of which page it is. */
export type ScreenContent<Name extends ScreenName = ScreenName> = { readonly [Each in Name]: ContentOf<Each> }[Name]

/** A first screen as its page takes it over; it is the same for every visitor who reads prices in its currency. */
export type ScreenData<Name extends ScreenName = ScreenName> = ScreenContent<Name> & {
  /** The day that its stay is reckoned from, `YYYY-MM-DD`. */
  readonly today: string
  /** ISO 4217. */
  readonly currencyCode: string
}

/** Draws a page of the app as a visitor sees it first, as HTML. */
export type RenderScreen = (screen: ScreenData) => string
