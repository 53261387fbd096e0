import type { AccountApi, AccountRightsApi, PreferenceApi } from '@/contract/account'
import type { AppointmentApi } from '@/contract/appointment'
import type { ChatApi } from '@/contract/chat'
import type { CityApi, DestinationApi } from '@/contract/destination'
import type { CollectionApi } from '@/contract/collection'
import type { CommentApi } from '@/contract/comment'
import type { CouponOrderApi } from '@/contract/coupon-order'
import type { CouponRefundApi } from '@/contract/coupon-refund'
import type { DialogApi } from '@/contract/dialog'
import type { DocumentApi } from '@/contract/document'
import type { EventLogApi } from '@/contract/event-log'
import type { ExchangeApi } from '@/contract/exchange'
import type { FeedApi } from '@/contract/feed'
import type { GiftApi } from '@/contract/gift'
import type { GuestOrderApi } from '@/contract/guest-order'
import type { HelpApi } from '@/contract/help'
import type { HotelApi } from '@/contract/hotel'
import type { MixOrderApi } from '@/contract/mix-order'
import type { LoginApi, LoginSessionApi } from '@/contract/login'
import type { MomentApi } from '@/contract/moment'
import type { OrderApi } from '@/contract/order'
import type { OrderListApi } from '@/contract/order-list'
import type { PaymentApi } from '@/contract/payment'
import type { PaymentAccountApi } from '@/contract/transfer-account'
import type { ProductApi } from '@/contract/product'
import type { ProfileApi, TravelerApi } from '@/contract/profile'
import type { PersonApi } from '@/contract/person'
import type { PictureApi } from '@/contract/picture'
import type { ReportApi } from '@/contract/report'
import type { ObjectUploadApi, UploadApi } from '@/contract/upload'
import type { RefundApi } from '@/contract/refund'
import type { RecentViewApi, SearchApi } from '@/contract/search'
import type { SkuSourceApi } from '@/contract/sku-source'
import type { SearchHistoryApi, SuggestApi } from '@/contract/suggest'
import type { TravelCouponApi } from '@/contract/travel-coupon'

/** Every call of the contract: "METHOD /path" to what is sent and what comes back. */
export type Api = AccountApi &
  AccountRightsApi &
  AppointmentApi &
  ChatApi &
  CityApi &
  CollectionApi &
  CommentApi &
  CouponOrderApi &
  CouponRefundApi &
  DialogApi &
  DocumentApi &
  DestinationApi &
  EventLogApi &
  ExchangeApi &
  FeedApi &
  GiftApi &
  GuestOrderApi &
  HelpApi &
  HotelApi &
  LoginApi &
  LoginSessionApi &
  ObjectUploadApi &
  MixOrderApi &
  MomentApi &
  OrderApi &
  OrderListApi &
  PaymentApi &
  PaymentAccountApi &
  ProductApi &
  ProfileApi &
  PreferenceApi &
  RefundApi &
  RecentViewApi &
  SearchApi &
  SearchHistoryApi &
  SkuSourceApi &
  SuggestApi &
  TravelCouponApi &
  TravelerApi &
  UploadApi &
  PersonApi &
  PictureApi &
  ReportApi

export type ApiKey = keyof Api
export type InputOf<Key extends ApiKey> = Api[Key]['input']
export type ReplyOf<Key extends ApiKey> = Api[Key]['reply']
