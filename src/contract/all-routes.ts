import { accountRightsRoutes, accountRoutes, preferenceRoutes } from './account'
import { cityRoutes, destinationRoutes } from './destination'
import { collectionRoutes } from './collection'
import { documentRoutes } from './document'
import { eventLogRoutes } from './event-log'
import { feedRoutes } from './feed'
import { guestOrderRoutes } from './guest-order'
import { hotelRoutes } from './hotel'
import { loginRoutes, loginSessionRoutes } from './login'
import { orderRoutes } from './order'
import { couponOrderRoutes } from './coupon-order'
import { appointmentRoutes } from './appointment'
import { exchangeRoutes } from './exchange'
import { couponRefundRoutes } from './coupon-refund'
import { giftRoutes } from './gift'
import { travelCouponRoutes } from './travel-coupon'
import { mixOrderRoutes } from './mix-order'
import { productRoutes } from './product'
import { orderListRoutes } from './order-list'
import { paymentRoutes } from './payment'
import { commentRoutes } from './comment'
import { momentRoutes } from './moment'
import { personRoutes } from './person'
import { pictureRoutes } from './picture'
import { profileRoutes, travelerRoutes } from './profile'
import { objectUploadRoutes, uploadRoutes } from './upload'
import { refundRoutes } from './refund'
import { reportRoutes } from './report'
import { chatAgentRoutes } from './chat-agent'
import { chatRoutes } from './chat'
import { dialogRoutes } from './dialog'
import { helpRoutes } from './help'
import { skuSourceRoutes } from './sku-source'
import { recentViewRoutes, searchRoutes } from './search'
import { searchHistoryRoutes, suggestRoutes } from './suggest'
import { paymentAccountRoutes } from './transfer-account'
import type { RouteTable } from './route'

/** Every call of the API by its operationId: the server's routes and the OpenAPI document are made from it. */
export const allRoutes: RouteTable = {
  ...loginRoutes,
  ...loginSessionRoutes,
  ...accountRoutes,
  ...travelerRoutes,
  ...profileRoutes,
  ...uploadRoutes,
  ...objectUploadRoutes,
  ...accountRightsRoutes,
  ...preferenceRoutes,
  ...collectionRoutes,
  ...destinationRoutes,
  ...searchRoutes,
  ...searchHistoryRoutes,
  ...suggestRoutes,
  ...feedRoutes,
  ...personRoutes,
  ...momentRoutes,
  ...commentRoutes,
  ...pictureRoutes,
  ...recentViewRoutes,
  ...cityRoutes,
  ...hotelRoutes,
  ...orderRoutes,
  ...productRoutes,
  ...skuSourceRoutes,
  ...couponOrderRoutes,
  ...exchangeRoutes,
  ...couponRefundRoutes,
  ...travelCouponRoutes,
  ...giftRoutes,
  ...appointmentRoutes,
  ...mixOrderRoutes,
  ...orderListRoutes,
  ...guestOrderRoutes,
  ...refundRoutes,
  ...paymentAccountRoutes,
  ...paymentRoutes,
  ...documentRoutes,
  ...reportRoutes,
  ...helpRoutes,
  ...dialogRoutes,
  ...chatRoutes,
  ...chatAgentRoutes,
  ...eventLogRoutes,
}
