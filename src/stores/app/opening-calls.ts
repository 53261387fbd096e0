import { createApi, type ApiCalls } from '@/api/create-api'
import { createStartingClients, type StartingDependencies } from '@/api/create-clients'
import { bookingDraftName } from '@/domain/booking/booking-draft'
import { priceCheck, readBookingRequest } from '@/domain/booking/booking-request'
import { CITY_HOTELS_PAGE } from '@/domain/stays/city'
import { refundDraftName } from '@/domain/orders/refund-form'
import { hotelPageStay } from '@/domain/stays/hotel-page'
import { hotelListPage, readHotelQuery, searchInput } from '@/domain/stays/hotel-query'
import { startHttp } from '@/platform/http'
import { voucherRefundDraftName } from '@/domain/vouchers/refund-form'
import type { OpeningListener } from '@/platform/navigation/contract'
import type { RootStore } from './root'

type Params = Readonly<Record<string, string>>
type OpeningCalls = (api: ApiCalls, params: Params, root: RootStore) => void

/** The calls that a page makes as soon as it opens, by the functions of src/domain that its store uses for the same calls. They must only read. */
const openingCalls: Partial<Record<Parameters<OpeningListener>[0], OpeningCalls>> = {
  hotelDetail({ hotel }, params, { stay }) {
    const { id = '' } = params
    stay.restore()
    void hotel.getHotelDetail({ id })
    void hotel.getPackageInfoFull({ hotelId: id, ...hotelPageStay(params, stay.requested) })
  },
  hotelList({ search }, params, { currency }) {
    const query = readHotelQuery(params, currency.code)
    void search.searchHotels({ ...searchInput(query), cursor: undefined, pageSize: hotelListPage(undefined) })
  },
  cityInfo({ city, search }, { cityId = '' }, { stay }) {
    stay.restore()
    void city.getCityInfo({ cityId })
    void search.listHotels({ cityId, pageSize: CITY_HOTELS_PAGE, ...stay.requested })
  },
  productDetail({ product }, { skuId = '' }) {
    void product.getCouponActivityDetail({ skuId })
  },
  hotelBook({ hotel, profile }, params, { session, tabStorage }) {
    const { pid, stay, seen } = readBookingRequest(params.pid ?? '', params)
    if (session.isLogin) void profile.getProfile({})
    // An unfinished booking may have another stay.
    if (tabStorage.read(bookingDraftName(pid)) === null) void hotel.verifyPackageTrade(priceCheck(pid, stay, seen))
  },
  hotelOrder({ order }, { orderid = '' }, { session }) {
    if (session.isLogin) void order.getOrderDetail({ orderid })
  },
  orderRefund({ order }, { orderId: orderid = '' }, { session, tabStorage }) {
    if (!session.isLogin) return
    void order.getOrderDetail({ orderid })
    // A draft may have chosen some rooms only.
    if (tabStorage.read(refundDraftName(orderid)) === null) void order.quoteCancel({ orderid })
  },
  couponRefund({ couponRefund }, { orderid = '' }, { session, tabStorage }) {
    if (!session.isLogin) return
    void couponRefund.getCouponRefundRules({ orderid })
    // A draft may have chosen some vouchers only.
    if (tabStorage.read(voucherRefundDraftName(orderid)) === null) void couponRefund.quoteCouponRefund({ orderid })
  },
  couponExchange({ exchange }, { voucherId = '' }, { session }) {
    if (session.isLogin) void exchange.getExchangeVerifyInfo({ voucherId })
  },
  appointment({ appointment }, { voucherId = '' }, { session }) {
    if (session.isLogin) void appointment.getBookInfo({ voucherId })
  },
  pay({ payment }, { payId = '' }, { session }) {
    if (session.isLogin) void payment.getPaymentPage({ payId })
  },
}

/** Returns a listener that starts a page's first calls with the tap that opens it, before the page's code is loaded. */
export function createOpening(root: RootStore, dependencies: StartingDependencies): OpeningListener {
  const api = createApi(createStartingClients(startHttp, dependencies))
  return (name, params) => openingCalls[name]?.(api, params, root)
}
