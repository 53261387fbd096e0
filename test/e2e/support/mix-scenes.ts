import { type CombinationPage, type MixOrder, mixOrderRoutes } from '@/contract/mix-order'
import { productRoutes } from '@/contract/product'
import { refundWith } from '../../support/client/refund-facts'
import { type Before, breaking, changing } from './changed-replies'
import { opens, type Scene, sees, tap } from './scene'

const orderPath = mixOrderRoutes.getMixOrder.path
const pricePath = mixOrderRoutes.getCombinationPage.path

/** Begins without a draft: what was written is not taken up by other scenes. */
const fresh: Before = async () => {}

const orderScene = (name: string, change: (order: MixOrder) => Partial<MixOrder>, shown: string): Scene => ({
  name: `mix-order-${name}`,
  at: 'mixOrder',
  before: changing<MixOrder>(orderPath, change),
  prepare: sees(shown),
})

/** Turns the page that buys vouchers into one that buys a date too. */
const withDate: NonNullable<Scene['prepare']> = async (page) => {
  await page.getByRole('checkbox', { name: /^Choose the date now/ }).tap()
  await page.locator('.pick-row:not([disabled])').waitFor()
}

/** The same with the first day that can be had. */
const withDay: NonNullable<Scene['prepare']> = async (page) => {
  await withDate(page)
  await page.locator('.pick-row').tap()
  await page.locator('.cal-day:not([aria-disabled="true"])').first().tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap()
  await page.locator('.bottom-bar .price').waitFor()
}

/** Several parts on top, long names, and a law that adds to the terms. */
const longPrice = ({ parts }: CombinationPage): Partial<CombinationPage> => ({
  hotelName: 'The Grand Lakeside Residences and Conference Hotel',
  parts: [
    ...parts,
    { kind: 'upgrade', text: 'Deluxe King with a terrace over the lake', amountMinor: 24_000, amount: '240' },
  ],
})

/** Buying vouchers with a date, and the order's page, in every state. */
export const mixScenes: readonly Scene[] = [
  { name: 'product-book-date', at: 'productBook', before: fresh, prepare: withDate },
  { name: 'product-book-date-priced', at: 'productBook', before: fresh, prepare: withDay },
  {
    name: 'product-book-date-long',
    at: 'productBook',
    before: changing<CombinationPage>(pricePath, longPrice),
    prepare: withDay,
  },
  {
    name: 'product-book-date-faults',
    at: 'productBook',
    before: fresh,
    prepare: async (page) => {
      await withDay(page)
      await page.locator('#guest-1').fill('')
      await tap(page, 'Submit')
      await page.locator('.field-error').first().waitFor()
    },
  },
  {
    name: 'product-book-days-broken',
    at: 'productBook',
    before: breaking(productRoutes.getProductDates.path),
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: /^Choose the date now/ }).tap()
      await page.locator('.fail-text').waitFor()
    },
  },
  { name: 'mix-order', at: 'mixOrder', prepare: sees('.voucher') },
  { name: 'mix-order-certificate', at: 'mixOrder', prepare: opens('Show certificate') },
  { name: 'mix-order-cancel', at: 'mixOrder', prepare: opens('Cancel order', 'alertdialog') },
  orderScene(
    'unpaid',
    (order) => ({
      status: 'TO_PAY',
      statusText: 'Waiting for payment',
      buttons: ['pay', 'cancel', 'view'],
      payExpireTime: order.serverTime,
      coupon: null,
      exchange: null,
      cancel: null,
    }),
    '.bottom-bar',
  ),
  orderScene(
    'refunds',
    () => ({
      status: 'CANCELLED_WITH_FEE',
      statusText: 'Cancelled with a fee',
      buttons: ['view', 'delete'],
      cancel: null,
      refunds: [refundWith(), refundWith({ refundId: 'r2', cause: 'cancelled' })],
    }),
    '.refund-amount',
  ),
  { name: 'mix-order-broken', at: 'mixOrder', before: breaking(orderPath), prepare: sees('.fail-text') },
]
