import { crawlerFiles } from '../pages/seo/crawler-files'
import { registerRefundFiles } from '../uploads/refund-file-download'
import { registerAvatars, objectUploadModule, uploadModule } from '../uploads/routes'
import { registerObjectPosts } from '../uploads/store/take-posts'
import { registerVideos } from '../uploads/video/serve'
import { accountRightsModule, registerAccountDownload } from '../account/data-rights-routes'
import { registerDocumentDownload } from '../documents/download'
import { documentModule } from '../documents/routes'
import { registerPictures } from '../kernel/pictures/resized-pictures'
import { accountModule, loginSessionsModule, preferencesModule, profileModule, travelerModule } from '../account/routes'
import { cityModule, hotelModule, searchModule } from '../stays/routes'
import { collectionModule } from '../favorites/routes'
import { eventLogModule } from '../insight/event-log'
import { destinationModule, suggestModule } from '../stays/destinations/routes'
import { commentModule, momentModule, personModule, pictureModule } from '../community/routes'
import { feedModule } from '../feed/routes'
import { helpModule } from '../help/routes'
import { moderationModule } from '../moderation/routes'
import { recentViewModule, searchHistoryModule } from '../stays/history-routes'
import type { AnyRouteModule, AppPart } from '../kernel/http/route-module'
import { dialogModule } from '../assistant/routes'
import { registerDialogStream } from '../assistant/stream'
import { loginModule } from '../account/sign-in-routes'
import { guestOrderModule } from '../booking/guest-routes'
import { orderListModule } from '../booking/list-routes'
import { paymentAccountModule } from '../booking/payment-account-routes'
import { paymentCallbacks } from '../booking/payments/callbacks'
import { orderModule, paymentModule, refundModule, tradeModule } from '../booking/routes'
import { exchangeModule } from '../vouchers/exchange-routes'
import { appointmentModule, giftModule, travelCouponModule } from '../vouchers/holder-routes'
import { mixOrderModule } from '../vouchers/mix/mix-routes'
import { registerQrKeys } from '../vouchers/qr'
import { couponRefundModule } from '../vouchers/refund-routes'
import { couponOrderModule, productModule } from '../vouchers/routes'
import { skuSourceModule } from '../vouchers/sku-source'
import { systemTimers } from '../kernel/time/timers'
import { chatAgentModule } from '../support/agent-routes'
import { chatSocket } from '../support/live/socket'
import { chatModule } from '../support/routes'

/** What the server offers beside the calls of the contract. */
export const appParts: readonly AppPart[] = [
  registerPictures,
  registerAvatars,
  registerObjectPosts,
  registerVideos,
  registerRefundFiles,
  registerAccountDownload,
  paymentCallbacks,
  registerDocumentDownload,
  registerQrKeys,
  registerDialogStream,
  chatSocket(systemTimers),
  crawlerFiles(),
]

/** Every section of the API with its handlers. */
export const routeModules: readonly AnyRouteModule[] = [
  loginModule,
  loginSessionsModule,
  accountModule,
  travelerModule,
  profileModule,
  uploadModule,
  objectUploadModule,
  accountRightsModule,
  preferencesModule,
  collectionModule,
  eventLogModule,
  tradeModule,
  orderModule,
  orderListModule,
  productModule,
  skuSourceModule,
  couponOrderModule,
  exchangeModule,
  couponRefundModule,
  travelCouponModule,
  giftModule,
  appointmentModule,
  mixOrderModule,
  guestOrderModule,
  refundModule,
  paymentAccountModule,
  paymentModule,
  documentModule,
  moderationModule,
  dialogModule,
  destinationModule,
  feedModule,
  personModule,
  momentModule,
  commentModule,
  pictureModule,
  cityModule,
  hotelModule,
  searchModule,
  searchHistoryModule,
  suggestModule,
  recentViewModule,
  helpModule,
  chatModule,
  chatAgentModule,
]
