import { appointmentRoutes } from '@/contract/appointment'
import { couponOrderRoutes, type CouponOrder, type VoucherView } from '@/contract/coupon-order'
import { giftRoutes, type GiftEnding, type GiftOffer } from '@/contract/gift'
import { travelCouponRoutes } from '@/contract/travel-coupon'
import { checkCharacterOf } from '@/domain/vouchers/voucher-code'
import { giftOfferWith, givenVoucherWith } from '../../support/client/gift-facts'
import { type Before, changing, isTo, refusing } from './changed-replies'
import { opens, type Scene, sees, tap } from './scene'

const giftPath = giftRoutes.getGift.path
const START = 'K3QF7M2PXWDA90T'
const CODE = `${START}${checkCharacterOf(START)}`

/** Replies to a call, by its path, without the server. */
const replying =
  (path: string, reply: object): Before =>
  (page) =>
    page.route(isTo(path), (route) => route.fulfill({ json: reply }))

const giftScene = (name: string, change: Partial<GiftOffer>, shown: string): Scene => ({
  name: `gift-${name}`,
  at: 'claimGift',
  before: replying(giftPath, giftOfferWith(change)),
  prepare: sees(shown),
})

const endedScene = (ending: GiftEnding): Scene => ({
  name: `gift-ended-${ending}`,
  at: 'claimGift',
  before: refusing(giftPath, 410, { code: 'gift_ended', message: 'This gift has ended.', data: { ending } }),
  prepare: sees('.result'),
})

const appointment = (change: Partial<NonNullable<VoucherView['appointment']>>): VoucherView['appointment'] => ({
  hotelId: 'h1',
  hotelName: 'Lakeside House',
  status: 'ASKED',
  days: ['2026-12-05', '2026-12-03', '2026-12-04'],
  confirmedDay: null,
  hotelText: '',
  ...change,
})

const gift = { email: 'a-friend-with-a-long-name@example.com', createdAt: '2026-11-21T10:00:00.000Z' }

/** A voucher in each state of a gift and of an appointment. */
const handed: readonly Partial<VoucherView>[] = [
  { statusText: 'Given, not claimed yet', buttons: ['withdraw_gift'], gift: { ...gift, isClaimed: false } },
  { statusText: 'Given away', holding: 'given_away', buttons: [], gift: { ...gift, isClaimed: true } },
  {
    status: 'ASKED',
    statusText: 'Waiting for the hotel',
    buttons: ['cancel_appointment'],
    appointment: appointment({}),
  },
  {
    status: 'APPOINTED',
    statusText: 'Appointment confirmed',
    buttons: ['show_code', 'cancel_appointment'],
    appointment: appointment({ status: 'CONFIRMED', confirmedDay: '2026-12-03' }),
  },
  {
    buttons: ['appoint', 'refund', 'give'],
    appointment: appointment({ status: 'REFUSED', hotelText: 'We are closed that week.' }),
  },
  { buttons: ['appoint', 'refund', 'give'], appointment: appointment({ status: 'CANCELLED' }) },
]

const inEveryHand = ({ vouchers: [first] }: CouponOrder): Partial<CouponOrder> =>
  first ? { vouchers: handed.map((change, index) => ({ ...first, ...change, voucherId: `v${index}` })) } : {}

const handedOrder = changing<CouponOrder>(couponOrderRoutes.getCouponOrder.path, inEveryHand)

const typesCode: Scene['prepare'] = async (page) => {
  await page.locator('#voucher-code').fill(CODE)
  await tap(page, 'Check code')
}

/** Vouchers that are given, claimed, added by a code and used by appointment, in every state. */
export const passOnScenes: readonly Scene[] = [
  giftScene('offer', { message: 'Happy birthday.\nEnjoy the lake, and take the early boat.' }, '.given'),
  { ...giftScene('visitor', { giverName: '', message: '' }, '.given'), isVisitor: true },
  giftScene('several', { vouchers: [givenVoucherWith(), givenVoucherWith()] }, '.gift-count'),
  giftScene('own', { isOwn: true }, '.result'),
  ...(['yours', 'claimed', 'withdrawn', 'lapsed', 'unknown'] as const).map(endedScene),
  { name: 'coupon-order-handed', at: 'couponOrder', before: handedOrder, prepare: sees('.voucher') },
  {
    name: 'coupon-order-take-back',
    at: 'couponOrder',
    before: handedOrder,
    prepare: opens(/^Take gift back/, 'alertdialog'),
  },
  {
    name: 'coupon-order-give',
    at: 'couponOrder',
    before: handedOrder,
    prepare: async (page) => {
      await opens(/^Give: /)(page)
      await tap(page, 'Send gift')
      await page.locator('.field-error').waitFor()
    },
  },
  { name: 'appointment', at: 'appointment', prepare: sees('.appointment') },
  {
    name: 'appointment-days',
    at: 'appointment',
    prepare: async (page) => {
      await sees('.appointment')(page)
      await opens('Choose your days')(page)
      await page.locator('.cal-plain .cal-day').nth(2).tap()
      await page.locator('.cal-plain .cal-day').nth(3).tap()
      await page.locator('.cal-disabled .cal-day').last().tap({ force: true })
    },
  },
  {
    name: 'appointment-refused',
    at: 'appointment',
    before: refusing(appointmentRoutes.getBookInfo.path, 409, {
      code: 'voucher_given',
      message: 'This voucher is given to somebody. Take it back first.',
    }),
    prepare: sees('.result'),
  },
  { name: 'add-voucher', at: 'addVoucher', prepare: sees('#voucher-code') },
  {
    name: 'add-voucher-checked',
    at: 'addVoucher',
    before: replying(travelCouponRoutes.getTravelCouponExchangeInfo.path, givenVoucherWith()),
    prepare: async (page) => {
      await typesCode(page)
      await page.locator('.given').waitFor()
    },
  },
  {
    name: 'add-voucher-too-many',
    at: 'addVoucher',
    before: refusing(travelCouponRoutes.getTravelCouponExchangeInfo.path, 429, {
      code: 'too_many_requests',
      message: 'Too many tries.',
      data: { retryAfterSeconds: 1800 },
    }),
    prepare: async (page) => {
      await typesCode(page)
      await page.locator('.field-error').waitFor()
    },
  },
]
