import type { Page } from 'playwright-core'
import { eventually } from './eventually'
import { soldOutStay } from './offers'
import { dayAhead, tapDay } from './traveler'
import { tap, sees, opens, type Scene } from './scene'

const opensFilter = (name: RegExp) => async (page: Page) => {
  await sees('.hotel')(page)
  await opens(name)(page)
}
const narrows = async (page: Page, fields: Record<string, string>) => {
  await page.goto(`${page.url()}&${new URLSearchParams(fields)}`)
}

/** The screens on the way to a booking and their main popups. */
export const hotelScenes: readonly Scene[] = [
  { name: 'explore', at: 'home', prepare: sees('.rail-cell') },
  {
    name: 'explore-feed',
    at: 'home',
    outOfSight: '.banners',
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
      await page.goto(`/hotel/list?${new URLSearchParams(soldOutStay)}`)
      const gone = page.locator('.hotel-gone').first()
      // Sold-out hotels stand last, behind all pages of the list.
      await eventually(
        async () => {
          await page.locator('.taro_page').evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
          return gone.count()
        },
        (count) => expect(count).toBe(1),
      )
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
  { name: 'hotel-book', at: 'hotelBook', prepare: sees('.book-hotel') },
  {
    name: 'hotel-book-form',
    at: 'hotelBook',
    prepare: async (page) => {
      await sees('.book-hotel')(page)
      await tap(page, 'Submit')
      await page.getByLabel(/^Lead guest/).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'hotel-book-price',
    at: 'hotelBook',
    prepare: async (page) => {
      await sees('.book-hotel')(page)
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
]
