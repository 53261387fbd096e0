import type { ExchangeDates, ProductDetail } from '@/contract/product'
import { breaking, changing, refusing } from './changed-replies'
import { opens, sees, type Scene } from './scene'

const product = '/api/coupon/GetSKUCouponActivityDetail_Abroad'
const dates = '/api/product/zomo/coupon/dates'

const changed = (change: (reply: ProductDetail) => Partial<ProductDetail>) => changing(product, change)
const seesText = (selector: string, text: string) => (page: Parameters<Scene['prepare']>[0]) =>
  page.locator(selector).filter({ hasText: text }).first().waitFor()

/** Half a day after an instant. */
const later = (instant: string) => new Date(Date.parse(instant) + 12 * 3_600_000).toISOString()

/** A voucher on sale, in every state of its sale, and its calendar. */
export const productScenes: readonly Scene[] = [
  { name: 'product', at: 'productDetail', prepare: seesText('.product-open', 'still open') },
  {
    name: 'product-few-left',
    at: 'productDetail',
    before: changed(({ serverTime }) => ({ state: 'few_left', stockLeft: 3, saleEnd: later(serverTime) })),
    prepare: seesText('.badge', 'Only 3 left'),
  },
  {
    name: 'product-not-started',
    at: 'productDetail',
    before: changed(({ serverTime }) => ({ state: 'not_started', saleStart: later(serverTime) })),
    prepare: seesText('.bottom-bar button', 'Remind me by mail'),
  },
  {
    name: 'product-sold-out',
    at: 'productDetail',
    before: changed(() => ({ state: 'sold_out', stockLeft: 0 })),
    prepare: seesText('.bottom-bar button', 'Sold out'),
  },
  {
    name: 'product-ended',
    at: 'productDetail',
    before: changed(() => ({ state: 'ended' })),
    prepare: seesText('.bottom-bar button', 'The sale has ended'),
  },
  {
    name: 'product-limit',
    at: 'productDetail',
    before: changed(() => ({ state: 'limit_reached', limitPerUser: 2, boughtByCaller: 2 })),
    prepare: seesText('.bottom-bar button', 'Limit reached'),
  },
  {
    name: 'product-choices',
    at: 'productDetail',
    before: changed(({ skuId, currencyCode, currencySymbol, currencyAmount }) => ({
      choices: [
        { skuId, variant: 'Weekday', currencyCode, currencySymbol, currencyAmount, state: 'on_sale' },
        { skuId: 'other', variant: 'Weekend', currencyCode, currencySymbol, currencyAmount, state: 'on_sale' },
        { skuId: 'gone', variant: 'Holidays', currencyCode, currencySymbol, currencyAmount, state: 'sold_out' },
      ],
    })),
    prepare: sees('.product-choice'),
  },
  {
    name: 'product-code',
    at: 'productDetail',
    before: changed(({ terms }) => ({ terms: { ...terms, use: 'code' } })),
    prepare: seesText('.product-step-title', 'Show it'),
  },
  {
    name: 'product-no-dates',
    at: 'productDetail',
    before: breaking(dates),
    prepare: async (page) => {
      await page.getByRole('region', { name: 'Dates and surcharges' }).getByRole('button', { name: 'Retry' }).waitFor()
    },
  },
  { name: 'product-calendar', at: 'productDetail', prepare: opens('See every date') },
  {
    name: 'product-refused-day',
    at: 'productDetail',
    before: changing<ExchangeDates>(dates, ({ days }) => ({
      days: days.map((day, index) =>
        index === 1
          ? { ...day, refusal: 'sold_out', refusalText: 'This room is sold out.', amount: null, differenceMinor: null }
          : day,
      ),
    })),
    prepare: async (page) => {
      await opens('See every date')(page)
      // The day is marked as disabled, and still gives the reason when it is tapped.
      await page.getByRole('button', { name: /This room is sold out/ }).tap({ force: true })
      await page.getByRole('button', { name: /^Take / }).waitFor()
    },
  },
  {
    name: 'product-missing',
    at: 'productDetail',
    before: refusing(product, 404, { code: 'not_found', message: 'There is no such voucher.' }),
    prepare: async (page) => {
      await page.goto('/product/detail/none')
      await page.getByText('There is no such voucher.').waitFor()
    },
  },
]
