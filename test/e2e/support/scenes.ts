import type { Page } from 'playwright-core'
import type { RouteName } from '../../../config/routes'
import { accountScenes } from './account-scenes'
import { dayAhead, tapDay } from './traveller'

/** A sight of the app: where it is seen, by whom, and what has to be tapped for it. */
export interface Scene {
  readonly name: string
  readonly at: RouteName
  readonly isVisitor?: true
  readonly prepare: (page: Page) => Promise<void>
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap()
const sees = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()
const opens =
  (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  async (page: Page) => {
    await tap(page, name)
    await page.getByRole(role).waitFor()
  }

const opensFilter = (name: RegExp) => async (page: Page) => {
  await sees('.hotel')(page)
  await opens(name)(page)
}
const narrows = async (page: Page, fields: Record<string, string>) => {
  await page.goto(`${page.url()}&${new URLSearchParams(fields)}`)
}

/** Every screen of the app and its main popups. */
export const scenes: readonly Scene[] = [
  { name: 'explore', at: 'home', prepare: sees('.rail-cell') },
  {
    name: 'explore-feed',
    at: 'home',
    prepare: async (page) => {
      await sees('.home-feed article')(page)
      await page.locator('.taro_page').evaluate((element) => element.scrollTo({ top: 760 }))
      await page.getByRole('button', { name: 'Back to top' }).waitFor()
    },
  },
  { name: 'destination', at: 'home', prepare: opens(/^Destination/) },
  {
    name: 'destination-found',
    at: 'home',
    prepare: async (page) => {
      await opens(/^Destination/)(page)
      await page.getByRole('combobox').fill('kyo')
      await page.getByRole('dialog').getByText('Kyoto').first().waitFor()
    },
  },
  {
    name: 'destination-nothing',
    at: 'home',
    prepare: async (page) => {
      await opens(/^Destination/)(page)
      await page.getByRole('combobox').fill('zzzz')
      await page.getByText('抱歉，没有搜到相关内容～').waitFor()
    },
  },
  {
    name: 'calendar',
    at: 'home',
    prepare: async (page) => {
      await opens(/^Dates/)(page)
      await tapDay(page, dayAhead(8))
      await tapDay(page, dayAhead(11))
    },
  },
  { name: 'guests', at: 'home', prepare: opens(/^Guests/) },
  { name: 'currency', at: 'home', prepare: opens(/^Currency/) },
  { name: 'hotel-list', at: 'hotelList', prepare: sees('.hotel') },
  { name: 'hotel-list-sort', at: 'hotelList', prepare: opens(/^Sort/) },
  { name: 'hotel-list-edit', at: 'hotelList', prepare: opens(/^Change search/) },
  { name: 'hotel-list-grade', at: 'hotelList', prepare: opensFilter(/^Price & grade/) },
  { name: 'hotel-list-area', at: 'hotelList', prepare: opensFilter(/^Area/) },
  { name: 'hotel-list-more', at: 'hotelList', prepare: opensFilter(/^More/) },
  {
    name: 'hotel-list-chips',
    at: 'hotelList',
    prepare: async (page) => {
      await narrows(page, { breakfast: '1', freeCancellation: '1', grades: '4,5,6' })
      await sees('.hotel')(page)
    },
  },
  {
    name: 'hotel-list-nothing',
    at: 'hotelList',
    prepare: async (page) => {
      await narrows(page, { breakfast: '1', price: 'CNY1-2' })
      await page.getByRole('button', { name: /^Drop "/ }).waitFor()
    },
  },
  {
    name: 'hotel-list-sold-out',
    at: 'hotelList',
    prepare: async (page) => {
      // The demo catalogue sells a few hotels out for the days to come, in one city or another.
      for (const city of ['beijing', 'tokyo', 'shanghai', 'sanya', 'kyoto', 'chengdu', 'guangzhou']) {
        await page.goto(`/hotel/list?cityId=${city}&checkIn=${dayAhead(1)}&checkOut=${dayAhead(4)}`)
        await page.locator('.stays-count', { hasText: /stay/ }).waitFor()
        if (/sold out/.test((await page.locator('.stays-count').textContent()) ?? '')) break
      }
      const gone = page.locator('.hotel-gone').first()
      const end = page.getByText('End of list.')
      while ((await end.count()) === 0) {
        await page.locator('.taro_page').evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
        await page.locator('.hotel').last().scrollIntoViewIfNeeded()
      }
      await gone.scrollIntoViewIfNeeded()
    },
  },
  { name: 'search', at: 'search', prepare: sees('.cities-link') },
  {
    name: 'search-recent',
    at: 'search',
    prepare: async (page) => {
      for (const text of ['garden', '温泉']) {
        await page.getByRole('combobox').fill(text)
        await page.getByRole('combobox').press('Enter')
        await page.waitForURL(/\/hotel\/list/)
        await page.goto('/search')
      }
      await page.getByRole('button', { name: '温泉', exact: true }).waitFor()
    },
  },
  {
    name: 'search-found',
    at: 'search',
    prepare: async (page) => {
      await page.getByRole('combobox').fill('shang')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'search-nothing',
    at: 'search',
    prepare: async (page) => {
      await page.getByRole('combobox').fill('zzzzqq')
      await page.getByText('抱歉，没有搜到相关内容～').waitFor()
    },
  },
  { name: 'hotel-detail', at: 'hotelDetail', prepare: sees('.pack') },
  {
    name: 'hotel-detail-rooms',
    at: 'hotelDetail',
    prepare: async (page) => {
      await sees('.pack')(page)
      await tap(page, 'Choose room')
    },
  },
  {
    name: 'hotel-detail-about',
    at: 'hotelDetail',
    prepare: async (page) => {
      await sees('.pack')(page)
      await page.locator('.taro_page').evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    },
  },
  {
    name: 'hotel-detail-compare',
    at: 'hotelDetail',
    prepare: async (page) => {
      await sees('.pack')(page)
      await page
        .getByRole('button', { name: /^Compare ./ })
        .nth(0)
        .tap()
      await page
        .getByRole('button', { name: /^Compare ./ })
        .nth(1)
        .tap()
      await page.getByRole('button', { name: 'Compare', exact: true }).tap()
      await page.getByRole('dialog', { name: 'Compare' }).waitFor()
    },
  },
  {
    name: 'hotel-detail-pictures',
    at: 'hotelDetail',
    prepare: opens(/open full screen$/),
  },
  {
    name: 'hotel-detail-nearby',
    at: 'hotelDetail',
    prepare: async (page) => {
      await sees('.pack')(page)
      await page.locator('.sketch').scrollIntoViewIfNeeded()
    },
  },
  { name: 'city', at: 'cityInfo', prepare: sees('.city-hotel') },
  ...['Hotels', 'Coupons', 'Moments', 'Pictures'].map((name) => ({
    name: `city-${name.toLowerCase()}`,
    at: 'cityInfo' as const,
    prepare: async (page: Page) => {
      await page.getByRole('tab', { name }).tap()
      await page.locator('.city-hotel, .city-pair, .city-post, .city-grid').first().waitFor()
      await page.getByRole('tab', { name }).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
  })),
  {
    name: 'hotel-detail-calendar',
    at: 'hotelDetail',
    prepare: async (page) => {
      await sees('.pack')(page)
      await page.locator('.detail-stay button').first().tap()
      await page.locator('.cal-under', { hasText: /\d/ }).first().waitFor()
    },
  },
  { name: 'hotel-book', at: 'hotelBook', prepare: sees('.book-summary') },
  {
    name: 'hotel-book-form',
    at: 'hotelBook',
    prepare: async (page) => {
      await sees('.book-summary')(page)
      await tap(page, 'Submit')
      await page.getByLabel(/^Lead guest/).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'hotel-book-price',
    at: 'hotelBook',
    prepare: async (page) => {
      await sees('.book-summary')(page)
      await page.locator('.taro_page').evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    },
  },
  { name: 'hotel-book-arrival', at: 'hotelBook', prepare: opens(/^Arrival time/) },
  {
    name: 'hotel-book-travelers',
    at: 'hotelBook',
    prepare: async (page) => {
      await opens('Choose from travelers')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'New traveler' }).waitFor()
    },
  },
  { name: 'pay', at: 'pay', prepare: sees('.pay-method') },
  { name: 'pay-leave', at: 'pay', prepare: opens('Back', 'alertdialog') },
  { name: 'pay-finish', at: 'payFinish', prepare: sees('.paid-facts') },
  { name: 'order', at: 'hotelOrder', prepare: sees('.trip-hotel') },
  { name: 'order-cancel', at: 'hotelOrder', prepare: opens('Cancel', 'alertdialog') },
  { name: 'wish-list', at: 'wishList', prepare: sees('.hotel') },
  {
    name: 'wish-list-choosing',
    at: 'wishList',
    prepare: async (page) => {
      await tap(page, 'Select')
      await page.getByRole('checkbox').last().tap()
    },
  },
  {
    name: 'wish-list-empty',
    at: 'wishList',
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Coupons' }).tap()
      await page.locator('.rail-cell').first().waitFor()
    },
  },
  {
    name: 'wish-list-moments',
    at: 'wishList',
    prepare: async (page) => {
      await page.goto('/account/wish/list?tab=moment')
      await page.locator('.posts-cell').first().waitFor()
    },
  },
  {
    name: 'wish-list-removed',
    at: 'wishList',
    prepare: async (page) => {
      await tap(page, /^Wish list: /)
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  { name: 'login', at: 'wishList', isVisitor: true, prepare: (page) => page.getByRole('dialog').waitFor() },
  {
    name: 'login-code',
    at: 'wishList',
    isVisitor: true,
    prepare: async (page) => {
      await page.getByLabel('Email address').fill('zoe@example.com')
      await tap(page, 'Continue')
      await page.getByLabel('Verification code').waitFor()
    },
  },
  {
    name: 'login-password',
    at: 'wishList',
    isVisitor: true,
    prepare: async (page) => {
      await page.getByLabel('Email address').fill('ida@example.com')
      await tap(page, 'Continue')
      await tap(page, 'Sign in Using a Password')
      await page.getByLabel('Password', { exact: true }).waitFor()
    },
  },
  ...accountScenes,
  { name: 'not-found', at: 'notFound', prepare: sees('.not-found') },
]
