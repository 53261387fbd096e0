import type { Static } from 'typebox'
import { accountRoutes } from '@/contract/account'
import { appointmentRoutes } from '@/contract/appointment'
import { collectionRoutes } from '@/contract/collection'
import { couponRefundRoutes } from '@/contract/coupon-refund'
import { couponOrderRoutes } from '@/contract/coupon-order'
import { mixOrderRoutes } from '@/contract/mix-order'
import { dialogRoutes } from '@/contract/dialog'
import { exchangeRoutes } from '@/contract/exchange'
import { helpRoutes } from '@/contract/help'
import { hotelRoutes } from '@/contract/hotel'
import { orderRoutes } from '@/contract/order'
import { orderListRoutes } from '@/contract/order-list'
import { paymentRoutes } from '@/contract/payment'
import { profileRoutes } from '@/contract/profile'
import { refundRoutes } from '@/contract/refund'
import { recentViewRoutes } from '@/contract/search'
import type { RouteContract } from '@/contract/route'
import { bookingDraftName } from '@/domain/booking/booking-draft'
import { priceCheck, readBookingRequest } from '@/domain/booking/booking-request'
import { defaultDates } from '@/domain/calendar/stay-dates'
import { nightsBetween } from '@/domain/days/civil-day'
import { DEFAULT_GUESTS } from '@/domain/stays/guests'
import { firstOrders, readOrderKeyword, readOrderTab, showsTips } from '@/domain/orders/order-tabs'
import { refundDraftName } from '@/domain/orders/refund-form'
import { voucherRefundDraftName } from '@/domain/vouchers/refund-form'
import { readSupportAddress } from '@/domain/support/address'
import { storedChoiceName } from '@/domain/stays/stored-choice'
import { firstFavorites, readFavoriteTab } from '@/domain/favorites/wish-list'
import { storedFavoritesName } from '@/domain/favorites/stored-favorites'
import { purchaseDraftName } from '@/domain/vouchers/purchase-draft'
import { readQuantity, submitPageQuery } from '@/domain/vouchers/purchase-form'
import type { RouteName } from '../../config/routes'
import type { PageAddress } from './page-parts'
import { escapeHtml } from '../kernel/http/html'

/** A day as the device counts them, so many days after its today. */
interface DeviceDay {
  readonly daysAhead: number
}

/** A read-only request that a page sends as early as possible, for any viewer. */
export interface FirstCall {
  readonly route: RouteContract
  readonly input: Readonly<Record<string, string | number | DeviceDay | undefined>>
  /** Storage keys whose presence makes the page send a different or a later request. */
  readonly unlessStored: readonly string[]
}

/** Returns the first calls of a page by its address. */
type FirstCalls = (address: Pick<PageAddress, 'params' | 'query'>) => readonly FirstCall[]

type OrDeviceDay<Input> = { readonly [Field in keyof Input]: Input[Field] | DeviceDay }

const call = <Route extends RouteContract>(
  route: Route,
  input: OrDeviceDay<Static<Route['input']>> & FirstCall['input'],
  unlessStored: readonly string[] = [],
): FirstCall => ({ route, input, unlessStored })

const anyDay = '2026-01-01'
const usualDates = defaultDates(anyDay)
const ahead = (day: string): DeviceDay => ({ daysAhead: nightsBetween(anyDay, day) })

/** The stay of somebody who has chosen none. */
const usualStay = { checkIn: ahead(usualDates.checkIn), checkOut: ahead(usualDates.checkOut), ...DEFAULT_GUESTS }

/** The first requests of personal pages, derived from the address alone. The page server starts them before any of the app's scripts run; the app uses a reply when it would send the same request. */
export const firstCalls: Partial<Record<RouteName, FirstCalls>> = {
  orderList: ({ query }) => {
    const tab = readOrderTab(query.get('tab') ?? undefined)
    const keyword = readOrderKeyword(query.get('keyword') ?? undefined)
    return [
      call(orderListRoutes.listOrders, firstOrders(tab, keyword)),
      call(orderListRoutes.countOrders, {}),
      ...(showsTips(tab, keyword) ? [call(orderListRoutes.listOrderTips, {})] : []),
    ]
  },
  mine: () => [
    call(accountRoutes.getCurrentUser, {}),
    call(orderListRoutes.countOrders, {}),
    call(profileRoutes.getUserExtInfo, {}),
    call(recentViewRoutes.listRecentViews, usualStay, [storedChoiceName]),
  ],
  wishList: ({ query }) => [
    // A visitor's hearts are moved to the account first.
    call(collectionRoutes.listCollection, firstFavorites(readFavoriteTab(query.get('tab') ?? undefined), usualStay), [
      storedChoiceName,
      storedFavoritesName,
    ]),
  ],
  profile: () => [call(profileRoutes.getUserExtInfo, {}), call(profileRoutes.getProfile, {})],
  hotelBook: ({ params, query }) => {
    const { pid, stay, seen } = readBookingRequest(params.pid ?? '', Object.fromEntries(query))
    return [call(hotelRoutes.verifyPackageTrade, priceCheck(pid, stay, seen), [bookingDraftName(pid)])]
  },
  orderRefund: ({ params: { orderId: orderid = '' } }) => [
    call(orderRoutes.getOrderDetail, { orderid }),
    // A draft may have chosen some rooms only.
    call(refundRoutes.quoteCancel, { orderid }, [refundDraftName(orderid)]),
  ],
  couponRefund: ({ params: { orderid = '' } }) => [
    call(couponRefundRoutes.getCouponRefundRules, { orderid }),
    // A draft may have chosen some vouchers only.
    call(couponRefundRoutes.quoteCouponRefund, { orderid }, [voucherRefundDraftName(orderid)]),
  ],
  hotelOrder: ({ params }) => [call(orderRoutes.getOrderDetail, { orderid: params.orderid ?? '' })],
  pay: ({ params }) => [call(paymentRoutes.getPaymentPage, { payId: params.payId ?? '' })],
  // What was bought is read by its kind, which the payment names.
  payFinish: ({ params }) => [call(paymentRoutes.getPaymentPage, { payId: params.payId ?? '' })],
  productBook: ({ params: { skuId = '' }, query }) => [
    call(
      couponOrderRoutes.getCouponSubmitPage,
      submitPageQuery(skuId, readQuantity(query.get('quantity') ?? undefined)),
      [purchaseDraftName(skuId)],
    ),
  ],
  mixOrder: ({ params }) => [call(mixOrderRoutes.getMixOrder, { orderid: params.orderid ?? '' })],
  couponOrder: ({ params }) => [call(couponOrderRoutes.getCouponOrder, { orderid: params.orderid ?? '' })],
  couponExchange: ({ params }) => [call(exchangeRoutes.getExchangeVerifyInfo, { voucherId: params.voucherId ?? '' })],
  appointment: ({ params }) => [call(appointmentRoutes.getBookInfo, { voucherId: params.voucherId ?? '' })],
  wallet: () => [call(couponOrderRoutes.listVouchers, {})],
  support: ({ query }) => {
    const { origin, dialogId } = readSupportAddress(Object.fromEntries(query))
    return [
      call(dialogRoutes.getAssistantSettings, {}),
      dialogId === ''
        ? call(dialogRoutes.listNextStepTips, { origin: origin.from })
        : call(dialogRoutes.getDialog, { dialogId }),
      call(helpRoutes.listQaTypes, {}),
      call(helpRoutes.listCommonQa, { origin: origin.from }),
    ]
  },
}

/** A call as src/ssr/prefetch-script.ts reads it. */
const written = ({ route, input, unlessStored }: FirstCall): readonly unknown[] => [
  route.client,
  `${route.method} ${route.path}`,
  input,
  unlessStored,
]

/** The script element by which a page's first calls begin before the app's scripts are there; '' for a route that declares none, and without a script. */
export function prefetchedRequests(script: string, address: Pick<PageAddress, 'route' | 'params' | 'query'>): string {
  const callsOf = firstCalls[address.route]
  if (!callsOf || script === '') return ''
  const calls = callsOf(address).map(written)
  return `<script data-calls="${escapeHtml(JSON.stringify(calls))}">${script}</script>`
}
