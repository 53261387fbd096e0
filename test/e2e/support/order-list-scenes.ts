import { guestOrderRoutes } from '@/contract/guest-order'
import { orderListRoutes, type OrderTip } from '@/contract/order-list'
import { orderTabs } from '@/domain/orders/order-tabs'
import { tipButton } from '@/domain/orders/order-tips'
import { breaking, changing, refusing, together } from './changed-replies'
import { requestBookingCode } from './find-booking'
import { type Scene, sees, tap } from './scene'

const listPath = orderListRoutes.listOrders.path
const tipsPath = orderListRoutes.listOrderTips.path
const noOrders = together(
  changing(listPath, () => ({ list: [], next: null })),
  changing(tipsPath, () => ({ list: [] })),
)

/** The tip that the list has, as each kind of tips. */
const everyTip = changing<{ list: readonly OrderTip[] }>(tipsPath, ({ list: [tip] }) => ({
  list: tip
    ? (['pay_within', 'refund_account', 'free_cancellation_ends', 'check_in', 'waiting_for_hotel'] as const).map(
        (kind) => ({ ...tip, kind, button: tipButton(kind) }),
      )
    : [],
}))

/** The bookings: each tab, search, what comes next, and nothing at all. */
const listScenes: readonly Scene[] = [
  { name: 'bookings', at: 'orderList', prepare: sees('.trips-cell') },
  ...orderTabs.slice(1).map(({ key, label }): Scene => ({
    name: `bookings-${key.replace('_', '-')}`,
    at: 'orderList',
    prepare: async (page) => {
      await page.getByRole('tab', { name: new RegExp(`^${label}`) }).tap()
      await page.locator('.trips-cell, .empty').first().waitFor()
    },
  })),
  { name: 'bookings-next-up', at: 'orderList', before: everyTip, prepare: sees('.next-tip') },
  {
    name: 'bookings-found',
    at: 'orderList',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('上海')
      await page.waitForURL(/keyword=/)
      await sees('.trips-cell')(page)
    },
  },
  {
    name: 'bookings-none-found',
    at: 'orderList',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('nowhere')
      await page.getByRole('button', { name: 'Clear search' }).waitFor()
    },
  },
  { name: 'bookings-none', at: 'orderList', before: noOrders, prepare: sees('.empty') },
  { name: 'bookings-failed', at: 'orderList', before: breaking(listPath), prepare: sees('.fail') },
  { name: 'bookings-visitor', at: 'orderList', isVisitor: true, prepare: sees('.empty') },
]

const findScene = (name: string, prepare: Scene['prepare'], before?: Scene['before']): Scene => ({
  name,
  at: 'findOrder',
  isVisitor: true,
  prepare,
  ...(before ? { before } : {}),
})

/** Finding one booking without an account: its two steps, and what can be wrong in each. */
const findScenes: readonly Scene[] = [
  findScene('find-booking', sees('#orderNo')),
  findScene('find-booking-faults', async (page) => {
    await page.getByLabel('Email address').fill('uma@example.com')
    await page.getByLabel('Booking or order number').fill('12')
    await tap(page, 'Send code')
    await sees('.field-error')(page)
  }),
  findScene('find-booking-code', (page) => requestBookingCode(page, 'uma@example.com', 'SL123456789012')),
  findScene('find-booking-wrong-code', async (page) => {
    await requestBookingCode(page, 'ida@example.com', 'SL123456789012')
    await page.getByLabel('Verification code').fill('000000')
    await sees('.field-error')(page)
  }),
  findScene(
    'find-booking-too-often',
    async (page) => {
      await page.getByLabel('Email address').fill('eva@example.com')
      await page.getByLabel('Booking or order number').fill('SL123456789012')
      await tap(page, 'Send code')
      await page.getByText('Please wait').waitFor()
    },
    refusing(guestOrderRoutes.findOrderAsGuest.path, 429, {
      code: 'too_many_codes',
      message: 'Please wait a minute before the next code.',
    }),
  ),
]

/** The bookings, and finding one of them. */
export const orderListScenes: readonly Scene[] = [...listScenes, ...findScenes]
