import type { HotelOrder, HotelOrderCard as OrderCard, OrderTab } from '@/contract/order'
import type { OrderTip } from '@/contract/order-list'
import { OrderDetailStore } from '@/stores/booking/order-detail'
import { OrderListStore } from '@/stores/booking/order-list'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { handTimers } from '../../../support/hand-timers'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'
import { noMixOrders } from '../../../support/client/no-mix-orders'

type Page = { list: OrderCard[]; nextCursor: string | null }
type Counts = Record<Exclude<OrderTab, 'all'>, number>
type Cancelled = { orderid: string; status: OrderCard['status'] }
type Tips = { list: OrderTip[]; serverTime: string }

const orderOf = (orderid: string, status: OrderCard['status'] = 'TO_PAY') =>
  ({ orderid, status, type: 'hotel', hotelName: 'Garden House' }) as OrderCard
const acted = { orderid: 'o1', type: 'hotel', title: 'Garden House' } as const
const noCounts: Counts = { to_pay: 0, to_confirm: 0, upcoming: 0, to_use: 0, completed: 0, cancelled: 0 }

interface Start {
  readonly isLogin?: boolean
  readonly tab?: OrderTab
  readonly keyword?: string
}

function listPage({ isLogin = true, tab = 'all', keyword = '' }: Start = {}) {
  const fake = createFakeTimers()
  const lists = heldCall<{ tab?: string; keyword?: string }, Page>()
  const counts = heldCall<object, Counts>()
  const cancels = heldCall<{ orderid: string }, Cancelled>()
  const deletes = heldCall<{ orderid: string }, { ok: true }>()
  const tips = heldCall<object, Tips>()
  const seen = heldCall<{ until: string }, { ok: true }>()
  const toasts: string[] = []
  const store = new OrderListStore(
    {
      order: {
        listOrders: lists.call,
        countOrders: counts.call,
        cancelHotelOrder: cancels.call,
        deleteHotelOrder: deletes.call,
        listOrderTips: tips.call,
        markOrdersSeen: seen.call,
      },
      couponOrder: {
        cancelUnpaidCouponOrder: heldCall<{ orderid: string }, { orderid: string; status: 'CANCELLED' }>().call,
        deleteCouponOrder: heldCall<{ orderid: string }, { ok: true }>().call,
      },
      mixOrder: noMixOrders,
      session: { isLogin },
      toast: { show: (text) => void toasts.push(text) },
      newKey: () => 'key 1',
      clock: fake.clock,
      timers: fake.timers,
    },
    { tab, keyword },
  )
  return { store, lists, counts, cancels, deletes, tips, seen, toasts, fake }
}

test('a visitor’s bookings are not requested', () => {
  const { store, lists, counts, tips } = listPage({ isLogin: false })
  void store.look()
  expect([lists.inputs, counts.inputs, tips.inputs]).toEqual([[], [], []])
})

test('each tab has its own list', async () => {
  const { store, lists } = listPage()
  void store.look()
  await lists.reply({ list: [orderOf('o1')], nextCursor: null })
  void store.selectTab('to_pay')
  expect(store.orders.items).toEqual([])
  void store.selectTab('to_pay')
  expect(lists.inputs.map(({ tab }) => tab)).toEqual(['all', 'to_pay'])
})

test('unpaid bookings count down by the server’s clock, and are requested again at zero', async () => {
  const { store, lists, fake } = listPage()
  store.waits.start()
  void store.look()
  const times = { payExpireTime: '2026-11-21T10:00:03.000Z', serverTime: '2026-11-21T10:00:00.000Z' }
  await lists.reply({ list: [{ ...orderOf('o1'), ...times }, orderOf('o2', 'CONFIRMED')], nextCursor: null })
  const left = () => store.orders.items.map((order) => store.waits.secondsLeft(order))
  expect(left()).toEqual([3, null])
  await fake.pass(2000)
  expect([left(), lists.inputs.length]).toEqual([[1, null], 1])
  await fake.pass(1000)
  expect([left(), lists.inputs.length]).toEqual([[0, null], 2])
  store.waits.stop()
  expect(fake.running()).toBe(0)
})

test('coming back reloads list and counts while the old ones stay', async () => {
  const { store, lists, counts } = listPage()
  void store.look()
  await lists.reply({ list: [orderOf('o1')], nextCursor: null })
  await counts.reply({ ...noCounts, to_pay: 1 })
  void store.look()
  expect(store.orders.items).toHaveLength(1)
  await lists.fail(noReply)
  expect(store.orders.items).toHaveLength(1)
  expect(store.counts.value?.to_pay).toBe(1)
})

test.each([
  ['cancel', 'done', null, 'Booking cancelled'],
  ['cancel', 'refused', refusal('order_state', undefined, 'It is already paid.'), 'It is already paid.'],
  ['delete', 'done', null, 'Booking deleted'],
  ['delete', 'refused', refusal('order_state', undefined, 'It is not over.'), 'It is not over.'],
] as const)('%s needs a confirmation, then is %s with a message', async (action, _, thrown, text) => {
  const { store, lists, cancels, deletes, toasts } = listPage()
  const { actions } = store
  void store.look()
  await lists.reply({ list: [orderOf('o1')], nextCursor: null })
  actions.prompt(action, acted)
  expect([cancels.inputs, deletes.inputs]).toEqual([[], []])
  void actions.confirm()
  void actions.confirm()
  const call = action === 'cancel' ? cancels : deletes
  expect([...cancels.inputs, ...deletes.inputs]).toEqual([{ orderid: 'o1' }])
  expect([call.inputs.length, call.keys]).toEqual([1, ['key 1']])
  if (thrown) await call.fail(thrown)
  else if (action === 'cancel') await cancels.reply({ orderid: 'o1', status: 'CANCELLED' })
  else await deletes.reply({ ok: true })
  expect(toasts).toEqual([text])
  expect([actions.prompted, actions.isBusy]).toEqual([null, false])
  expect(lists.inputs).toHaveLength(2)
})

test('an action that was decided against is not done', () => {
  const { store, deletes } = listPage()
  store.actions.prompt('delete', acted)
  store.actions.dismiss()
  void store.actions.confirm()
  expect(deletes.inputs).toEqual([])
})

test('a keyword restarts the list once for each change, within the tab', async () => {
  const { store, lists } = listPage({ tab: 'upcoming', keyword: 'lake' })
  void store.look()
  await lists.reply({ list: [orderOf('o1')], nextCursor: null })
  void store.search('lake')
  void store.search('lake house')
  expect(store.orders.items).toEqual([])
  await lists.reply({ list: [], nextCursor: null })
  void store.search('')
  expect(lists.inputs.map(({ tab, keyword }) => [tab, keyword])).toEqual([
    ['upcoming', 'lake'],
    ['upcoming', 'lake house'],
    ['upcoming', undefined],
  ])
})

test('the reply to a keyword that was typed on from never shows', async () => {
  const { store, lists } = listPage()
  void store.search('a')
  void store.search('ab')
  await lists.reply({ list: [orderOf('a')], nextCursor: null })
  expect(store.orders.items).toEqual([])
  await lists.reply({ list: [orderOf('ab')], nextCursor: null })
  expect(store.orders.items.map(({ orderid }) => orderid)).toEqual(['ab'])
})

describe('what comes next', () => {
  const serverTime = '2026-11-21T10:00:00.000Z'
  const tip = { kind: 'pay_within', at: '2026-11-21T10:05:00.000Z' } as OrderTip

  test('stands above the whole list, with the time by the server’s clock', async () => {
    const { store, tips, lists, fake } = listPage()
    store.waits.start()
    void store.look()
    const times = { payExpireTime: tip.at, serverTime }
    await lists.reply({ list: [{ ...orderOf('o1'), ...times }], nextCursor: null })
    await tips.reply({ list: [tip], serverTime })
    const text = () => store.nextUp.map((shown) => shown.text)
    expect(text()).toEqual(['Pay within 5 minutes, or the rooms are released'])
    await fake.pass(61_000)
    expect(text()).toEqual(['Pay within 3 minutes, or the rooms are released'])
    store.waits.stop()
  })

  test('is neither requested nor shown for a tab or a keyword', async () => {
    const { store, tips } = listPage()
    void store.look()
    await tips.reply({ list: [tip], serverTime })
    void store.selectTab('upcoming')
    expect(store.nextUp).toEqual([])
    void store.selectTab('all')
    expect(store.nextUp).toHaveLength(1)
    void store.search('lake')
    expect([store.nextUp, tips.inputs.length]).toEqual([[], 1])
  })

  test('is requested once the whole list is shown', () => {
    const { store, tips } = listPage({ tab: 'upcoming' })
    void store.look()
    expect(tips.inputs).toEqual([])
    void store.selectTab('all')
    expect(tips.inputs).toHaveLength(1)
  })
})

test('the newest order that was shown is noted as seen, again only for a newer one', async () => {
  const { store, lists, seen } = listPage()
  const first = { ...orderOf('o1'), createdAt: '2026-11-21T10:00:00.000Z' }
  const second = { ...orderOf('o2'), createdAt: '2026-11-21T11:00:00.000Z' }
  for (const list of [[], [first], [first], [second, first]]) {
    void store.look()
    await lists.reply({ list, nextCursor: null })
  }
  expect(seen.inputs).toEqual([{ until: first.createdAt }, { until: second.createdAt }])
})

test.each([
  ['TO_PAY', true],
  ['CONFIRMED', true],
  ['PARTIAL_REFUNDED', true],
  ['CANCEL_APPLIED', false],
  ['CANCELLED', false],
  ['COMPLETED', false],
] as const)('the cancellation cost of a %s order is requested: %s', async (status, isRequested) => {
  const orders = heldCall<object, HotelOrder>()
  const quotes = heldCall<object, never>()
  const store = new OrderDetailStore(
    {
      order: {
        getOrderDetail: orders.call,
        quoteCancel: quotes.call,
        cancelHotelOrder: () => Promise.reject(noReply),
        deleteHotelOrder: () => Promise.reject(noReply),
      },
      session: { isLogin: true },
      toast: { show: () => {} },
      newKey: () => 'key 1',
      timers: handTimers(),
      onDeleted: () => {},
    },
    'o1',
  )
  void store.look()
  await orders.reply({ ...orderOf('o1', status), refunds: [] } as unknown as HotelOrder)
  expect(quotes.inputs).toHaveLength(isRequested ? 1 : 0)
})

test.each([
  ['TO_PAY', true],
  ['CONFIRMING', true],
  ['CANCEL_APPLIED', true],
  ['REJECTED', true],
  ['AUTO_REFUNDING', true],
  ['CONFIRMED', false],
  ['CANCELLED', false],
] as const)('an order that is %s is looked at again: %s', async (status, isLookedAtAgain) => {
  const orders = heldCall<{ orderid: string }, HotelOrder>()
  const fake = createFakeTimers()
  const store = new OrderDetailStore(
    {
      order: {
        getOrderDetail: orders.call,
        quoteCancel: () => Promise.reject(noReply),
        cancelHotelOrder: () => Promise.reject(noReply),
        deleteHotelOrder: () => Promise.reject(noReply),
      },
      session: { isLogin: true },
      toast: { show: () => {} },
      newKey: () => 'key 1',
      timers: fake.timers,
      onDeleted: () => {},
    },
    'o1',
  )
  const looked = store.look()
  await orders.reply({ ...orderOf('o1', status), refunds: [] } as unknown as HotelOrder)
  await looked
  await fake.pass(3000)
  expect(orders.inputs).toHaveLength(isLookedAtAgain ? 2 : 1)
})
