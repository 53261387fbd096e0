import { createApi } from '@/api/create-api'
import { createClients } from '@/api/create-clients'
import { bookingDraftName } from '@/domain/booking/booking-draft'
import { bookingQuery, readBookingRequest } from '@/domain/booking/booking-request'
import { hotelPageStay } from '@/domain/stays/hotel-page'
import { readHotelQuery } from '@/domain/stays/hotel-query'
import { sendHttp } from '@/platform/http/index.h5'
import { go, onOpening } from '@/platform/navigation/index.h5'
import { CityStore } from '@/stores/stays/city'
import { HotelDetailStore } from '@/stores/stays/hotel-detail'
import { HotelListStore } from '@/stores/stays/hotel-list'
import { OfferCheck } from '@/stores/booking/offer-check'
import { createOpening } from '@/stores/app/opening-calls'
import { OrderDetailStore } from '@/stores/booking/order-detail'
import { PaymentStore } from '@/stores/booking/payment'
import { RefundStore } from '@/stores/booking/refund'
import { CouponRefundStore } from '@/stores/vouchers/coupon-refund'
import type { RootStore } from '@/stores/app/root'
import { StayStore } from '@/stores/stays/stay'
import type { RouteName } from '../../../../config/routes'
import { handTimers } from '../../../support/hand-timers'
import { inspectableStore } from '../../../support/inspectable-store'

jest.mock('@/platform/navigation/back-steps', () => ({
  noteAddress: () => {},
  whenStill: (action: () => void) => action(),
  whenStepsGone: (action: () => void) => action(),
}))

jest.mock('@/platform/chunks/load-when-idle', () => ({ loadWhenIdle: <Module>(load: () => Promise<Module>) => load() }))

jest.mock('@/platform/http', () => jest.requireActual('@/platform/http/index.h5'))

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03', rooms: 1, adults: 2, children: 0 }
const clock = { now: () => Date.UTC(2026, 10, 22) }
const nothing = () => {}

/** An app in a browser whose calls never get a reply: its navigation, its stores' dependencies, and what was sent, as "METHOD path". */
async function openApp({ isLogin = true, stored = {} }: { isLogin?: boolean; stored?: Record<string, string> } = {}) {
  const sent: string[] = []
  globalThis.fetch = ((url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url.split('?')[0]}`)
    return new Promise(nothing)
  }) as typeof fetch
  const caller = () => ({
    uid: isLogin ? 'ada' : null,
    token: isLogin ? 'a.d.a' : null,
    deviceId: 'd-1',
    currency: 'CNY',
    appType: 'web',
    appVersion: null,
  })
  const origins = { main: '', new: '', log: '', upload: '', stream: '', chat: '' }
  const never = () => new Promise<never>(nothing)
  const api = createApi(
    createClients({ send: sendHttp, sendFile: never, origins, caller, renewToken: never, beginLoading: () => nothing }),
  )
  const tabStorage = inspectableStore(stored)
  const stayStore = new StayStore({
    tabStorage,
    deviceStorage: inspectableStore(),
    clock,
    deviceDay: () => '2026-11-22',
  })
  const root = { api, stay: stayStore, session: { isLogin }, currency: { code: 'CNY' }, tabStorage }
  await onOpening(async () => createOpening(root as unknown as RootStore, { origins, caller }))
  return { ...root, sent }
}

type App = Awaited<ReturnType<typeof openApp>>
type Open = (app: App) => void

/** Parameters as a page reads them from its address. */
const textOf = (fields: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

const listFields = { cityId: 'c1', ...stay }
const wantedList = readHotelQuery(textOf(listFields), 'CNY')
const seen = { totalMinor: 128_000, currencyCode: 'CNY' }

/** A tap, the page's own requests after it, and the expected calls of both. */
const pages: readonly [RouteName, tap: Open, page: Open, calls: readonly string[]][] = [
  [
    'hotelDetail',
    () => go('hotelDetail', { id: 'h1' }, stay),
    ({ api: { hotel }, stay: chosen }) => {
      const wanted = hotelPageStay(textOf({ id: 'h1', ...stay }), chosen.requested)
      void new HotelDetailStore({ hotel, replaceQuery: nothing }, 'h1', wanted).start()
    },
    ['GET /api/hotel/GetHotelDetail', 'POST /api/hotel/zomo/package/info/full'],
  ],
  [
    'hotelList',
    () => go('hotelList', {}, listFields),
    ({ api: { search }, tabStorage }) =>
      void new HotelListStore({ search, tabStorage, replaceQuery: nothing }, wantedList).start(),
    ['POST /api/search/zomo/search/hotel'],
  ],
  [
    'cityInfo',
    () => go('cityInfo', {}, { cityId: 'c1' }),
    ({ api: { city, search }, stay: chosen }) =>
      void new CityStore({ city, search }, 'c1', () => chosen.requested).start(),
    ['GET /api/dest/city/info', 'GET /api/search/zomo/list/hotel'],
  ],
  [
    'hotelBook',
    () => go('hotelBook', { pid: 'p1' }, bookingQuery(stay, 'h1', seen)),
    ({ api: { hotel, profile } }) => {
      const { pid, ...wanted } = readBookingRequest('p1', textOf(bookingQuery(stay, 'h1', seen)))
      void new OfferCheck({ verifyPackageTrade: hotel.verifyPackageTrade, clock }, pid).run(wanted.stay, wanted.seen)
      void profile.getProfile({})
    },
    ['GET /api/account/person/profile/info', 'POST /api/hotel/zomo/package/trade/verify'],
  ],
  [
    'hotelOrder',
    () => go('hotelOrder', { orderid: 'o1' }),
    ({ api: { order }, session }) =>
      void new OrderDetailStore(
        { order, session, timers: handTimers(), toast: { show: nothing } } as never,
        'o1',
      ).look(),
    ['GET /api/Order/detail_abroad'],
  ],
  [
    'orderRefund',
    () => go('orderRefund', { orderId: 'o1', hotelId: 'h1', isNeedReason: '0', isNeedFiles: '0' }),
    ({ api: { order, upload }, session, tabStorage }) =>
      void new RefundStore(
        { order, upload, session, tabStorage, clock, timers: handTimers() } as never,
        'o1',
      ).application.look(),
    ['GET /api/Order/detail_abroad', 'GET /api/order/zomo/cancel/quote'],
  ],
  [
    'couponRefund',
    () => go('couponRefund', { orderid: 'o1' }),
    ({ api: { couponRefund }, session, tabStorage }) =>
      void new CouponRefundStore(
        { couponRefund, session, tabStorage, clock, timers: handTimers() } as never,
        'o1',
      ).application.look(),
    ['GET /api/order/zomo/coupon/refund/quote', 'GET /api/order/zomo/coupon/refund/rules'],
  ],
  [
    'pay',
    () => go('pay', { payId: 'y1' }),
    ({ api: { payment } }) => {
      const dependencies = {
        payment,
        clock,
        timers: handTimers(),
        newKey: () => 'k',
        hostPayment: { payerCode: async () => null, request: async () => {} },
        openGateway: nothing,
        onPaid: nothing,
      }
      void new PaymentStore(dependencies, 'y1').look()
    },
    ['GET /api/order/zomo/payment/page/info'],
  ],
]

beforeEach(() => Reflect.deleteProperty(window, '__early'))

test.each(pages)(
  '%s: the tap starts the requests of the page, which takes their replies',
  async (_name, tap, page, calls) => {
    const app = await openApp()
    tap(app)
    expect(app.sent.toSorted()).toEqual(calls)
    page(app)
    expect(app.sent.toSorted()).toEqual(calls)
  },
)

test.each(pages)('%s: a page opened without a tap sends its own requests', async (_name, _tap, page, calls) => {
  const app = await openApp()
  page(app)
  expect(app.sent.toSorted()).toEqual(calls)
})

test('nothing that needs a signed-in traveler is requested for a visitor', async () => {
  const app = await openApp({ isLogin: false })
  go('hotelOrder', { orderid: 'o1' })
  go('orderRefund', { orderId: 'o1', hotelId: 'h1', isNeedReason: '0', isNeedFiles: '0' })
  go('couponRefund', { orderid: 'o1' })
  go('pay', { payId: 'y1' })
  expect(app.sent).toEqual([])
})

test('an unfinished booking, which may have another stay, sends its own requests', async () => {
  const app = await openApp({ isLogin: false, stored: { [bookingDraftName('p1')]: '{}' } })
  go('hotelBook', { pid: 'p1' }, bookingQuery(stay, 'h1', seen))
  expect(app.sent).toEqual([])
})

test('a page without opening calls opens all the same', async () => {
  const app = await openApp()
  go('search', {}, {})
  expect(app.sent).toEqual([])
})
