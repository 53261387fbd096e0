import { accountScenes } from './account-scenes'
import { type Scene, sees, tap } from './scene'

/** The screens of one’s own account, their main popups, and the page that is not found. */
export const ownScenes: readonly Scene[] = [
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
