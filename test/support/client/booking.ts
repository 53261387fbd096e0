import type { TradeVerification } from '@/contract/hotel'
import type { Stay } from '@/contract/stay'
import type { BookingRequest } from '@/domain/booking/booking-request'
import { BookStore } from '@/stores/booking/book'
import { createMemoryStore } from '@/platform/storage/memory-store'
import type { KeyValueStore } from '@/platform/storage/contract'
import { handTimers } from '../hand-timers'
import { picture, priceWith } from '../catalogue/cards'
import { heldCall } from './held-call'

/** Channel of the tests' orders. */
const channel = { terminalType: 'h5', appType: 'web' }

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03', nights: 2, rooms: 1, adults: 2, children: 0 }

/** The price check's reply for an offer with that total. */
export function offerOf(totalMinor: number, change: Partial<TradeVerification> = {}): TradeVerification {
  const price = priceWith({ totalMinor, currencyAmount: String(totalMinor / 100) })
  return {
    status: 'available',
    verifyToken: `token ${totalMinor}`,
    tokenExpireAt: '2026-11-21T12:15:00.000Z',
    serverTime: '2026-11-21T12:00:00.000Z',
    hotelId: 'h1',
    hotelName: 'Garden House',
    headImg: picture,
    address: '1 Garden Road',
    countryCode: 'CN',
    timeZone: 'Asia/Shanghai',
    today: '2026-11-21',
    checkinFrom: '15:00',
    checkinUntil: '23:00',
    checkoutUntil: '11:00',
    roomTypeId: 'r1',
    roomTypeName: 'Garden room',
    bedText: '1 king bed',
    pid: 'p1',
    packageName: 'Flexible rate',
    meal: 'Breakfast for 2',
    includes: [],
    confirmText: 'Confirmed instantly',
    dayLimitMin: 1,
    dayLimitMax: 14,
    dayStep: 1,
    maxRooms: 5,
    maxGuests: 3,
    maxAdults: 2,
    stay,
    breakdown: {
      currencyCode: 'CNY',
      currencySymbol: '¥',
      currencyAmount: String(totalMinor / 100),
      nightly: [{ date: '2026-12-01', baseMinor: totalMinor, taxMinor: 0, baseAmount: String(totalMinor / 100) }],
      rooms: 1,
      goodsMinor: totalMinor,
      goodsAmount: String(totalMinor / 100),
      taxMinor: 0,
      taxAmount: '0',
      totalMinor,
      hotelCurrencyCode: 'CNY',
      hotelTotalAmount: String(totalMinor / 100),
    },
    price,
    previous: null,
    cancellation: {
      returnPolicy: 1,
      freeUntilAt: '2026-11-30T10:00:00.000Z',
      summary: 'Free cancellation until Mon 30 Nov 18:00, Shanghai time',
      timeZone: 'Asia/Shanghai',
      tiers: [],
    },
    knowBeforeYouGo: [],
    ...change,
  }
}

/** The booking page's store with every call in the test's hand. */
export function bookingDesk(
  options: { storage?: KeyValueStore; isLogin?: boolean; uid?: string; request?: Partial<BookingRequest> } = {},
) {
  const verify = heldCall<Record<string, unknown>, TradeVerification>()
  const submit = heldCall<
    { verifyToken: string; guests: { name: string }[] },
    { orderid: string; orderNo: string; payId: string; payExpireTime: string }
  >()
  const timers = handTimers()
  const storage = options.storage ?? createMemoryStore()
  const isLogin = options.isLogin ?? true
  const session = { isLogin, uid: isLogin ? (options.uid ?? 'u1') : null }
  const clock = { nowMs: 1_000_000, now: () => clock.nowMs }
  const requested: { name: string; params: Record<string, unknown> }[] = []
  const toasts: string[] = []
  const booked: string[] = []
  const addresses: Record<string, string | number>[] = []
  const chosenStays: Stay[] = []
  const fields: string[] = []
  let keys = 0
  const login = {
    pending: null as null | { name: string; params: Record<string, string | number | boolean | null> },
    require(action: { name: string; params: Record<string, string | number | boolean | null> } | null = null) {
      if (action) requested.push(action)
      login.pending = action
    },
    takePendingAction(name: string) {
      const { pending } = login
      if (!session.isLogin || pending?.name !== name) return null
      login.pending = null
      return pending
    },
  }
  const store = new BookStore(
    {
      hotel: { verifyPackageTrade: verify.call, getPackageInfoFull: () => Promise.reject(new Error('not asked for')) },
      order: { submitPackageOrder: submit.call },
      session,
      login,
      toast: { show: (text) => toasts.push(text) },
      clock,
      timers,
      tabStorage: storage,
      newKey: () => `key ${++keys}`,
      goToField: (id) => fields.push(id),
      channel: () => channel,
      replaceQuery: (query) => addresses.push(query),
      chooseStay: (chosen) => chosenStays.push(chosen),
      onBooked: ({ payId }) => booked.push(payId),
    },
    { pid: 'p1', hotelId: null, stay, seen: { totalMinor: 128_000, currencyCode: 'CNY' }, ...options.request },
  )
  return {
    store,
    verify,
    submit,
    timers,
    storage,
    session,
    clock,
    login,
    requested,
    toasts,
    booked,
    addresses,
    chosenStays,
    fields,
  }
}

/** Fills the form in so that nothing is wrong with it. */
export function fillForm({ form }: BookStore): void {
  form.writeGuest(0, 'Li Wei')
  form.writeContact({ email: 'li@example.com', countryCode: '86', phone: '13800138000' })
}

/** The order that a submit makes. */
export const orderMade = { orderid: 'o1', orderNo: 'SL1', payId: 'pay1', payExpireTime: '2026-11-21T12:15:00.000Z' }
